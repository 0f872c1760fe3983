// A reader of server-sent events for tests.

export type StreamEvent = { readonly event: string; readonly data: unknown; readonly id: string | null };

export type TestStream = {
  readonly status: number;
  readonly headers: Headers;
  /** The next event that `matches`, skipping others; fails after 10 s. */
  next(matches: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  close(): void;
};

/** Opens `/api/events`, with a Last-Event-ID and for topics where they are given. */
export async function openTestStream(
  url: string,
  lastEventId?: string,
  topics?: string,
): Promise<TestStream> {
  const stop = new AbortController();
  const response = await fetch(`${url}/api/events${topics === undefined ? '' : `?topics=${topics}`}`, {
    headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
    signal: stop.signal,
  });
  const events = readEvents(response);
  return {
    status: response.status,
    headers: response.headers,
    async next(matches) {
      const limit = setTimeout(() => stop.abort(new Error('no such event within 30 s')), 30_000);
      try {
        for (;;) {
          const { value, done } = await events.next();
          if (done) throw new Error('the stream ended');
          if (matches(value)) return value;
        }
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => stop.abort(),
  };
}

async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return;
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const event = parseFrame(frame);
      if (event !== null) yield event;
    }
  }
}

function parseFrame(frame: string): StreamEvent | null {
  const fields = new Map(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { event: fields.get('event') ?? 'message', data: JSON.parse(data), id: fields.get('id') ?? null };
}
