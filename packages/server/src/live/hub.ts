// The open event streams: everyone gets the same bytes, once; who cannot keep up is dropped.
import { randomInt } from 'node:crypto';
import type { Frame } from '#live/frames.ts';

/** A stream to one client. */
export type Sink = {
  /** Sends bytes; false if the client is behind by more than it may be, and then nothing is sent. */
  write(bytes: Uint8Array | string): boolean;
  close(): void;
};

export type HubOptions = {
  /** Streams open at once; more are refused. */
  readonly maxStreams?: number;
  /** Batches kept for clients that come back. */
  readonly maxKept?: number;
  /** What a client which comes back is given at most, the newest. */
  readonly maxMissed?: number;
};

/** What is sent for a topic: what happened, and then the states that changed. */
export type TopicBatch = { readonly topic: string; readonly news: readonly Frame[]; readonly states: string };

/** What was sent at one version, so that a client that comes back learns what it missed. */
type Batch = { readonly version: bigint; readonly published: readonly TopicBatch[] };

export type Hub = ReturnType<typeof createHub>;

const HEARTBEAT_MS = 15_000;
/** After an end that the server chose a client comes back within these, milliseconds. */
const RETRY_MS = [500, 5_000] as const;
const HEARTBEAT = ': \n\n';

/** A hub without streams. Its heartbeat keeps proxies from closing what is idle. */
export function createHub({ maxStreams = 10_000, maxKept = 512, maxMissed = 50 }: HubOptions = {}) {
  /** Each stream with its topics, as one text for those that ask for the same. */
  const sinks = new Map<Sink, string>();
  const kept: Batch[] = [];
  /** Everything sent after this version is kept. */
  let keptSince: bigint | undefined;
  let dropped = 0;
  let isClosed = false;

  const drop = (sink: Sink) => {
    if (!sinks.delete(sink)) return;
    dropped += 1;
    sink.close();
  };
  const end = (sink: Sink) => {
    sink.write(`retry: ${randomInt(...RETRY_MS)}\n\n`);
    sink.close();
  };
  const timer = setInterval(() => {
    for (const sink of sinks.keys()) if (!sink.write(HEARTBEAT)) drop(sink);
  }, HEARTBEAT_MS);
  timer.unref();

  return {
    get size() {
      return sinks.size;
    },
    get dropped() {
      return dropped;
    },
    get isFull() {
      return sinks.size >= maxStreams;
    },
    /**
     * Adds a stream of `topics`, which is sent `opening` first; the returned function takes it out. A closed hub ends
     * it at once: a stream that was being opened meanwhile would hold up the server's end.
     */
    add(sink: Sink, topics: readonly string[], opening: string): () => void {
      if (isClosed) {
        end(sink);
        return () => false;
      }
      sinks.set(sink, topics.join());
      if (!sink.write(opening)) drop(sink);
      return () => sinks.delete(sink);
    },
    /**
     * Sends to each stream what happened and changed in its topics: first what happened, then the states; `otherwise` where that is
     * nothing.
     */
    tell(version: bigint, published: readonly TopicBatch[], otherwise: string): void {
      if (published.some(({ news }) => news.length > 0)) kept.push({ version, published });
      keptSince ??= version;
      if (kept.length > maxKept) keptSince = kept.shift()?.version;
      const texts = new Map<string, Buffer>();
      for (const [sink, topics] of sinks) {
        const bytes = texts.get(topics) ?? Buffer.from(textOf(published, topics.split(',')) || otherwise);
        texts.set(topics, bytes);
        if (bytes.length > 0 && !sink.write(bytes)) drop(sink);
      }
    },
    /**
     * The newest of what happened in `topics` after `version`, each thing once in its newest state; undefined if what
     * was sent then is no longer kept.
     */
    missedSince(version: bigint, topics: readonly string[]): string | undefined {
      if (keptSince === undefined || version < keptSince) return undefined;
      const newest = new Map<string, string>();
      for (const batch of kept)
        if (batch.version > version)
          for (const { topic, news } of batch.published)
            if (topics.includes(topic)) for (const { key, text } of news) newest.set(`${topic} ${key}`, text);
      return [...newest.values()].slice(-maxMissed).join('');
    },
    /** Ends every stream, and each that is opened later; clients come back by themselves, not all in one moment. */
    close(): void {
      isClosed = true;
      clearInterval(timer);
      for (const sink of sinks.keys()) end(sink);
      sinks.clear();
    },
  };
}

function textOf(published: readonly TopicBatch[], topics: readonly string[]): string {
  const ours = published.filter(({ topic }) => topics.includes(topic));
  const news = ours.flatMap((part) => part.news.map(({ text }) => text));
  return news.join('') + ours.map(({ states }) => states).join('');
}
