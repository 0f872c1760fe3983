// Rate limits of this process: token buckets and connection counts, by client and by the network it lies in.
import { widerNetwork } from '#http/client-address.ts';

export const LIMITS = {
  /** Reads that cost a query or an RPC call. */
  read: { perSecond: 50, burst: 100 },
  /** Pictures, of which a screen shows dozens. */
  picture: { perSecond: 200, burst: 1_000 },
  write: { perSecond: 10, burst: 20 },
  /** Apes painted for nobody, which cost a thread and a file each: ten at once, and one more a minute. */
  paint: { perSecond: 1 / 60, burst: 10 },
  /** Texts to sign in with a wallet. Attempts at a password are counted in the database. @see decision 116 "the password and its waits" */
  login: { perSecond: 0.1, burst: 5 },
  /** What was refused and is written down, by all together: more is only counted. */
  noted: { perSecond: 5, burst: 100 },
  /** Applications for a launch: five at once, and one more every ten minutes. */
  apply: { perSecond: 1 / 600, burst: 5 },
  /** The same by all together: as many as somebody can still read, one half for those that a wallet has signed. */
  applicants: { perSecond: 1 / 120, burst: 50 },
  signedApplicants: { perSecond: 1 / 120, burst: 50 },
  /** A tenth of that by one network of a provider, whose addresses one hand may hold. @see providerOf */
  applicantsOf: { perSecond: 1 / 600, burst: 10 },
  /** Games that are started: whoever falls at once may try again at once. */
  play: { perSecond: 1 / 4, burst: 30 },
  /** Games that are handed in; none takes less than some seconds. */
  score: { perSecond: 1 / 6, burst: 15 },
  /** Seconds of play in games that are handed in, which nobody plays faster than by the clock; some share an address. */
  played: { perSecond: 10, burst: 3_000 },
  /** The same by all together: the server plays five minutes again in up to 20 ms. */
  replays: { perSecond: 1_500, burst: 3_000 },
  /** Games that are taken: nobody fills the board of a day by themselves. */
  taken: { perSecond: 1 / 120, burst: 30 },
} as const;

export type RateKind = keyof typeof LIMITS;
/** Server-sent event streams open at once, for one client. */
export const STREAMS_PER_CLIENT = 20;
/** A network may use as much as so many clients: one hand may hold all its addresses, or a whole town share them. */
export const CLIENTS_PER_NETWORK = 50;

const MAX_CLIENTS = 50_000;

type Bucket = { tokens: number; atMs: number };

/** What one client or network used: requests taken since the last sharing, or streams open now. */
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
    const { perSecond, burst } = limitOf(kind, client);
    const nowMs = clock();
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond);
    bucket.atMs = nowMs;
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value ?? key);
    return bucket;
  };

  const noteTaken = (kind: RateKind, client: string, used: number) => {
    const key = `${kind} ${client}`;
    const use = taken.get(key);
    if (use === undefined) taken.set(key, { kind, client, used });
    else use.used += used;
  };

  const isFull = (level: string) =>
    (streams.get(level) ?? 0) + (elsewhere.get(level) ?? 0) >= STREAMS_PER_CLIENT * scaleOf(level);
  const countStream = (level: string, by: number) => {
    const open = (streams.get(level) ?? 0) + by;
    if (open > 0) streams.set(level, open);
    else streams.delete(level);
    changed.add(level);
  };

  return {
    /** Takes one request, or as much as it is worth, out of the client's bucket: 0, or whole seconds to wait if that is not in it. */
    take(kind: RateKind, client: string, worth = 1): number {
      const both = levelsOf(client).map((level) => ({ level, bucket: bucketOf(kind, level) }));
      for (const { level, bucket } of both)
        if (bucket.tokens < worth)
          return Math.max(1, Math.ceil((worth - bucket.tokens) / limitOf(kind, level).perSecond));
      for (const { level, bucket } of both) {
        bucket.tokens -= worth;
        noteTaken(kind, level, worth);
      }
      return 0;
    },
    /** Whether the client may open one more stream; if so it is counted until `closeStream`. */
    openStream(client: string): boolean {
      const levels = levelsOf(client);
      if (levels.some(isFull)) return false;
      for (const level of levels) countStream(level, 1);
      return true;
    },
    closeStream(client: string): void {
      for (const level of levelsOf(client)) countStream(level, -1);
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
        bucket.tokens = Math.max(bucket.tokens - used, -limitOf(kind, client).burst);
      } else if (used > 0) elsewhere.set(client, used);
      else elsewhere.delete(client);
    },
  };
}

/** The client itself, and the network it lies in. */
function levelsOf(client: string): string[] {
  const network = widerNetwork(client);
  return network === null ? [client] : [client, network];
}

function scaleOf(level: string): number {
  return widerNetwork(level) === null && level.includes('/') ? CLIENTS_PER_NETWORK : 1;
}

function limitOf(kind: RateKind, level: string): { perSecond: number; burst: number } {
  const { perSecond, burst } = LIMITS[kind];
  const scale = scaleOf(level);
  return { perSecond: perSecond * scale, burst: burst * scale };
}
