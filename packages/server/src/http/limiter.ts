// Rate limits of this process: token buckets and connection counts, by client key.

export const LIMITS = {
  /** Reads that cost a query or an RPC call. */
  read: { perSecond: 50, burst: 100 },
  write: { perSecond: 10, burst: 20 },
} as const;

export type RateKind = keyof typeof LIMITS;
/** Server-sent event streams open at once, for one client. */
export const STREAMS_PER_CLIENT = 20;

const MAX_CLIENTS = 50_000;

type Bucket = { tokens: number; atMs: number };

/** What one client used: requests taken since the last sharing, or streams open now. */
export type Use = { kind: RateKind | 'stream'; client: string; used: number };

export type Limiter = ReturnType<typeof createLimiter>;

/** Limits that start full; `clock` in milliseconds. The oldest clients are forgotten beyond 50,000. */
export function createLimiter(clock: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  const streams = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  /** Requests of this process since the last sharing. */
  const taken = new Map<string, Use>();
  /** Clients whose streams changed since the last sharing. */
  const changed = new Set<string>();

  const bucketOf = (kind: RateKind, client: string): Bucket => {
    const key = `${kind} ${client}`;
    const { perSecond, burst } = LIMITS[kind];
    const nowMs = clock();
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond);
    bucket.atMs = nowMs;
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value ?? key);
    return bucket;
  };

  const noteTaken = (kind: RateKind, client: string) => {
    const key = `${kind} ${client}`;
    const use = taken.get(key);
    if (use === undefined) taken.set(key, { kind, client, used: 1 });
    else use.used += 1;
  };

  return {
    /** Takes one request out of the client's bucket: 0, or whole seconds to wait if it is empty. */
    take(kind: RateKind, client: string): number {
      const bucket = bucketOf(kind, client);
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / LIMITS[kind].perSecond));
      bucket.tokens -= 1;
      noteTaken(kind, client);
      return 0;
    },
    /** Whether the client may open one more stream; if so it is counted until `closeStream`. */
    openStream(client: string): boolean {
      const open = streams.get(client) ?? 0;
      if (open + (elsewhere.get(client) ?? 0) >= STREAMS_PER_CLIENT) return false;
      streams.set(client, open + 1);
      changed.add(client);
      return true;
    },
    closeStream(client: string): void {
      const open = (streams.get(client) ?? 0) - 1;
      if (open > 0) streams.set(client, open);
      else streams.delete(client);
      changed.add(client);
    },
    /** What changed since the last call, to be shared; with `allStreams` every open stream once more. */
    takeUse(allStreams = false): Use[] {
      const clients = allStreams ? new Set([...changed, ...streams.keys()]) : changed;
      const open = [...clients].map((client) => ({
        kind: 'stream' as const,
        client,
        used: streams.get(client) ?? 0,
      }));
      const uses = [...taken.values(), ...open];
      taken.clear();
      changed.clear();
      return uses;
    },
    /** Counts what the same client did in another process: `used` requests more, or `used` streams open now. */
    addElsewhere({ kind, client, used }: Use): void {
      if (kind !== 'stream') {
        const bucket = bucketOf(kind, client);
        bucket.tokens = Math.max(bucket.tokens - used, -LIMITS[kind].burst);
      } else if (used > 0) elsewhere.set(client, used);
      else elsewhere.delete(client);
    },
  };
}
