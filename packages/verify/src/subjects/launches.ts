// The lists of launches, counted: everybody with a tier after the block of the snapshot, row by row, and the draw that was opened with them.
import { digestOfCid } from '@lilape/domain/ipfs';
import type { DrawState } from '@lilape/domain/draws/fold';
import { lineOf } from '@lilape/domain/draws/list';
import { type Hex, hexOf } from '@lilape/domain/draws/words';
import { LAUNCH_LIST } from '@lilape/domain/launchpad/launch-list';
import { drawnPlaces } from '@lilape/domain/launchpad/allotments';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import type { Terms } from '@lilape/domain/presale/stages';
import type { LogsByProjection } from '@lilape/events/dispatch';
import { differingPath } from '../differing-path.ts';
import { CannotCheck, type Fetchers } from '../fetchers.ts';
import type { Gate } from '../gate.ts';
import { createHoldings } from '../holdings.ts';
import type { Known } from '../known.ts';
import { type LaunchCount, countLaunch, findSnapshot } from '../launch.ts';
import type { LaunchClaim } from '../launch-claims.ts';
import { readLaunchFiles } from '../launch-files.ts';
import { createComparer } from '../line-comparer.ts';
import { readPublished } from '../published-lines.ts';
import { LAUNCH_CHECKS, type CheckResult, type Difference } from '../report.ts';

type LaunchCheck = (typeof LAUNCH_CHECKS)[number];

export type LaunchCounting = {
  /** Takes the events of whole blocks. */
  take(events: LogsByProjection): void;
  /** Counts every launch whose block lies at or before `block`, up to which all was taken. */
  reach(block: number): Promise<void>;
  /** What it came to; `draws` as the events have them. */
  results(draws: readonly DrawState[]): CheckResult[];
};

type Options = {
  readonly known: Known;
  /** Those whose block is not after the last one that is counted. */
  readonly claims: readonly LaunchClaim[];
  readonly terms: Terms;
  readonly fetchers: Fetchers;
  readonly gate: Gate;
  /** The last block that is counted. */
  readonly to: number;
};

/** Starts to count the lists of launches. */
export function createLaunches(options: Options): LaunchCounting {
  const { known, terms, claims } = options;
  const holdings = createHoldings(terms);
  const waiting = claims.toSorted((a, b) => a.block - b.block);
  const counted: { readonly claim: LaunchClaim; readonly count: LaunchCount }[] = [];
  const tally = createTally();
  return {
    take: (events) => holdings.take(events),
    async reach(block) {
      for (let claim = waiting[0]; claim !== undefined && claim.block <= block; claim = waiting[0]) {
        waiting.shift();
        try {
          const timeSeconds = await compareBlock(options, claim, tally);
          const count = countLaunch(known, claim.plan, claim, holdings.after(claim.block, timeSeconds));
          counted.push({ claim, count });
          await compareList(options, claim, count, tally);
        } catch (error) {
          // The books can be checked all the same.
          if (!(error instanceof CannotCheck)) throw error;
          tally.giveUp(error);
        }
      }
    },
    results(draws) {
      for (const { claim, count } of counted) compareDraw(claim, count, draws, tally);
      return tally.results();
    },
  };
}

/** Whether the snapshot is of the right block; its time. */
async function compareBlock(
  { known, fetchers, to }: Options,
  { plan, block, blockHash }: LaunchClaim,
  tally: Tally,
): Promise<number> {
  const startedAt = performance.now();
  const atSeconds = snapshotTimeOf(plan.launchTimeSeconds);
  const right = await findSnapshot(fetchers.chain, { from: known.fromBlock, to, atSeconds });
  const look = `/api/launchpad/launches/${plan.launch}; the last block with a time of ${atSeconds} or before`;
  tally.add('block', { count: 1, value: right.blockHash, startedAt });
  if (right.block !== block)
    tally.differs(plan.launch, 'block', {
      code: 'OTHER_SNAPSHOT_BLOCK',
      what: 'block of the snapshot',
      published: String(block),
      computed: String(right.block),
      look,
    });
  else if (right.blockHash !== blockHash)
    tally.differs(plan.launch, 'block', {
      code: 'OTHER_BLOCK_HASH',
      what: `hash of block ${block}`,
      published: blockHash,
      computed: right.blockHash,
      look,
    });
  return right.timeSeconds;
}

/** The files against their addresses, the rows against those that were counted, and what the manifest says of them. */
async function compareList(
  { fetchers: { site }, gate }: Options,
  { plan, cid }: LaunchClaim,
  { entrants, made }: LaunchCount,
  tally: Tally,
): Promise<void> {
  const startedAt = performance.now();
  const look = `/api/launchpad/launches/${plan.launch}, snapshot.cid`;
  if (cid === null || made === null) {
    const [published, computed] = [cid ?? 'nothing', made?.published.manifest.cid ?? 'nothing'];
    const code = cid === null ? 'ROW_MISSING' : 'ROW_INVENTED';
    tally.add('rows', { count: 0, value: '0', startedAt });
    if (published !== computed)
      tally.differs(plan.launch, 'rows', { code, what: 'the list', published, computed, look });
    return;
  }
  const files = await readLaunchFiles(site, cid);
  if (files.computed !== cid)
    tally.differs(plan.launch, 'parts', {
      code: 'PART_IS_OTHER_BYTES',
      what: 'the manifest',
      published: cid,
      computed: files.computed,
      look: `/ipfs/${cid}`,
    });
  const { parts, count } = files;
  const projection = { parts, rows: count, digest: null };
  const where = `/ipfs/${cid}`;
  const lines = readPublished({
    subject: 'launches',
    projection,
    site,
    gate,
    onFile: () => undefined,
    where,
  });
  const comparer = createComparer('launches', lines);
  for (const row of entrants) comparer.push(lineOf(LAUNCH_LIST, row));
  await comparer.finish();
  tally.add('parts', { count: parts.length + 1, value: cid, startedAt });
  tally.differs(plan.launch, 'parts', lines.fault());
  tally.add('rows', { count: comparer.compared, value: String(count), startedAt });
  tally.differs(plan.launch, 'rows', comparer.difference);
  const said = JSON.parse(new TextDecoder().decode(made.published.manifest.bytes)) as { totalWeight: string };
  const path = differingPath(files.said, said);
  tally.add('totals', { count: Object.keys(said).length, value: said.totalWeight, startedAt });
  if (path !== null) tally.differs(plan.launch, 'totals', { code: 'TOTAL_DIFFERS', ...path, look: where });
}

/** A draw that was opened with the list must say of it what follows from it. */
function compareDraw(
  { plan, cid }: LaunchClaim,
  { entrants, made }: LaunchCount,
  draws: readonly DrawState[],
  tally: Tally,
) {
  const startedAt = performance.now();
  const digest: Hex | null = cid === null ? null : hexOf(digestOfCid(cid));
  const draw = draws.find(({ status, listDigest }) => status !== 'withdrawn' && listDigest === digest);
  tally.add('counters', {
    count: draw === undefined ? 0 : 1,
    value: String(draw?.id ?? 0),
    startedAt,
  });
  if (draw === undefined || made === null) return;
  const places = drawnPlaces(plan.places, entrants.length);
  const totalWeight = entrants.reduce((sum, { weight }) => sum + weight, 0n);
  const computed = {
    root: made.published.root,
    count: entrants.length,
    totalWeight: String(totalWeight),
    places,
  };
  const reported = {
    root: draw.root,
    count: draw.count,
    totalWeight: String(draw.totalWeight),
    places: draw.places,
  };
  const path = differingPath(reported, computed);
  const look = `drawOf(uint256) of draw ${draw.id}`;
  if (path !== null)
    tally.differs(plan.launch, 'counters', { code: 'CONTRACT_COUNTS_OTHERWISE', ...path, look });
}

type Tally = ReturnType<typeof createTally>;

/** All launches in one result for each check: how much was compared, and what differs first. */
function createTally() {
  const sums = new Map<LaunchCheck, { count: number; value: string; ms: number }>();
  const firsts = new Map<LaunchCheck, Difference>();
  let reason: CannotCheck | null = null;
  return {
    add(
      check: LaunchCheck,
      { count, value, startedAt }: { count: number; value: string; startedAt: number },
    ) {
      const sum = sums.get(check) ?? { count: 0, value: '', ms: 0 };
      sums.set(check, { count: sum.count + count, value, ms: sum.ms + performance.now() - startedAt });
    },
    differs(launch: number, check: LaunchCheck, difference: Omit<Difference, 'check' | 'subject'> | null) {
      if (difference === null || firsts.has(check)) return;
      const what = `launch ${launch}, ${difference.what}`;
      firsts.set(check, { ...difference, check, subject: 'launches', what });
    },
    giveUp(error: CannotCheck) {
      reason ??= error;
    },
    results: (): CheckResult[] =>
      LAUNCH_CHECKS.map((check) => {
        const difference = firsts.get(check);
        const { count, value, ms } = sums.get(check) ?? { count: 0, value: '', ms: 0 };
        const reported = { check, subject: 'launches', count, value, ms } as const;
        if (difference === undefined && reason !== null) return { ...reported, status: 'unchecked', reason };
        return difference === undefined
          ? { ...reported, status: 'agrees' }
          : { ...reported, status: 'differs', difference };
      }),
  };
}
