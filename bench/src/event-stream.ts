// Reads server-sent events.

export type ServerEvent = { event: string; data: string; receivedMs: number };

/** Calls `onEvent` for each event at `url` until `signal` aborts; resolves once the stream is open. */
export async function openEventStream(
  url: string,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const response = await fetch(url, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const text = response.body.pipeThrough(new TextDecoderStream());
  void readEvents(text, onEvent).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function readEvents(
  text: ReadableStream<string>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  let rest = '';
  for await (const chunk of text) {
    const receivedMs = performance.now();
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      const data = field('data');
      if (data !== undefined) onEvent({ event: field('event') ?? 'message', data, receivedMs });
    }
  }
}
