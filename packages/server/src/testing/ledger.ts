// Waits of tests on a watched ledger: each ends with what it waited for, or with an error that says what it saw.
import type { Db } from '#postgres/database.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { ledgerDigests } from '#ledger/digest.ts';
import { readSnapshot } from '#ledger/read.ts';
import { type SaleSnapshot, saleOf } from '#ledger/sale/snapshot.ts';
import { createLog } from '#log.ts';
import type { TestChain } from '#testing/chain.ts';
import { openFreshDatabase } from '#testing/fresh-database.ts';
import { backfill } from '#watcher/backfill.ts';

/** A log that writes nothing. */
export const SILENT_LOG = createLog('error', () => undefined);

const DEADLINE_MS = 120_000;
const POLL_MS = 5;

/** Polls until `check` gives something; fails after a minute with what `describe` says. */
export async function until<T>(
  check: () => Promise<T | null | undefined | false>,
  describe: () => Promise<string> | string,
): Promise<T> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const found = await check();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${await describe()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits until the ledger satisfies `condition`. */
export function untilLedger(db: Db, condition: (snapshot: SaleSnapshot) => boolean): Promise<SaleSnapshot> {
  let last: SaleSnapshot | null = null;
  return until(
    async () => {
      last = await readSale(db).catch(() => null);
      return last !== null && condition(last) ? last : null;
    },
    () => `ledger at ${last?.heads.number} (final ${last?.heads.final}), ${last?.totals.purchases} purchases`,
  );
}

/** Waits until the ledger has read the chain's newest block and calls safe and final what the chain does. */
export async function untilAtHead(db: Db, chain: TestChain): Promise<SaleSnapshot> {
  let seen = '';
  return until(
    async () => {
      // Asked for anew at each look, in case the chain has moved on.
      const tags = ['latest', 'safe', 'finalized'];
      const [latest, safe, final] = await chain.batch<{ hash: string; number: string }>(
        tags.map((tag) => ['eth_getBlockByNumber', [tag, false]]),
      );
      // A database that was killed a moment ago may still be starting.
      const snapshot = await readSale(db).catch(() => null);
      const expected = [latest?.hash, Number(safe?.number ?? 0), Number(final?.number ?? 0)].join();
      const { hash, safe: safeRead, final: finalRead } = snapshot?.heads ?? {};
      const actual = [hash, Number(safeRead), Number(finalRead)].join();
      seen = `head, safe and final are ${expected} on the chain, ${actual} in the ledger`;
      return actual === expected ? snapshot : null;
    },
    async () => `${seen}; alarms: ${(await readAlarms(db)).map(({ code }) => code).join(' ')}`,
  );
}

async function readSale(db: Db): Promise<SaleSnapshot | null> {
  const snapshot = await readSnapshot(db);
  return snapshot === null ? null : saleOf(snapshot);
}

/** The digest of each part of the ledger in `db`, by its name. */
export function digestsOf(db: Db, chain: TestChain): Promise<Readonly<Record<string, string>>> {
  return ledgerDigests(db, chain.subject.projections);
}

/** The parts of the ledger in `db` that are not as in one rebuilt from nothing beside it, by name. */
export async function partsUnlikeRebuilt(
  { pool, url }: { readonly pool: Db; readonly url: string },
  chain: TestChain,
): Promise<string[]> {
  const [found, rebuilt] = [await digestsOf(pool, chain), await rebuiltDigests(url, chain)];
  return Object.keys(rebuilt).filter((name) => found[name] !== rebuilt[name]);
}

/** The digests of a ledger built from nothing, in a database of its own beside the one that `serverUrl` names. */
async function rebuiltDigests(
  serverUrl: string,
  chain: TestChain,
): Promise<Readonly<Record<string, string>>> {
  const database = await openFreshDatabase(serverUrl);
  try {
    await backfill({
      databaseUrl: database.url,
      rpcUrls: [chain.rpcUrl],
      subject: chain.subject,
      log: SILENT_LOG,
    });
    return await digestsOf(database.pool, chain);
  } finally {
    await database.drop();
  }
}
