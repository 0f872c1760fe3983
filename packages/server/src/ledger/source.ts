// Which contracts on which chain the ledger is about; and how a ledger starts.
import type { Address } from '@lilape/domain/address';
import type { ClientBase } from 'pg';
import { type BlockMark, nextVersion } from '#ledger/cursor.ts';
import { dropIndexes } from '#ledger/indexes.ts';
import type { OpenProjection, Projection } from '#ledger/projection.ts';
import { type Hex, type Json, bytesOf, hexOf, storeJson } from '#ledger/stored.ts';
import { inTransaction } from '#postgres/transaction.ts';

/** What was read of a projection's contracts when it was started. */
export type ProjectionSource = {
  readonly name: string;
  readonly foldVersion: number;
  /** Address of each contract, lower case, with the hash of its code. */
  readonly contracts: Readonly<Record<Address, Hex>>;
  readonly facts: Json;
};

export type LedgerSource = {
  readonly chainId: number;
  readonly genesisHash: Hex;
  /** First block that is read. */
  readonly fromBlock: bigint;
  readonly projections: readonly ProjectionSource[];
};

type ShownChain = {
  readonly genesisHash: Hex;
  readonly codeHashes: Readonly<Record<Address, Hex | null>>;
};

type SourceRow = { chain_id: number; genesis_hash: Buffer; from_block: string };
type ProjectionRow = {
  name: string;
  fold_version: number;
  contracts: Readonly<Record<Address, Hex>>;
  facts: Json;
};

/** The ledger's source, or null where none was started. */
export async function readSource(client: Pick<ClientBase, 'query'>): Promise<LedgerSource | null> {
  const { rows } = await client.query<SourceRow>('select * from ledger.source');
  const row = rows[0];
  if (row === undefined) return null;
  const projections = await client.query<ProjectionRow>('select * from ledger.projections order by name');
  return {
    chainId: row.chain_id,
    genesisHash: hexOf(row.genesis_hash),
    fromBlock: BigInt(row.from_block),
    projections: projections.rows.map(({ name, fold_version, contracts, facts }) => ({
      name,
      foldVersion: fold_version,
      contracts,
      facts,
    })),
  };
}

/** Whether two sources are the same contracts, folded alike, on the same chain, whatever block they are read from. */
export function isSameSource(a: LedgerSource, b: LedgerSource): boolean {
  return identityOf(a) === identityOf(b);
}

/** Whether `whole` is `part` with further projections, or with none. */
export function isPartOf(part: LedgerSource, whole: LedgerSource): boolean {
  const names = new Set(part.projections.map(({ name }) => name));
  return isSameSource(part, {
    ...whole,
    projections: whole.projections.filter(({ name }) => names.has(name)),
  });
}

/** Whether a chain with this genesis and this code at our addresses is the one that `source` was read from. */
export function isOfSource({ genesisHash, projections }: LedgerSource, chain: ShownChain): boolean {
  const contracts = projections.flatMap((projection) => entriesOf(projection.contracts));
  return (
    chain.genesisHash === genesisHash &&
    contracts.every(([address, hash]) => chain.codeHashes[address as Address] === hash)
  );
}

/** Whether two sources name the same contracts to be folded alike, whatever code a chain shows there. */
export function isSameConfiguration(a: LedgerSource, b: LedgerSource): boolean {
  return configurationOf(a) === configurationOf(b);
}

function identityOf(source: LedgerSource): string {
  const codes = byName(source).map(({ contracts }) => entriesOf(contracts));
  return JSON.stringify([configurationOf(source), source.genesisHash, codes]);
}

function configurationOf(source: LedgerSource): string {
  const read = byName(source).map(({ name, foldVersion, contracts }) => [
    name,
    foldVersion,
    entriesOf(contracts).map(([address]) => address),
  ]);
  return JSON.stringify([source.chainId, read]);
}

function byName({ projections }: LedgerSource): ProjectionSource[] {
  return projections.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function entriesOf(contracts: ProjectionSource['contracts']): [string, Hex][] {
  return Object.entries(contracts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The folds of those `projections` that `source` has, with the facts in it. */
export function openProjections(
  projections: readonly Projection[],
  source: LedgerSource,
): readonly OpenProjection[] {
  return projections.flatMap((projection) => {
    const found = source.projections.find(({ name }) => name === projection.name);
    return found === undefined ? [] : [{ projection, fold: projection.open(found.facts) }];
  });
}

/**
 * Throws away whatever ledger there was and starts an empty one at `start`, the block before the first to read.
 * Orphans stay if it is about the same contracts, or if there was none: then they came with a backup.
 */
export async function startLedger(
  client: ClientBase,
  projections: readonly Projection[],
  source: LedgerSource,
  start: BlockMark,
): Promise<void> {
  await inTransaction(client, async () => {
    await nextVersion(client);
    const before = await readSource(client);
    const areForeign = before !== null && !isSameSource(before, source);
    const orphans = areForeign ? projections.flatMap(({ orphanTables }) => orphanTables) : [];
    const tables = projections.flatMap((projection) => projection.tables.map(({ name }) => name));
    // They are locked as they are named, at once: the source first, as readers of the ledger do, and what is orphaned
    // before the events, as lists of purchases do, and before the surplus, as a backup does, or each could wait for the other.
    await client.query(
      `truncate ${['ledger.source, ledger.projections, ledger.state, ledger.alarms', ...orphans, ...tables, 'watch.anchors, watch.surplus'].join()}`,
    );
    await dropIndexes(client, projections);
    // Alarms about the chain that was read before; one about an endpoint stands until it shows the right chain.
    await client.query(
      `update watch.alarms set cleared_at = now() where cleared_at is null and code <> 'WRONG_CHAIN'`,
    );
    await insertSource(client, source);
    await insertStart(client, projections, start);
  });
}

async function insertSource(client: ClientBase, source: LedgerSource): Promise<void> {
  const { chainId, genesisHash, fromBlock } = source;
  await client.query('insert into ledger.source (chain_id, genesis_hash, from_block) values ($1, $2, $3)', [
    chainId,
    bytesOf(genesisHash),
    String(fromBlock),
  ]);
  for (const projection of source.projections) await insertProjection(client, projection);
}

/** Notes that a projection is part of the ledger. Call inside a transaction. */
export async function insertProjection(
  client: ClientBase,
  { name, foldVersion, contracts, facts }: ProjectionSource,
): Promise<void> {
  await client.query(
    'insert into ledger.projections (name, fold_version, contracts, facts) values ($1, $2, $3, $4)',
    [name, foldVersion, storeJson(contracts), storeJson(facts)],
  );
}

async function insertStart(
  client: ClientBase,
  projections: readonly Projection[],
  start: BlockMark,
): Promise<void> {
  const states = Object.fromEntries(projections.map(({ name, emptyState }) => [name, emptyState]));
  const values = [String(start.number), bytesOf(start.hash), start.timeSeconds, storeJson(states)];
  await client.query(
    'insert into ledger.state (number, hash, time_seconds, safe, final, states) values ($1, $2, $3, $1, $1, $4)',
    values,
  );
  await client.query(
    'insert into watch.anchors (number, hash, time_seconds, states) values ($1, $2, $3, $4)',
    values,
  );
}
