// The configured endpoints and which of them answer.
import type { Address } from '@lilape/domain/address';
import { type ChainView, readView } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { type ChainIdentity, readIdentity } from '#chain/identity.ts';
import type { Log } from '#log.ts';

/** What an endpoint shows, and which chain it says it is. */
export type IdentifiedView = ChainView & { readonly identity: ChainIdentity };

export type EndpointSet = {
  readonly all: readonly Endpoint[];
  /** What the first endpoint that answers shows. @throws the last one's error if none does */
  read(): Promise<IdentifiedView>;
  /** What every other endpoint than `endpoint` shows; null for one that does not answer within a second. */
  readOthers(endpoint: Endpoint): Promise<(IdentifiedView | null)[]>;
  /** Passes over an endpoint for a while, and asks it again who it is when it is back. */
  setAside(endpoint: Endpoint, reason: unknown): void;
  /** Asks an endpoint anew who it is: another chain may stand behind its address without a call having failed. */
  identify(endpoint: Endpoint): Promise<ChainIdentity>;
  /** How many answered when last asked. */
  live(): number;
};

const ASIDE_MS = 2_000;
const OTHERS_DEADLINE_MS = 1_000;

type Health = { identity: ChainIdentity | null; asideUntilMs: number; isLive: boolean };

/** Watches the health of `endpoints`; the first is preferred while it answers. */
export function createEndpointSet(
  endpoints: readonly Endpoint[],
  contracts: readonly Address[],
  log: Log,
): EndpointSet {
  const healths = new Map<Endpoint, Health>(
    endpoints.map((endpoint) => [endpoint, { identity: null, asideUntilMs: 0, isLive: false }]),
  );
  const healthOf = (endpoint: Endpoint): Health => {
    const health = healths.get(endpoint);
    if (health === undefined) throw new Error('An endpoint of another set.');
    return health;
  };
  const setAside = (endpoint: Endpoint, reason: unknown) => {
    const health = healthOf(endpoint);
    if (health.isLive || health.asideUntilMs === 0) {
      log.warn('endpoint.down', { endpoint: endpoint.index, reason });
    }
    Object.assign(health, { identity: null, isLive: false, asideUntilMs: Date.now() + ASIDE_MS });
  };
  const identify = async (endpoint: Endpoint): Promise<ChainIdentity> => {
    const identity = await readIdentity(endpoint, contracts);
    // A chain without our contracts may get them any moment, so that answer is not kept.
    const isWhole = Object.values(identity.codeHashes).every((hash) => hash !== null);
    healthOf(endpoint).identity = isWhole ? identity : null;
    return identity;
  };
  const look = async (endpoint: Endpoint): Promise<IdentifiedView> => {
    const health = healthOf(endpoint);
    const identity = health.identity ?? (await identify(endpoint));
    const view = await readView(endpoint);
    if (!health.isLive && health.asideUntilMs > 0) log.info('endpoint.up', { endpoint: endpoint.index });
    health.isLive = true;
    return { ...view, identity };
  };
  return {
    all: endpoints,
    setAside,
    identify,
    live: () => [...healths.values()].filter(({ isLive }) => isLive).length,
    read: async () => {
      const ready = endpoints.filter((endpoint) => healthOf(endpoint).asideUntilMs <= Date.now());
      let failure: unknown;
      for (const endpoint of ready.length > 0 ? ready : endpoints) {
        try {
          return await look(endpoint);
        } catch (error) {
          setAside(endpoint, error);
          failure = error;
        }
      }
      throw failure;
    },
    readOthers: (reading) =>
      Promise.all(
        endpoints
          .filter((endpoint) => endpoint !== reading)
          .map(async (endpoint) => {
            if (healthOf(endpoint).asideUntilMs > Date.now()) return null;
            try {
              return await withDeadline(look(endpoint), OTHERS_DEADLINE_MS);
            } catch (error) {
              setAside(endpoint, error);
              return null;
            }
          }),
      ),
  };
}

async function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${deadlineMs} ms.`)), deadlineMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
