// When the logs of all endpoints are compared, beside the passes that read them, and what stands since.
import type { Address } from '@lilape/domain/address';
import type { Endpoint } from '#chain/endpoints.ts';
import type { AnchorLogs } from '#ledger/roll-back.ts';
import type { Log } from '#log.ts';
import {
  type Compared,
  type Difference,
  LARGEST_SPAN,
  type Span,
  compareLogs,
} from '#watcher/compare-logs.ts';
import { nameLiars } from '#watcher/name-liars.ts';

export type ComparisonTimes = {
  /** Between two comparisons near the head, milliseconds. */
  readonly everyMs: number;
  /** Between two looks at what differs, milliseconds. */
  readonly againMs: number;
  /** So far behind the head, in seconds of the chain's time, endpoints have had time to learn of a block. */
  readonly behindSeconds: number;
};

/** A difference is asked again three times in half a minute before it counts. */
export const COMPARISON_TIMES: ComparisonTimes = { everyMs: 10_000, againMs: 10_000, behindSeconds: 5 };
const ASKED_AGAIN = 3;
/** After an endpoint did not answer, or showed another block, milliseconds. */
const RETRY_MS = 1_000;
/** Anchors that are compared at once. */
const MAX_ANCHORS = 2_000;

export type ComparisonParts = {
  readonly contracts: readonly Address[];
  /** The kept blocks above one up to another, oldest first, at most so many. */
  readonly readAnchors: (after: bigint, to: bigint, limit: number) => Promise<readonly AnchorLogs[]>;
  readonly log: Pick<Log, 'warn'>;
  readonly times?: ComparisonTimes;
  /** Milliseconds; the real time unless given. */
  readonly clock?: () => number;
};

/** What a pass knows. */
export type Standing = {
  /** Those that answer. */
  readonly endpoints: readonly Endpoint[];
  readonly final: bigint;
  /** The block that would become final now, which every endpoint has; null where none would. */
  readonly candidate: bigint | null;
  /** The newest block that every endpoint has and the ledger too. */
  readonly head: bigint;
  /** Time of the newest block, Unix seconds. */
  readonly headSeconds: number;
};

export type Comparison = {
  /** `endpoint` gave the logs behind `after` up to `to`, all final then, and the ledger has them as given. */
  gave(endpoint: Endpoint, after: bigint, to: bigint): void;
  /** Begins what is due, unless something is on its way; what comes of it is known to a later pass. */
  begin(standing: Standing): void;
  /** Up to which block all endpoints gave the logs as they were written, when that was about to become final; -1: none. */
  comparedTo(): bigint;
  /** What has differed each time it was asked for; null: nothing has, as far as is known. */
  lasting(): LastingDifference | null;
  /** Whether what was compared last was the same. */
  isSame(): boolean;
  /** An endpoint that does not give its logs; null: all do, as far as is known. */
  mute(): Endpoint | null;
  /** The ledger fell back to `block`: what comes after it is to be compared anew. */
  backTo(block: bigint): void;
  /** Whether something is on its way. */
  isRunning(): boolean;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
};

/** What differed each time it was asked for, and who is proven wrong. */
export type LastingDifference = Difference & { readonly liars: readonly Endpoint[] };

type Doubt = {
  readonly difference: Difference;
  /** What was asked for: all of it is asked again, since an answer may hang on the range. */
  readonly from: bigint;
  readonly to: bigint;
  /** How often it was asked again. */
  readonly asked: number;
  lasting: LastingDifference | null;
};

/** Blocks that were final when an endpoint gave their logs, from behind `after`: its word for them need not be asked for again. */
type Given = { readonly endpoint: Endpoint; readonly after: bigint; readonly to: bigint };

/** Nothing was compared yet. */
export function createComparison(parts: ComparisonParts): Comparison {
  const { contracts, readAnchors, log, times = COMPARISON_TIMES, clock = Date.now } = parts;
  const span: Span = { blocks: LARGEST_SPAN };
  let running: Promise<void> | null = null;
  /** Counts the times that the ledger fell back: what was begun before says nothing about it now. */
  let era = 0;
  let [nearHead, upToFinal] = [-1n, -1n];
  let [dueAtMs, nearHeadDueAtMs] = [0, 0];
  let doubt: Doubt | null = null;
  let given: Given | null = null;
  let muted: Endpoint | null = null;
  let isSame = false;

  const note = (outcome: Compared, from: bigint, to: bigint) => {
    muted = outcome.kind === 'unread' ? outcome.endpoint : null;
    if (outcome.kind === 'unread' || outcome.kind === 'moved') dueAtMs = clock() + RETRY_MS;
    if (outcome.kind === 'same') [doubt, isSame] = [null, true];
    if (outcome.kind !== 'differs') return;
    const { difference } = outcome;
    const isKnown = doubt?.difference.anchor.hash === difference.anchor.hash;
    doubt = {
      difference,
      from,
      to,
      asked: isKnown && doubt !== null ? doubt.asked + 1 : 0,
      // It stands until the answer to this one is known.
      lasting: isKnown ? (doubt?.lasting ?? null) : null,
    };
    isSame = false;
    dueAtMs = clock() + times.againMs;
  };

  /** Once it has been asked for often enough, finds out who is wrong. */
  const settle = async () => {
    const asked = doubt;
    if (asked === null || asked.asked < ASKED_AGAIN) return;
    const { difference } = asked;
    const isShared = difference.said.every(({ digest }) => digest === difference.said[0]?.digest);
    const liars = isShared ? [] : await nameLiars(contracts, difference);
    asked.lasting = { ...difference, liars };
  };

  /** Who is asked: all, but for the one whose word is known, where another can contradict it and nothing is in doubt. */
  const askedOf = ({ endpoints }: Standing, after: bigint, anchors: readonly AnchorLogs[]) => {
    const last = anchors.at(-1);
    if (
      given === null ||
      last === undefined ||
      doubt !== null ||
      given.after > after ||
      given.to < last.number
    )
      return endpoints;
    const { endpoint } = given;
    const others = endpoints.filter((each) => each !== endpoint);
    return others.length > 0 && anchors.every(({ digest }) => digest !== null) ? others : endpoints;
  };

  /** Compares up to `to` in as many steps as it takes; `passed` is called with each block up to which they are the same. */
  const compare = async (standing: Standing, from: bigint, to: bigint, passed: (block: bigint) => void) => {
    const since = era;
    for (let after = from; after < to;) {
      const anchors = await readAnchors(after, to, MAX_ANCHORS);
      const last = anchors.at(-1);
      if (last === undefined) return;
      const outcome = await compareLogs(askedOf(standing, after, anchors), contracts, after, anchors, span);
      if (since !== era) return;
      note(outcome, after, last.number);
      if (outcome.kind !== 'same') return settle();
      after = last.number;
      passed(after);
    }
  };

  /** The newest kept block that is old enough for every endpoint to know it, at most so many kept ones above `from`. */
  const readyAbove = async (from: bigint, { head, headSeconds }: Standing): Promise<bigint> => {
    const anchors = await readAnchors(from, head, MAX_ANCHORS);
    const old = headSeconds - times.behindSeconds;
    return anchors.findLast(({ timeSeconds }) => timeSeconds <= old)?.number ?? from;
  };

  const begun = (standing: Standing): Promise<void> | null => {
    const { final, candidate } = standing;
    if (dueAtMs > clock()) return null;
    if (doubt !== null) {
      const { from, to } = doubt;
      return compare(standing, from, to, () => undefined);
    }
    const compared = greater(final, upToFinal);
    if (candidate !== null && candidate > compared)
      return compare(standing, compared, candidate, (block) => {
        upToFinal = block;
        nearHead = greater(nearHead, block);
      });
    const from = greater(final, nearHead);
    if (nearHeadDueAtMs > clock() || standing.head <= from) return null;
    nearHeadDueAtMs = clock() + times.everyMs;
    return readyAbove(from, standing).then((to) =>
      compare(standing, from, to, (block) => {
        nearHead = greater(nearHead, block);
      }),
    );
  };

  const watchOver = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      // Whoever reads on notices a database that is away too.
      log.warn('logs.not-compared', { error });
      dueAtMs = clock() + RETRY_MS;
    } finally {
      running = null;
    }
  };

  return {
    gave(endpoint, after, to) {
      if (given?.endpoint === endpoint && given.after <= after && after <= given.to) given = { ...given, to };
      else given = { endpoint, after, to };
    },
    begin(standing) {
      if (running !== null) return;
      const work = begun(standing);
      if (work !== null) running = watchOver(work);
    },
    comparedTo: () => upToFinal,
    lasting: () => doubt?.lasting ?? null,
    isSame: () => isSame,
    mute: () => muted,
    backTo(block) {
      era += 1;
      doubt = null;
      if (given !== null) given = { ...given, to: lesser(given.to, block) };
      nearHead = lesser(nearHead, block);
      upToFinal = lesser(upToFinal, block);
      dueAtMs = 0;
    },
    isRunning: () => running !== null,
    idle: async () => {
      await running;
    },
  };
}

const greater = (a: bigint, b: bigint) => (a > b ? a : b);
const lesser = (a: bigint, b: bigint) => (a < b ? a : b);
