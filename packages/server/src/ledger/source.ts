// Which sale on which chain the ledger is about; and how a ledger starts.
import { EMPTY_TOTALS } from '@lilape/domain/presale/fold';
import type { Terms } from '@lilape/domain/presale/stages';
import type { ClientBase } from 'pg';
import type { SaleDeployment } from '#chain/deployment.ts';
import { type BlockMark, nextVersion } from '#ledger/cursor.ts';
import {
  type Hex,
  type StoredTerms,
  addressOf,
  bytesOf,
  hexOf,
  readTerms,
  storeTerms,
  storeTotals,
} from '#ledger/stored.ts';
import { inTransaction } from '#postgres/transaction.ts';

export type LedgerSource = {
  readonly sale: SaleDeployment;
  readonly terms: Terms;
  readonly genesisHash: Hex;
  readonly codeHash: Hex;
};

type SourceRow = {
  chain_id: number;
  genesis_hash: Buffer;
  presale: Buffer;
  lilape: Buffer;
  usdt: Buffer;
  usdc: Buffer;
  code_hash: Buffer;
  from_block: string;
  terms: StoredTerms;
};

/** The ledger's source, or null where none was started. */
export async function readSource(client: ClientBase): Promise<LedgerSource | null> {
  const { rows } = await client.query<SourceRow>('select * from ledger.source');
  const row = rows[0];
  if (row === undefined) return null;
  return {
    sale: {
      chainId: row.chain_id,
      presale: addressOf(row.presale),
      lilape: addressOf(row.lilape),
      coins: { USDT: addressOf(row.usdt), USDC: addressOf(row.usdc) },
      fromBlock: BigInt(row.from_block),
    },
    terms: readTerms(row.terms),
    genesisHash: hexOf(row.genesis_hash),
    codeHash: hexOf(row.code_hash),
  };
}

/** Whether two sources are the same sale on the same chain, whatever block they are read from. */
export function isSameSale(a: LedgerSource, b: LedgerSource): boolean {
  return identityOf(a) === identityOf(b);
}

function identityOf({ sale, genesisHash, codeHash }: LedgerSource): string {
  const { chainId, presale, lilape, coins } = sale;
  return [chainId, genesisHash, codeHash, presale, lilape, coins.USDT, coins.USDC].join();
}

/**
 * Throws away whatever ledger there was and starts an empty one at `start`, the block before the first to read.
 * Orphans stay if it is about the same sale.
 */
export async function startLedger(client: ClientBase, source: LedgerSource, start: BlockMark): Promise<void> {
  await inTransaction(client, async () => {
    await nextVersion(client);
    const before = await readSource(client);
    if (before === null || !isSameSale(before, source)) await client.query('truncate watch.orphans');
    await client.query(
      `truncate ledger.source, ledger.events, ledger.accounts, ledger.alarms, ledger.state,
         watch.anchors, watch.surplus`,
    );
    // Alarms about the chain that was read before; one about an endpoint stands until it shows the right chain.
    await client.query(
      `update watch.alarms set cleared_at = now() where cleared_at is null and code <> 'WRONG_CHAIN'`,
    );
    await insertSource(client, source);
    await insertStart(client, start);
  });
}

async function insertSource(client: ClientBase, source: LedgerSource): Promise<void> {
  const { sale, terms, genesisHash, codeHash } = source;
  const contracts = [sale.presale, sale.lilape, sale.coins.USDT, sale.coins.USDC];
  const hashes = [genesisHash, codeHash, ...contracts].map(bytesOf);
  await client.query(
    `insert into ledger.source (chain_id, from_block, terms, genesis_hash, code_hash, presale, lilape, usdt, usdc)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [sale.chainId, String(sale.fromBlock), storeTerms(terms), ...hashes],
  );
}

async function insertStart(client: ClientBase, start: BlockMark): Promise<void> {
  const values = [String(start.number), bytesOf(start.hash), start.timeSeconds, storeTotals(EMPTY_TOTALS)];
  await client.query(
    'insert into ledger.state (number, hash, time_seconds, safe, final, totals) values ($1, $2, $3, $1, $1, $4)',
    values,
  );
  await client.query('insert into watch.anchors values ($1, $2, $3, $4)', values);
}
