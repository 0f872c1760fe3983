// Moves the final block on, once every endpoint has it and the contracts' own counters agree with the ledger.
import { readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { writeSurplus } from '#ledger/alarms.ts';
import type { Findings } from '#ledger/projection.ts';
import { type KeptBlock, readKept, rollBack } from '#ledger/roll-back.ts';
import { isOfSource } from '#ledger/source.ts';
import { moveHeads } from '#ledger/heads.ts';
import { inTransaction } from '#postgres/transaction.ts';
import { ring, ringIfLasting, silence } from '#watcher/bell.ts';
import { compareAccounts } from '#watcher/compare-accounts.ts';
import { differenceText } from '#watcher/compare-logs.ts';
import { type IdentifiedView, lackingOf } from '#watcher/endpoint-set.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/**
 * Moves safe and final as far as the endpoints allow; `answering` is what they show, the one being read first. Where
 * the ledger lacks what a contract counted, it is taken back to the final block to be read again, at once and then after
 * growing waits, each time from another endpoint first.
 */
export async function finalise(
  watch: Watch,
  ledger: Ledger,
  answering: readonly [IdentifiedView, ...IdentifiedView[]],
): Promise<Ledger> {
  const [view] = answering;
  const blamed = await handleLogs(watch, ledger, view.endpoint);
  if (blamed !== null) return readAgain(watch, ledger, blamed);
  const final = await provenFinal(watch, ledger, answering);
  if (final === 'read-again') return readAgain(watch, ledger, view.endpoint);
  const { cursor: before } = ledger;
  const heads = {
    final: final?.number ?? before.final,
    safe: greatest(before.safe, least([before.number, view.safe]), final?.number ?? before.final),
  };
  if (heads.final === before.final && heads.safe === before.safe) return ledger;
  const cursor = await watch.session.run((client) =>
    inTransaction(client, async () => {
      for (const { name, surplus } of final?.findings ?? [])
        await writeSurplus(client, heads.final, name, surplus);
      return moveHeads(client, before, heads);
    }),
  );
  return { ...ledger, cursor };
}

/**
 * Tells of logs that lastingly differ. Where the ledger has what no endpoint says, or only one that is proven wrong, it has
 * to be read again: returned is who is to be read last then, else null.
 */
async function handleLogs(watch: Watch, { cursor }: Ledger, reading: Endpoint): Promise<Endpoint | null> {
  const difference = watch.comparison.lasting();
  if (difference === null) {
    if (watch.comparison.isSame()) await silence(watch, 'LOGS_DIFFER');
    return null;
  }
  const { said, anchor, liars } = difference;
  for (const liar of liars) watch.endpoints.readLast(liar);
  const isShared = said.every(({ digest }) => digest === said[0]?.digest);
  const isOurs = said.some(({ endpoint, digest }) => digest === anchor.digest && !liars.includes(endpoint));
  const right = said.find(({ endpoint }) => !liars.includes(endpoint))?.digest ?? null;
  const isWrong = !isOurs && right !== null && (isShared || liars.length > 0);
  const isNew = right !== watch.readAgainFor;
  // What was left out once and is there now heals without a word.
  if (!isShared || watch.readAgain?.from === cursor.final)
    await ring(watch, 'LOGS_DIFFER', differenceText(difference, liars));
  if (!isWrong || (!isNew && (watch.readAgain?.dueAtMs ?? 0) > Date.now())) return null;
  watch.readAgainFor = right;
  return liars[0] ?? reading;
}

/** The newest block that may become final now, or null if none may. */
async function provenFinal(watch: Watch, ledger: Ledger, answering: readonly IdentifiedView[]) {
  if (!(await doEndpointsAgree(watch, ledger, answering))) return null;
  const candidate = await candidateOf(watch, ledger, answering);
  beginComparison(watch, ledger, answering, candidate?.number ?? null);
  if (candidate !== null && (await judge(watch, ledger, answering, candidate)) === 'read-again')
    return 'read-again' as const;
  const to = candidate === null ? -1n : least([candidate.number, watch.comparison.comparedTo()]);
  if (candidate === null || to <= ledger.cursor.final) return null;
  const kept =
    to === candidate.number ? candidate : await watch.session.run((client) => readKept(client, to));
  return kept === null ? null : checkContracts(watch, ledger, answering, kept);
}

/** Where endpoints lastingly differ the contracts say whether the ledger is right; asked once for each look at what differs. */
async function judge(
  watch: Watch,
  ledger: Ledger,
  answering: readonly IdentifiedView[],
  candidate: KeptBlock,
) {
  const difference = watch.comparison.lasting();
  if (difference === null || difference === watch.judged || difference.anchor.number > candidate.number)
    return null;
  watch.judged = difference;
  return checkContracts(watch, ledger, answering, candidate);
}

/** The newest block that every endpoint shows as final and that the ledger has; null if there is none above the final one. */
async function candidateOf(
  watch: Watch,
  ledger: Ledger,
  answering: readonly IdentifiedView[],
): Promise<KeptBlock | null> {
  // One endpoint is enough to see a purchase; to call it final takes all that are configured.
  if (answering.length < watch.endpoints.all.length) return null;
  const final = least([ledger.cursor.number, ...answering.map((seen) => seen.finalized)]);
  if (final <= ledger.cursor.final) return null;
  const kept = await watch.session.run((client) => readKept(client, final));
  if (kept === null || kept.number <= ledger.cursor.final) return null;
  const hashes = await Promise.all(answering.map((seen) => readBlock(seen.endpoint, kept.number)));
  // Every endpoint answered for the head that was just read: if all differ from us here, we are the ones behind.
  if (hashes.some((block) => block?.hash !== kept.hash)) {
    if (answering.length > 1) await disagree(watch, kept.number);
    return null;
  }
  if (answering.length === watch.endpoints.all.length) await silence(watch, 'ENDPOINTS_DISAGREE');
  return kept;
}

/**
 * Notes whose word `ledger` has from behind block `after`, and begins to compare it with what the others say while more is
 * being read.
 */
export function compareWhileReading(
  watch: Watch,
  ledger: Ledger,
  after: bigint,
  answering: readonly [IdentifiedView, ...IdentifiedView[]],
): void {
  const { number } = ledger.cursor;
  watch.comparison.gave(answering[0].endpoint, after, number);
  const isWhole = answering.length === watch.endpoints.all.length;
  if (!isWhole || !answering.every(({ identity }) => isOfSource(ledger.source, identity))) return;
  const final = least([number, ...answering.map(({ finalized }) => finalized)]);
  beginComparison(watch, ledger, answering, final);
}

function beginComparison(
  { comparison }: Watch,
  { cursor }: Ledger,
  answering: readonly IdentifiedView[],
  candidate: bigint | null,
): void {
  comparison.begin({
    endpoints: answering.map(({ endpoint }) => endpoint),
    final: cursor.final,
    candidate,
    head: least([cursor.number, ...answering.map(({ latest }) => latest.number)]),
    headSeconds: cursor.timeSeconds,
  });
}

/** Whether all that answer show the same block at the highest block that all have. */
async function doEndpointsAgree(watch: Watch, ledger: Ledger, answering: readonly IdentifiedView[]) {
  const stranger = answering.find(({ identity }) => !isOfSource(ledger.source, identity));
  const lacking = stranger === undefined ? null : lackingOf(stranger.identity);
  if (stranger !== undefined && lacking !== null) {
    const detail = `Endpoint ${stranger.endpoint.index} lacks the contract at ${lacking}.`;
    watch.endpoints.setAside(stranger.endpoint, detail);
    // It may be on its way to the head.
    await ringIfLasting(watch, 'WRONG_CHAIN', detail);
    return false;
  }
  if (stranger !== undefined) {
    await ring(watch, 'WRONG_CHAIN', `Endpoint ${stranger.endpoint.index} shows another chain.`);
    await watch.endpoints.identify(stranger.endpoint);
    return false;
  }
  if (answering.length === watch.endpoints.all.length) await silence(watch, 'WRONG_CHAIN');
  if (answering.length < 2) return true;
  const height = least(answering.map((seen) => seen.latest.number));
  const blocks = await Promise.all(
    answering.map(async ({ latest, endpoint }) =>
      latest.number === height ? latest : readBlock(endpoint, height),
    ),
  );
  if (blocks.every((block) => block?.hash === blocks[0]?.hash)) {
    watch.wrongSinceMs.delete('ENDPOINTS_DISAGREE');
    return true;
  }
  // Near the head two honest endpoints may differ for a moment.
  await ringIfLasting(watch, 'ENDPOINTS_DISAGREE', disagreement(height));
  return false;
}

async function disagree(watch: Watch, height: bigint): Promise<void> {
  await ring(watch, 'ENDPOINTS_DISAGREE', disagreement(height));
}

function disagreement(height: bigint): string {
  return `The endpoints show different blocks at height ${height}.`;
}

/** The longest wait between two readings of the same blocks, milliseconds: what an endpoint mends is read within two minutes. */
const LONGEST_AGAIN_MS = 60_000;

/** Takes the ledger back to the final block, and has what came after read from another endpoint than before. */
async function readAgain(watch: Watch, ledger: Ledger, endpoint: Endpoint): Promise<Ledger> {
  const { cursor, projections } = ledger;
  const tries = watch.readAgain?.from === cursor.final ? watch.readAgain.tries + 1 : 1;
  watch.log.warn('ledger.read-again', { from: cursor.final, endpoint: endpoint.index, tries });
  const waitMs = Math.min(watch.againMs * 2 ** (tries - 1), LONGEST_AGAIN_MS);
  watch.readAgain = { from: cursor.final, tries, dueAtMs: Date.now() + waitMs };
  watch.endpoints.setAside(endpoint, 'the logs that it gave do not add up');
  watch.endpoints.readLast(endpoint);
  const back = await watch.session.run(async (client) => {
    const kept = await readKept(client, cursor.final);
    return kept === null ? cursor : rollBack(client, projections, cursor, kept);
  });
  watch.comparison.backTo(back.number);
  return { ...ledger, cursor: back };
}

const AUDIT_EVERY_MS = 600_000;

type NamedFindings = Findings & { readonly name: string };

/** The block and what was found there; null where it may not become final, which an alarm then says. */
async function checkContracts(
  watch: Watch,
  ledger: Ledger,
  answering: readonly IdentifiedView[],
  kept: KeptBlock,
) {
  const endpoint = answering[0]?.endpoint;
  // Who left out a transfer would not say so: single accounts are asked of another, where there is one.
  const witness = answering.at(-1)?.endpoint;
  if (endpoint === undefined || witness === undefined) return null;
  const findings = await readFindings(watch, ledger, endpoint, kept);
  const accounts = findings && (await readAccounts(watch, ledger, witness, kept));
  if (findings === null || accounts === null) {
    // A local chain that was just loaded has no state of the blocks before: it passes as blocks are added.
    await ringIfLasting(watch, 'COUNTERS_UNREADABLE', `No endpoint has the state of block ${kept.number}.`);
    return null;
  }
  await silence(watch, 'COUNTERS_UNREADABLE');
  const audited = await auditTables(watch, ledger, kept);
  const differences = [said(findings, ({ differences }) => differences), ...audited, ...accounts].filter(
    (text) => text !== '',
  );
  if (differences.length > 0) {
    // An endpoint may have left out logs: from the second reading on it is an alarm.
    if (watch.readAgain?.from !== ledger.cursor.final) {
      watch.log.warn('counters.differ', { block: kept.number, differences });
      return 'read-again' as const;
    }
    await ring(watch, 'COUNTERS_DIFFER', `At block ${kept.number}: ${differences.join('; ')}.`);
    return watch.readAgain.dueAtMs <= Date.now() ? ('read-again' as const) : null;
  }
  watch.readAgain = null;
  await silence(watch, 'COUNTERS_DIFFER');
  const shortfalls = said(findings, ({ shortfalls }) => shortfalls);
  if (shortfalls !== '') await ring(watch, 'SHORTFALL', `At block ${kept.number}: ${shortfalls}.`);
  else await silence(watch, 'SHORTFALL');
  const low = said(findings, (found) => found.low ?? []);
  if (low !== '') await ring(watch, 'RUNNING_LOW', `At block ${kept.number}: ${low}.`);
  else await silence(watch, 'RUNNING_LOW');
  return { number: kept.number, findings };
}

/** What each projection finds at `kept`; null where the endpoint has not that block's state. */
async function readFindings(
  watch: Watch,
  ledger: Ledger,
  endpoint: Endpoint,
  kept: KeptBlock,
): Promise<NamedFindings[] | null> {
  try {
    return await Promise.all(
      ledger.projections.map(async ({ projection: { name, emptyState }, fold }) => ({
        name,
        ...(await fold.check(endpoint, kept.hash, kept.states[name] ?? emptyState)),
      })),
    );
  } catch (error) {
    watch.log.debug('counters.unreadable', { block: kept.number, error });
    return null;
  }
}

/** Which single accounts differ at `kept`; null where the endpoint has not that block's state. */
async function readAccounts(
  watch: Watch,
  ledger: Ledger,
  endpoint: Endpoint,
  kept: KeptBlock,
): Promise<string[] | null> {
  try {
    return await compareAccounts(watch, ledger, endpoint, kept);
  } catch (error) {
    watch.log.debug('accounts.unreadable', { block: kept.number, error });
    return null;
  }
}

/** What the tables of projections say otherwise than their states at `kept`; looked at now and then, since it reads much. */
async function auditTables(watch: Watch, ledger: Ledger, kept: KeptBlock): Promise<string[]> {
  if (Date.now() - watch.auditedAtMs < AUDIT_EVERY_MS) return [];
  const wrong = await watch.session.run(async (client) => {
    const sentences: string[] = [];
    for (const { projection, fold } of ledger.projections) {
      const state = kept.states[projection.name] ?? projection.emptyState;
      for (const sentence of (await fold.audit?.(client, kept.number, state)) ?? [])
        sentences.push(`${projection.name}: ${sentence}`);
    }
    return sentences;
  });
  // What is wrong is looked at again each time, so that its alarm stands until it is mended.
  if (wrong.length === 0) watch.auditedAtMs = Date.now();
  return wrong;
}

/** What was found wrong, projection by projection; empty if nothing was. */
function said(findings: readonly NamedFindings[], which: (found: Findings) => readonly string[]): string {
  return findings
    .filter((found) => which(found).length > 0)
    .map((found) => `${found.name}: ${which(found).join('; ')}`)
    .join('; ');
}

function least(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (a < b ? a : b));
}

function greatest(...values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (a > b ? a : b));
}
