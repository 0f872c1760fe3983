// Balances kept in memory from one chunk to the next: all of them while there is no index to look one up by.
import type { Address } from '@lilape/domain/address';
import type { ClientBase } from 'pg';
import { type Balances, HOLDER_CHANGES, readAllBalances, readBalances } from '#ledger/holders/balances.ts';
import { createIndexes, hasIndex } from '#ledger/indexes.ts';
import type { Json } from '#ledger/stored.ts';

export type KnownBalances = {
  /**
   * The balances after `state`, at least those of the accounts `touched` that ever had one, to be changed in place.
   * What was kept counts only if `state` is the very object that it was kept with: after a failure, or when blocks were
   * taken back, it is another. Call inside a transaction.
   */
  after(client: ClientBase, state: Json, touched: ReadonlySet<Address>): Promise<Balances>;
  /** Keeps the balances as they are now, as those after `state`. */
  keep(state: Json): void;
};

/** Most accounts to keep, some 130 bytes each. */
const MOST = 200_000;
const TABLES = [{ tables: [HOLDER_CHANGES] }];

/** Keeps about `most` balances between chunks. */
export function keepBalances(most = MOST): KnownBalances {
  let balances: Balances = new Map();
  let isComplete = false;
  let keptAt: Json | null = null;
  const begin = async (client: ClientBase) => {
    const isIndexed = await hasIndex(client, HOLDER_CHANGES.indexes[0]);
    const all = isIndexed ? null : await readAllBalances(client, most);
    balances = all ?? new Map();
    isComplete = all !== null;
    if (!isIndexed && !isComplete) await createIndexes(client, TABLES);
  };
  const shrink = async (client: ClientBase) => {
    if (balances.size <= most) return;
    if (isComplete) await createIndexes(client, TABLES);
    balances = new Map();
    isComplete = false;
  };
  return {
    async after(client, state, touched) {
      const isKept = state === keptAt;
      // Until they are kept again these are neither what was nor what will be.
      keptAt = null;
      await (isKept ? shrink(client) : begin(client));
      if (isComplete) return balances;
      const missing = new Set([...touched].filter((account) => !balances.has(account)));
      for (const [account, balance] of await readBalances(client, missing)) balances.set(account, balance);
      return balances;
    },
    keep: (state) => {
      keptAt = state;
    },
  };
}
