// Counts everything again: the published files against their addresses, their lines against the chain's events, the
// sums against the published totals, and everybody's account against the contracts.
import type { DrawState } from '@lilape/domain/draws/fold';
import { type Reader, contractsOf, dispatchLogs } from '@lilape/events/dispatch';
import type { LedgerBody } from '@lilape/wire/ledger';
import { type ContractReads, readsAt } from './contract-reads.ts';
import { differingPath } from './differing-path.ts';
import { CannotCheck, type Fetchers } from './fetchers.ts';
import type { Gate } from './gate.ts';
import type { Known } from './known.ts';
import type { LaunchClaim } from './launch-claims.ts';
import { type LineComparer, createComparer } from './line-comparer.ts';
import { readLogs } from './logs.ts';
import { checkBlock, checkContracts } from './manifest.ts';
import { missing } from './missing.ts';
import { type PublishedLines, readPublished } from './published-lines.ts';
import type { CheckId, CheckResult, Difference, Progress, Report } from './report.ts';
import { APES } from './subjects/apes.ts';
import { DRAWS } from './subjects/draws.ts';
import { HOLDERS } from './subjects/holders.ts';
import { MARKET } from './subjects/market.ts';
import { SALE } from './subjects/sale.ts';
import { STAKING } from './subjects/staking.ts';
import type { LaunchCounting } from './subjects/launches.ts';
import { openLaunches } from './subjects/open-launches.ts';
import type { Broken, Compared, Counting, Subject } from './subjects/subject.ts';

/** Everything that can be counted, in the order in which it is listed. */
export const SUBJECTS: readonly Subject[] = [SALE, HOLDERS, APES, STAKING, DRAWS, MARKET];

export type VerifyOptions = {
  readonly manifest: LedgerBody;
  /** What the site says of its launches; null where it has none to speak of. */
  readonly launches: readonly LaunchClaim[] | null;
  readonly known: Known;
  readonly fetchers: Fetchers;
  readonly gate: Gate;
  readonly onProgress: (progress: Progress) => void;
};

/** A subject that is being counted. */
type Open = {
  readonly subject: Subject;
  readonly counting: Counting;
  readonly published: PublishedLines;
  readonly comparer: LineComparer;
  readonly broken: { first: Difference | null; count: number };
  events: number;
  ms: number;
};

/** Counts all that `manifest` names and tells every check, whatever some of them come to. @throws the gate's reason where it was given up */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { manifest, known, fetchers, gate, onProgress } = options;
  const startedAt = performance.now();
  const results: CheckResult[] = [];
  const tell = (result: CheckResult) => {
    results.push(result);
    onProgress({ stage: 'checked', result });
  };
  tell(checkContracts(manifest, known));
  tell(await settled({ check: 'block', subject: null }, () => checkBlock(manifest, fetchers.chain)));
  const presale = known.contracts.presale ?? '0x';
  const reads = readsAt(fetchers.chain, manifest.block, presale, gate);
  if (results.every(({ status }) => status === 'agrees'))
    for (const result of await countAll(options, reads)) tell(result);
  const { chainId, block, blockHash } = manifest;
  return { chainId, block, blockHash, results: inOrder(results), ms: performance.now() - startedAt };
}

/** A check's result, unchecked where the work could not be done. */
async function settled(
  id: CheckId,
  work: () => Promise<Omit<CheckResult, keyof CheckId | 'ms'>>,
): Promise<CheckResult> {
  const startedAt = performance.now();
  const ms = () => performance.now() - startedAt;
  try {
    const result = await work();
    return { ...id, ...result, ms: ms() };
  } catch (error) {
    if (!(error instanceof CannotCheck)) throw error;
    return { ...id, status: 'unchecked', count: 0, value: '', ms: ms(), reason: error };
  }
}

async function countAll(options: VerifyOptions, reads: ContractReads): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  try {
    const open = await openAll(options, reads);
    const names = open.map(({ subject }) => subject.name);
    results.push(...missing(options, names));
    const launches = await openLaunches(options, reads, names);
    await readEvents(options, open, launches);
    for (const one of open) results.push(...checkSums(options.manifest, one));
    if (launches !== null) results.push(...launches.results(drawsOf(open)));
    results.push(...(await checkContractsOf(options, reads, open)));
  } catch (error) {
    if (!(error instanceof CannotCheck)) throw error;
    // What comes after it is not known either.
    results.push({
      check: 'rows',
      subject: null,
      status: 'unchecked',
      count: 0,
      value: '',
      ms: 0,
      reason: error,
    });
  }
  return results;
}

async function openAll({ manifest, known, fetchers, gate, onProgress }: VerifyOptions, reads: ContractReads) {
  const of = Object.values(manifest.projections).reduce((sum, { parts }) => sum + parts.length, 0);
  let done = 0;
  const onFile = () => onProgress({ stage: 'parts', done: ++done, of });
  const open: Open[] = [];
  for (const subject of SUBJECTS) {
    const projection = manifest.projections[subject.name];
    if (projection === undefined) continue;
    const counting = await subject.open(known, reads);
    if (counting === null) continue;
    const { site } = fetchers;
    const published = readPublished({ subject: subject.name, projection, site, gate, onFile });
    const comparer = createComparer(subject.name, published);
    const broken = { first: null, count: 0 };
    open.push({ subject, counting, published, comparer, broken, events: 0, ms: 0 });
  }
  return open;
}

async function readEvents(
  options: VerifyOptions,
  open: readonly Open[],
  launches: LaunchCounting | null,
): Promise<void> {
  const { manifest, known, fetchers, gate, onProgress } = options;
  const readers: Reader[] = open.map(({ subject, counting }) => ({
    name: subject.name,
    sources: counting.sources,
  }));
  const contracts = contractsOf(readers);
  const [from, to] = [known.fromBlock, manifest.block];
  const { staking, draws, reserves, poolOpener } = known.contracts;
  const timed = [staking, draws, reserves, poolOpener];
  for await (const range of readLogs({ chain: fetchers.chain, contracts, from, to, gate, timed })) {
    const byName = dispatchLogs(readers, range.logs);
    for (const one of open) {
      foldInto(one, byName.get(one.subject.name) ?? []);
      await one.comparer.drain();
    }
    launches?.take(byName);
    await launches?.reach(range.to);
    onProgress({ stage: 'events', done: range.to - from + 1, of: to - from + 1 });
  }
  for (const { counting, comparer } of open) {
    counting.end(comparer.push);
    await comparer.finish();
  }
}

type Logs = Parameters<Counting['add']>[0];

function foldInto(one: Open, logs: readonly Logs[]): void {
  const startedAt = performance.now();
  for (const log of logs) {
    const broken = one.counting.add(log, one.comparer.push);
    if (broken.length > 0) noteBroken(one, log, broken);
  }
  one.events += logs.length;
  one.ms += performance.now() - startedAt;
}

function noteBroken({ subject, broken }: Open, log: Logs, rules: readonly Broken[]): void {
  broken.count += rules.length;
  const [rule] = rules;
  if (rule === undefined || broken.first !== null) return;
  broken.first = {
    check: 'rules',
    subject: subject.name,
    code: 'RULE_BROKEN',
    what: rule.code,
    published: rule.actual,
    computed: rule.expected,
    look: `block ${log.block}, transaction ${log.txHash}, log ${log.logIndex}`,
  };
}

function checkSums(manifest: LedgerBody, one: Open): CheckResult[] {
  const { name: subject } = one.subject;
  const { totals, rows, digest, parts } = manifest.projections[subject] ?? { rows: 0, digest: '', parts: [] };
  const result = (
    check: CheckResult['check'],
    count: number,
    value: string,
    ms: number,
    difference: Difference | null,
  ): CheckResult => ({
    check,
    subject,
    status: difference === null ? 'agrees' : 'differs',
    count,
    value,
    ms,
    ...(difference === null ? {} : { difference }),
  });
  const computed = one.counting.totals();
  const path = differingPath(totals, computed.json);
  const totalDiffers: Difference | null =
    path === null
      ? null
      : {
          check: 'totals',
          subject,
          code: 'TOTAL_DIFFERS',
          ...path,
          look: `/api/ledger, projections.${subject}.totals`,
        };
  return [
    result('parts', parts.length, digest, one.published.ms, one.published.fault()),
    result('rows', one.comparer.compared, String(rows), one.ms, one.comparer.difference),
    result('rules', one.events, String(one.broken.count), one.ms, one.broken.first),
    result('totals', Object.keys(totals ?? {}).length, computed.value, 0, totalDiffers),
  ];
}

async function checkContractsOf(
  { onProgress }: VerifyOptions,
  reads: ContractReads,
  open: readonly Open[],
): Promise<CheckResult[]> {
  const of = open.reduce((sum, { counting }) => sum + counting.accountCount(), 0);
  let done = 0;
  const onDone = (count: number) => onProgress({ stage: 'contracts', done: (done += count), of });
  const results: CheckResult[] = [];
  const stateOf = (name: Subject['name']) =>
    open.find(({ subject }) => subject.name === name)?.counting.state?.();
  for (const { subject, counting } of open) {
    const id = { subject: subject.name };
    results.push(
      await settled({ ...id, check: 'counters' }, async () =>
        resultOf(await counting.counters(reads, stateOf)),
      ),
    );
    results.push(
      await settled({ ...id, check: 'accounts' }, async () =>
        resultOf(await counting.accounts(reads, onDone)),
      ),
    );
  }
  return results;
}

function resultOf({ difference, ...compared }: Compared): Omit<CheckResult, keyof CheckId | 'ms'> {
  if (difference === null) return { ...compared, status: 'agrees' };
  return { ...compared, status: 'differs', difference };
}

const place = ({ subject }: CheckResult): number =>
  subject === 'launches' ? SUBJECTS.length : SUBJECTS.findIndex(({ name }) => name === subject);

/** By subject, each in the order of its checks. */
function inOrder(results: readonly CheckResult[]): CheckResult[] {
  return results.toSorted((a, b) => place(a) - place(b));
}

/** The draws as their events have them. */
function drawsOf(open: readonly Open[]): readonly DrawState[] {
  const counting = open.find(({ subject }) => subject.name === 'draws')?.counting;
  return (counting?.state?.() as readonly DrawState[] | undefined) ?? [];
}
