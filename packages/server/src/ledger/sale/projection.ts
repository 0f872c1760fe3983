// The sale as a projection of the ledger: its events as rows, its buyers' accounts, its totals.
import type { Address } from '@lilape/domain/address';
import {
  type Alarm,
  EMPTY_TOTALS,
  type SaleEvent,
  type SaleTotals,
  touchedAccount,
  foldSaleEvent,
} from '@lilape/domain/presale/fold';
import { type Stage, type Terms, ladderStages } from '@lilape/domain/presale/stages';
import type { ClientBase } from 'pg';
import type { SaleDeployment } from '#chain/deployment.ts';
import { foldByBlock } from '#ledger/fold-by-block.ts';
import type { Fold, Projection } from '#ledger/projection.ts';
import { type Accounts, readAccounts, refoldAccounts, writeAccounts } from '#ledger/sale/accounts.ts';
import { readSaleState, readSaleTerms } from '#ledger/sale/contract.ts';
import { findingsOf } from '#ledger/sale/debts.ts';
import { saleDecoders } from '@lilape/events/sale';
import {
  COPY_EVENTS,
  PUBLISHED_COLUMNS,
  type SaleLog,
  eventLine,
  saleLine,
} from '#ledger/sale/event-rows.ts';
import { readTerms, readTotals } from '#ledger/sale/stored.ts';
import { addressOf, toStored } from '#ledger/stored.ts';
import { copyIn } from '#postgres/copy.ts';

const EVENT_INDEXES = [
  { name: 'sale_events_by_key', isUnique: true, on: 'ledger.sale_events (tx_hash, ordinal)' },
  {
    name: 'sale_events_by_account',
    isUnique: false,
    on: 'ledger.sale_events (account, block) where account is not null',
  },
];

/** The projection of the sale at `sale`. */
export function saleProjection(sale: SaleDeployment): Projection<SaleEvent> {
  return {
    name: 'sale',
    foldVersion: 2,
    sources: [{ address: sale.presale, decoders: saleDecoders(sale.coins) }],
    tables: [
      { name: 'ledger.sale_accounts', columns: '*', key: ['buyer'], indexes: [] },
      {
        name: 'ledger.sale_events',
        // The version is left out: it counts how often the ledger changed, not what it says.
        columns: `tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, account, coin, units, tokens,
          raised_units, detail`,
        key: ['block', 'log_index'],
        indexes: EVENT_INDEXES,
      },
    ],
    orphanTables: ['watch.sale_orphans'],
    published: {
      table: 'ledger.sale_events',
      columns: PUBLISHED_COLUMNS,
      within: 'log_index',
      lineOf: saleLine,
    },
    emptyState: toStored(EMPTY_TOTALS),
    readFacts: async (endpoint) => toStored(await readSaleTerms(endpoint, sale)),
    open: (facts) => saleFold(sale, readTerms(facts)),
  };
}

function saleFold(sale: SaleDeployment, terms: Terms): Fold<SaleEvent> {
  const stages = ladderStages(terms);
  return {
    async add(client, state, { blocks, logs, version }) {
      const accounts = await readAccounts(client, touchedBy(logs));
      const folded = foldByBlock(readTotals(state), blocks, logs, (totals, log) =>
        foldInto(stages, totals, accounts, log),
      );
      if (logs.length > 0)
        await copyIn(client, { sql: COPY_EVENTS, rows: logs, lineOf: (log) => eventLine(log, version) });
      await writeAccounts(client, accounts);
      return folded;
    },
    takeBack: (client, block) => orphanAfter(client, stages, block),
    async check(endpoint, hash, state) {
      return findingsOf(terms, readTotals(state), await readSaleState(endpoint, sale, hash));
    },
  };
}

function touchedBy(logs: readonly SaleLog[]): Set<Address> {
  const touched = new Set<Address>();
  for (const log of logs) {
    const account = touchedAccount(log.event);
    if (account !== null) touched.add(account);
  }
  return touched;
}

function foldInto(
  stages: readonly Stage[],
  totals: SaleTotals,
  accounts: Accounts,
  { event }: SaleLog,
): { totals: SaleTotals; alarms: readonly Alarm[] } {
  const buyer = touchedAccount(event);
  const account = buyer === null ? null : (accounts.get(buyer) ?? null);
  const step = foldSaleEvent(stages, totals, account, event);
  if (buyer !== null && step.account !== null) accounts.set(buyer, step.account);
  return step;
}

/** Moves the events after `block` into the orphans and folds the accounts that they touched again. */
async function orphanAfter(client: ClientBase, stages: readonly Stage[], block: bigint): Promise<void> {
  const after = [String(block)];
  const { rows } = await client.query<{ account: Buffer }>(
    'select distinct account from ledger.sale_events where block > $1 and account is not null',
    after,
  );
  await client.query(
    `with gone as (delete from ledger.sale_events where block > $1 returning *)
     insert into watch.sale_orphans select *, now() from gone
     on conflict (tx_hash, ordinal, block_hash) do update set orphaned_at = excluded.orphaned_at`,
    after,
  );
  await refoldAccounts(client, stages, new Set(rows.map((row) => addressOf(row.account))));
}
