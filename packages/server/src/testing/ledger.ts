// Waits of tests on a watched ledger: each ends with what it waited for, or with an error that says what it saw.
import type { Db } from '#postgres/database.ts';
import { ledgerDigest } from '#ledger/digest.ts';
import { type LedgerSnapshot, readSnapshot } from '#ledger/read.ts';
import { createLog } from '#log.ts';
import type { TestChain } from '#testing/chain.ts';
import { openFreshDatabase } from '#testing/fresh-database.ts';
import { backfill } from '#watcher/backfill.ts';

/** A log that writes nothing. */
export const SILENT_LOG = createLog('error', () => undefined);

const DEADLINE_MS = 60_000;
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
export function untilLedger(
  db: Db,
  condition: (snapshot: LedgerSnapshot) => boolean,
): Promise<LedgerSnapshot> {
  let last: LedgerSnapshot | null = null;
  return until(
    async () => {
      last = await readSnapshot(db).catch(() => null);
      return last !== null && condition(last) ? last : null;
    },
    () => `ledger at ${last?.heads.number} (final ${last?.heads.final}), ${last?.totals.purchases} purchases`,
  );
}

/** Waits until the ledger has read the chain's newest block and called final what the chain does. */
export async function untilAtHead(db: Db, chain: TestChain): Promise<LedgerSnapshot> {
  // The head is asked for anew at each look, in case the chain has moved on.
  return until(
    async () => {
      const [head, final] = await chain.batch<{ hash: string; number: string }>([
        ['eth_getBlockByNumber', ['latest', false]],
        ['eth_getBlockByNumber', ['finalized', false]],
      ]);
      const snapshot = await readSnapshot(db);
      const isThere =
        snapshot?.heads.hash === head?.hash && snapshot?.heads.final === BigInt(final?.number ?? 0);
      return isThere ? snapshot : null;
    },
    () => 'the ledger at the head of the chain',
  );
}

/** Digest of a ledger built from nothing, in a database of its own beside the one that `serverUrl` names. */
export async function rebuiltDigest(serverUrl: string, chain: TestChain): Promise<string> {
  const database = await openFreshDatabase(serverUrl);
  try {
    await backfill({
      databaseUrl: database.url,
      rpcUrls: [chain.rpcUrl],
      deployment: chain.sale,
      log: SILENT_LOG,
    });
    return await ledgerDigest(database.pool);
  } finally {
    await database.drop();
  }
}
