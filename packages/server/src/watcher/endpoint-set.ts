// The configured endpoints and which of them answer.
import type { Address } from '@lilape/domain/address';
import { type ChainView, readView } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { type ChainIdentity, readIdentity } from '#chain/identity.ts';
import { withDeadline } from '#deadline.ts';
import type { Log } from '#log.ts';

/** What an endpoint shows, and which chain it says it is. */
export type IdentifiedView = ChainView & { readonly identity: ChainIdentity };

export type EndpointSet = {
  readonly all: readonly Endpoint[];
  /**
   * What the endpoints show that answer within a second, the one to read first: the first in the configuration, unless
   * another is clearly further or it is to be read last. @throws the last one's error if none answers
   */
  read(): Promise<readonly [IdentifiedView, ...IdentifiedView[]]>;
  /** Passes over an endpoint for a while, longer each time until it is praised, and asks it again who it is then. */
  setAside(endpoint: Endpoint, reason: unknown): void;
  /** From now on reads any other that answers before this one, until another is to be read last. */
  readLast(endpoint: Endpoint): void;
  /** Notes that everything asked of an endpoint in a whole pass was answered. */
  praise(endpoint: Endpoint): void;
  /** Asks an endpoint anew who it is: another chain may stand behind its address without a call having failed. */
  identify(endpoint: Endpoint): Promise<ChainIdentity>;
  /** How many answered when last asked. */
  live(): number;
};

const FIRST_ASIDE_MS = 1_000;
const LONGEST_ASIDE_MS = 16_000;
const DEADLINE_MS = 1_000;
/** How far another endpoint must be ahead of one before it to be read instead, seconds of the chain's time. */
const CLEARLY_AHEAD_SECONDS = 10;

type Health = {
  identity: ChainIdentity | null;
  /** Failures since it was last praised. */
  failures: number;
  asideUntilMs: number;
  /** What was safe and final, and when that was asked for. */
  seen: Pick<ChainView, 'safe' | 'finalized'> | null;
  seenAtMs: number;
  isLive: boolean;
};

/** Watches the health of `endpoints`; the first is preferred while it answers. What is safe and final is asked for every `finalEveryMs`. */
export function createEndpointSet(
  endpoints: readonly Endpoint[],
  contracts: readonly Address[],
  log: Log,
  finalEveryMs = 0,
): EndpointSet {
  const healths = new Map<Endpoint, Health>(
    endpoints.map((endpoint) => [
      endpoint,
      { identity: null, failures: 0, asideUntilMs: 0, seen: null, seenAtMs: 0, isLive: false },
    ]),
  );
  const healthOf = (endpoint: Endpoint): Health => {
    const health = healths.get(endpoint);
    if (health === undefined) throw new Error('An endpoint of another set.');
    return health;
  };
  let last: Endpoint | null = null;
  const setAside = (endpoint: Endpoint, reason: unknown) => {
    const health = healthOf(endpoint);
    if (health.isLive || health.asideUntilMs === 0) {
      log.warn('endpoint.down', { endpoint: endpoint.index, reason });
    }
    const asideMs = Math.min(FIRST_ASIDE_MS * 2 ** health.failures, LONGEST_ASIDE_MS);
    Object.assign(health, {
      identity: null,
      seen: null,
      failures: health.failures + 1,
      isLive: false,
      asideUntilMs: Date.now() + asideMs,
    });
  };
  const identify = async (endpoint: Endpoint): Promise<ChainIdentity> => {
    const identity = await readIdentity(endpoint, contracts);
    // A chain without our contracts may get them any moment, so that answer is not kept.
    healthOf(endpoint).identity = lackingOf(identity) === null ? identity : null;
    return identity;
  };
  const look = async (endpoint: Endpoint): Promise<IdentifiedView> => {
    const health = healthOf(endpoint);
    const identity = health.identity ?? (await identify(endpoint));
    const isKnown = health.seen !== null && health.seenAtMs + finalEveryMs > Date.now();
    const view = await readView(endpoint, isKnown ? health.seen : null);
    if (!isKnown) Object.assign(health, { seen: view, seenAtMs: Date.now() });
    if (!health.isLive && health.asideUntilMs > 0) log.info('endpoint.up', { endpoint: endpoint.index });
    health.isLive = true;
    return { ...view, identity };
  };
  return {
    all: endpoints,
    setAside,
    readLast: (endpoint) => {
      last = endpoint;
    },
    identify,
    live: () => [...healths.values()].filter(({ isLive }) => isLive).length,
    praise: (endpoint) => {
      healthOf(endpoint).failures = 0;
    },
    read: async () => {
      const ready = endpoints.filter((endpoint) => healthOf(endpoint).asideUntilMs <= Date.now());
      let failure: unknown;
      const shown = await Promise.all(
        (ready.length > 0 ? ready : endpoints).map(async (endpoint) => {
          try {
            return await (endpoints.length > 1 ? withDeadline(look(endpoint), DEADLINE_MS) : look(endpoint));
          } catch (error) {
            setAside(endpoint, error);
            failure = error;
            return null;
          }
        }),
      );
      const [first, ...others] = inReadingOrder(
        shown.filter((view) => view !== null),
        last,
      );
      if (first === undefined) throw failure;
      return [first, ...others];
    },
  };
}

/**
 * The first that no other is clearly ahead of, then the rest; `last` is the last in either. Where one has all our
 * contracts, those that lack one are behind it, however far they are.
 */
function inReadingOrder(shown: readonly IdentifiedView[], last: Endpoint | null): IdentifiedView[] {
  const ordered = shown.toSorted((a, b) => Number(a.endpoint === last) - Number(b.endpoint === last));
  const whole = ordered.filter(({ identity }) => lackingOf(identity) === null);
  if (whole.length === 0 || whole.length === ordered.length) return aheadFirst(ordered);
  return [...aheadFirst(whole), ...ordered.filter((view) => !whole.includes(view))];
}

/** The first of our contracts that a chain lacks; null if it has all. */
export function lackingOf({ codeHashes }: ChainIdentity): Address | null {
  const lacking = Object.entries(codeHashes).find(([, hash]) => hash === null);
  return lacking === undefined ? null : (lacking[0] as Address);
}

function aheadFirst(views: readonly IdentifiedView[]): IdentifiedView[] {
  const chosen = views.find(({ latest }) =>
    views.every((other) => other.latest.timeSeconds <= latest.timeSeconds + CLEARLY_AHEAD_SECONDS),
  );
  return chosen === undefined ? [] : [chosen, ...views.filter((view) => view !== chosen)];
}
