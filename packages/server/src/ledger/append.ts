// Adds blocks to the ledger: events, accounts, totals, cursor and block hashes in one transaction.
import type { Address } from '@lilape/domain/address';
import { type Alarm, type SaleTotals, accountOf, foldSaleEvent } from '@lilape/domain/presale/fold';
import type { Stage } from '@lilape/domain/presale/stages';
import type { ClientBase } from 'pg';
import type { SaleLog } from '#ledger/sale/decode.ts';
import { type Accounts, readAccounts, writeAccounts } from '#ledger/sale/accounts.ts';
import { type BlockMark, type LedgerCursor, nextVersion, swapCursor } from '#ledger/cursor.ts';
import { COPY_EVENTS, eventLine } from '#ledger/sale/event-rows.ts';
import { bytesOf, storeTotals } from '#ledger/stored.ts';
import { copyBytes, copyIn, copyText } from '#postgres/copy.ts';
import { inTransaction } from '#postgres/transaction.ts';

/** Blocks that follow the cursor, and every event in them and in the blocks between. */
export type Chunk = {
  /** In order; the last becomes the cursor, each becomes a place to fall back to. */
  readonly blocks: readonly BlockMark[];
  readonly logs: readonly SaleLog[];
  /** Newest safe block, as the chain says. */
  readonly safe: bigint;
};

export type RaisedAlarm = Alarm & { readonly log: SaleLog };

/** Adds `chunk` and returns the new cursor with what contradicts the rules. @throws CursorMovedError */
export async function appendBlocks(
  client: ClientBase,
  stages: readonly Stage[],
  cursor: LedgerCursor,
  chunk: Chunk,
): Promise<{ cursor: LedgerCursor; alarms: readonly RaisedAlarm[] }> {
  const last = chunk.blocks.at(-1);
  if (last === undefined) return { cursor, alarms: [] };
  return inTransaction(client, async () => {
    const version = await nextVersion(client);
    const accounts = await readAccounts(client, touchedBy(chunk.logs));
    const folded = foldChunk(stages, cursor.totals, accounts, chunk);
    const safe = chunk.safe < last.number ? chunk.safe : last.number;
    const moved = {
      ...last,
      totals: folded.totals,
      final: cursor.final,
      safe: safe > cursor.safe ? safe : cursor.safe,
    };
    await swapCursor(client, cursor, moved);
    if (chunk.logs.length > 0) {
      await copyIn(client, COPY_EVENTS, chunk.logs.map((log) => eventLine(log, version)).join(''));
    }
    await writeAccounts(client, accounts);
    await copyIn(
      client,
      'copy watch.anchors (number, hash, time_seconds, totals) from stdin',
      folded.anchors,
    );
    for (const alarm of folded.alarms) await insertAlarm(client, alarm);
    return { cursor: moved, alarms: folded.alarms };
  });
}

function touchedBy(logs: readonly SaleLog[]): Set<Address> {
  const touched = new Set<Address>();
  for (const log of logs) {
    const account = accountOf(log.event);
    if (account !== null) touched.add(account);
  }
  return touched;
}

/** Folds the logs into `accounts`, in place, and notes the totals at each block. */
function foldChunk(stages: readonly Stage[], before: SaleTotals, accounts: Accounts, chunk: Chunk) {
  const alarms: RaisedAlarm[] = [];
  const anchors: string[] = [];
  let totals = before;
  let next = 0;
  for (const block of chunk.blocks) {
    for (
      let log = chunk.logs[next];
      log !== undefined && log.block <= block.number;
      log = chunk.logs[++next]
    ) {
      const buyer = accountOf(log.event);
      const before = buyer === null ? null : (accounts.get(buyer) ?? null);
      const step = foldSaleEvent(stages, totals, before, log.event);
      totals = step.totals;
      if (buyer !== null && step.account !== null) accounts.set(buyer, step.account);
      for (const alarm of step.alarms) alarms.push({ ...alarm, log });
    }
    anchors.push(
      `${block.number}\t${copyBytes(block.hash)}\t${block.timeSeconds}\t${copyText(storeTotals(totals))}\n`,
    );
  }
  if (next !== chunk.logs.length) throw new Error('A chunk holds events outside its blocks.');
  return { totals, alarms, anchors: anchors.join('') };
}

async function insertAlarm(client: ClientBase, { log, code, expected, actual }: RaisedAlarm): Promise<void> {
  await client.query(
    'insert into ledger.alarms (tx_hash, ordinal, code, block, expected, actual) values ($1, $2, $3, $4, $5, $6)',
    [bytesOf(log.txHash), log.ordinal, code, String(log.block), expected, actual],
  );
}
