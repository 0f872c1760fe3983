// The open event streams: everyone gets the same bytes, once; who cannot keep up is dropped.

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
  /** Purchases that a client which comes back is told at most, the newest. */
  readonly maxMissed?: number;
};

/** What was told at one version, so that a client that comes back is told what it missed. */
type Batch = { readonly version: bigint; readonly purchases: readonly { key: string; frame: string }[] };

export type Hub = ReturnType<typeof createHub>;

const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ': \n\n';

/** A hub without streams. Its heartbeat keeps proxies from closing what is idle. */
export function createHub({ maxStreams = 10_000, maxKept = 512, maxMissed = 50 }: HubOptions = {}) {
  const sinks = new Set<Sink>();
  const kept: Batch[] = [];
  /** Everything told after this version is kept. */
  let keptSince: bigint | undefined;
  let dropped = 0;

  const drop = (sink: Sink) => {
    if (!sinks.delete(sink)) return;
    dropped += 1;
    sink.close();
  };
  const sendAll = (bytes: Uint8Array | string) => {
    for (const sink of sinks) if (!sink.write(bytes)) drop(sink);
  };
  const timer = setInterval(() => sendAll(HEARTBEAT), HEARTBEAT_MS);
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
    /** Adds a stream, which is sent `opening` first; the returned function takes it out. */
    add(sink: Sink, opening: string): () => void {
      sinks.add(sink);
      if (!sink.write(opening)) drop(sink);
      return () => sinks.delete(sink);
    },
    /** Sends a batch to everyone: first the purchases, then `state`, which carries the id. */
    tell(version: bigint, purchases: Batch['purchases'], state: string): void {
      if (purchases.length > 0) kept.push({ version, purchases });
      keptSince ??= version;
      if (kept.length > maxKept) keptSince = kept.shift()?.version;
      const text = purchases.map(({ frame }) => frame).join('') + state;
      if (text !== '' && sinks.size > 0) sendAll(Buffer.from(text));
    },
    /**
     * Frames of the newest purchases told after `version`, each once in its newest state; undefined if what was told then is no
     * longer kept.
     */
    missedSince(version: bigint): string | undefined {
      if (keptSince === undefined || version < keptSince) return undefined;
      const newest = new Map<string, string>();
      for (const batch of kept)
        if (batch.version > version) for (const { key, frame } of batch.purchases) newest.set(key, frame);
      return [...newest.values()].slice(-maxMissed).join('');
    },
    /** Ends every stream; clients come back by themselves. */
    close(): void {
      clearInterval(timer);
      for (const sink of sinks) sink.close();
      sinks.clear();
    },
  };
}
