// Reads a projection that the ledger lacks, alone and beside the others, and lets it join once it has caught up.
import type { BlockHead } from '#chain/blocks.ts';
import { readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { readRangeLogs } from '#chain/logs.ts';
import { contractsOf, dispatchLogs } from '@lilape/events/dispatch';
import { addAlone, clearAlone, joinLedger } from '#ledger/join.ts';
import type { Projection, ProjectionLog } from '#ledger/projection.ts';
import { openProjections } from '#ledger/source.ts';
import { tellRuleAlarms } from '#watcher/bell.ts';
import type { IdentifiedView } from '#watcher/endpoint-set.ts';
import { sourceOf } from '#watcher/identify-source.ts';
import { isOnChain } from '#watcher/reorg.ts';
import type { Joining, Ledger, Watch } from '#watcher/state.ts';

/** How long one pass may read for a projection that joins, so that the others stay at the head, milliseconds. */
const TURN_MS = 250;

/** Reads on for each projection that the ledger lacks; those that reached the ledger's head are in what it returns. */
export async function joinMissing(watch: Watch, ledger: Ledger, view: IdentifiedView): Promise<Ledger> {
  let current = ledger;
  for (const projection of watch.subject.projections) {
    if (current.source.projections.some(({ name }) => name === projection.name)) continue;
    current = await readOn(watch, current, projection, view);
  }
  return current;
}

async function readOn(
  watch: Watch,
  ledger: Ledger,
  projection: Projection,
  view: IdentifiedView,
): Promise<Ledger> {
  const joining = watch.joining.get(projection.name) ?? (await begin(watch, ledger, projection, view));
  const stopAtMs = Date.now() + TURN_MS;
  while (joining.number < ledger.cursor.final && Date.now() < stopAtMs && !watch.signal.aborted)
    await readNext(watch, ledger, joining, view.endpoint);
  return joining.number < ledger.cursor.final ? ledger : finish(watch, ledger, joining, view.endpoint);
}

/** Progress is kept in memory alone: after a restart the projection is read from its first block again. */
async function begin(
  watch: Watch,
  ledger: Ledger,
  projection: Projection,
  view: IdentifiedView,
): Promise<Joining> {
  const facts = await projection.readFacts(view.endpoint);
  const joining = {
    projection,
    source: { ...sourceOf(view.identity, projection), facts },
    fold: projection.open(facts),
    number: ledger.source.fromBlock - 1n,
    state: projection.emptyState,
  };
  await watch.session.run((client) => clearAlone(client, projection));
  watch.joining.set(projection.name, joining);
  watch.log.info('projection.joining', { projection: projection.name });
  return joining;
}

async function readNext(watch: Watch, ledger: Ledger, joining: Joining, endpoint: Endpoint): Promise<void> {
  const { final } = ledger.cursor;
  const furthest = joining.number + watch.span;
  const to = furthest < final ? furthest : final;
  const end = await readBlock(endpoint, to);
  if (end === null) throw new Error(`The endpoint does not know block ${to}.`);
  const logs = await logsOf(endpoint, joining.projection, joining.number + 1n, to);
  const chunk = { blocks: [end], logs, version: 0n };
  const { states, alarms } = await watch.session.run((client) => addAlone(client, joining, chunk));
  tellRuleAlarms(watch, alarms);
  joining.number = to;
  joining.state = states[0] ?? joining.state;
}

/** Reads the blocks above the final one that the ledger has, and joins it there. */
async function finish(watch: Watch, ledger: Ledger, joining: Joining, endpoint: Endpoint): Promise<Ledger> {
  const { cursor } = ledger;
  const { projection } = joining;
  const logs = await logsOf(endpoint, projection, cursor.final + 1n, cursor.number);
  // Above the final block a range may change while it is read; then the next pass tries again.
  if (!(await isOnChain(endpoint, cursor))) return ledger;
  const joined = await watch.session.run((client) => joinLedger(client, cursor, joining, logs));
  tellRuleAlarms(watch, joined.alarms);
  watch.joining.delete(projection.name);
  watch.log.info('projection.joined', { projection: projection.name, block: cursor.number });
  const source = { ...ledger.source, projections: [...ledger.source.projections, joining.source] };
  return { source, cursor: joined.cursor, projections: openProjections(watch.subject.projections, source) };
}

async function logsOf(
  endpoint: Endpoint,
  projection: Projection,
  from: bigint,
  to: BlockHead['number'],
): Promise<readonly ProjectionLog<unknown>[]> {
  if (from > to) return [];
  const logs = await readRangeLogs(endpoint, contractsOf([projection]), from, to);
  return dispatchLogs([projection], logs).get(projection.name) ?? [];
}
