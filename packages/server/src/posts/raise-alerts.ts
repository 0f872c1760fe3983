// The job of the alerts: final purchases that were not announced yet are announced once, or are noted as never to be.
import { alertPost } from '@lilape/domain/posts/alert-post';
import { type Candidate, NEWS_MS, alertsFor } from '@lilape/domain/posts/alerts';
import { factsOf } from '@lilape/domain/posts/facts';
import type { PostFact } from '@lilape/wire/posts';
import type { ClientBase, Pool } from 'pg';
import { readSnapshot } from '#ledger/read.ts';
import { readKept } from '#ledger/roll-back.ts';
import { type LedgerPurchase, readNewestPurchases } from '#ledger/sale/purchases.ts';
import { bytesOf } from '#ledger/stored.ts';
import type { Log } from '#log.ts';
import { isoOf } from '#moments.ts';
import { readAlertRules } from '#posts/alert-rules.ts';
import type { KeptFacts } from '#posts/compose.ts';
import { queueMessage } from '#posts/messages.ts';
import type { Db } from '#postgres/database.ts';
import { LOCKS } from '#postgres/locks.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { Job } from '#worker/jobs.ts';

export type AlertsParts = {
  readonly db: Pick<Pool, 'connect' | 'query'>;
  /** Origin of the site, for the links to receipts; null where it is not known. */
  readonly siteUrl: string | null;
  readonly log: Log;
  /** Unix milliseconds, the same for all processes: quiet hours go by it. */
  readonly now: () => Promise<number>;
};

const EVERY_MS = 2_000;
/** Of one look; what is beyond is older than these, and not announced. */
const MAX_AT_ONCE = 2_000;

/** The job. What it decides of a purchase and the message that tells it are one transaction. */
export function alertsJob(parts: AlertsParts): Job {
  let seen: string | null = null;
  return {
    name: 'posts.alerts',
    everyMs: EVERY_MS,
    async run(db) {
      // What is final only grows, and a ledger that is read again has another version at the same block.
      const final = await finalOf(db);
      if (final === null || final === seen) return;
      await raiseAlerts(parts);
      seen = final;
    },
  };
}

/** The newest final block, as decimal text; null before the ledger has one. */
export async function finalOf(db: Db): Promise<string | null> {
  const { rows } = await db.query<{ final: string }>('select final from ledger.state');
  return rows[0]?.final ?? null;
}

/** Decides what is announced of the final purchases that still wait for a decision; how many messages. */
export async function raiseAlerts({ db, siteUrl, log, now }: AlertsParts): Promise<number> {
  const nowMs = await now();
  return inOneGo(db, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.raiseAlerts]);
    const found = await readCandidates(client, nowMs);
    if (found.purchases.length === 0) return 0;
    const { rules } = await readAlertRules(client);
    const { reported, unreported } = alertsFor(rules, found.purchases, nowMs);
    for (const group of reported) {
      const { html, text } = alertPost(group, siteUrl, rules.language);
      // One after the other: they go in the order of the purchases.
      // oxlint-disable-next-line no-await-in-loop
      const id = await queueMessage(client, {
        kind: 'alert',
        postType: null,
        turn: null,
        html,
        text,
        clip: null,
        facts: factsIn(group, found.version),
      });
      // oxlint-disable-next-line no-await-in-loop
      await note(client, group, id);
    }
    await note(client, unreported, null);
    if (reported.length > 0)
      log.info('posts.alerts', { messages: reported.length, purchases: reported.flat().length });
    return reported.length;
  });
}

type FoundPurchase = LedgerPurchase & Candidate;

/**
 * The final purchases of the last hour of which nothing was decided. How long ago one became final follows from the chain's
 * own clock: as long as the newest final block is after its own.
 */
async function readCandidates(
  client: ClientBase,
  nowMs: number,
): Promise<{ readonly purchases: readonly FoundPurchase[]; readonly version: bigint }> {
  const snapshot = await readSnapshot(client);
  const kept = snapshot === null ? null : await readKept(client, snapshot.heads.final);
  if (snapshot === null || kept === null) return { purchases: [], version: 0n };
  const newest = await readNewestPurchases(client, -1n, snapshot.heads.final, MAX_AT_ONCE);
  const ageMs = ({ timeSeconds }: LedgerPurchase) => (kept.timeSeconds - timeSeconds) * 1_000;
  const recent = newest.filter((purchase) => ageMs(purchase) < NEWS_MS);
  const decided = await readDecided(client, recent);
  return {
    purchases: recent
      .filter(({ txHash, ordinal }) => !decided.has(`${txHash} ${ordinal}`))
      .map((purchase) => ({ ...purchase, finalAtMs: nowMs - ageMs(purchase) }))
      .toReversed(),
    version: snapshot.version,
  };
}

async function readDecided(
  client: ClientBase,
  purchases: readonly LedgerPurchase[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ tx_hash: Buffer; ordinal: number }>(
    'select tx_hash, ordinal from app.alerted_purchases where tx_hash = any($1::bytea[])',
    [purchases.map(({ txHash }) => bytesOf(txHash))],
  );
  return new Set(rows.map((row) => `0x${row.tx_hash.toString('hex')} ${row.ordinal}`));
}

async function note(client: ClientBase, purchases: readonly Candidate[], id: bigint | null): Promise<void> {
  await client.query(
    `insert into app.alerted_purchases (tx_hash, ordinal, message_id)
     select tx_hash, ordinal, $3 from unnest($1::bytea[], $2::integer[]) as decided (tx_hash, ordinal)`,
    [
      purchases.map(({ txHash }) => bytesOf(txHash as `0x${string}`)),
      purchases.map(({ ordinal }) => ordinal),
      id?.toString() ?? null,
    ],
  );
}

function factsIn(group: readonly FoundPurchase[], version: bigint): KeptFacts {
  return { version: version.toString(), facts: group.flatMap(factsOfPurchase) };
}

function factsOfPurchase(purchase: FoundPurchase): PostFact[] {
  const { formattedAmount, formattedTokens } = factsOf({
    purchase,
    raisedUnits: 0n,
    holders: 0,
    ethUsd: null,
  });
  const from = {
    source: 'purchase' as const,
    block: Number(purchase.block),
    txHash: purchase.txHash,
    ordinal: purchase.ordinal,
    ethUsd: null,
    feed: null,
    at: isoOf(purchase.timeSeconds),
  };
  return [
    ['formattedAmount', formattedAmount] as const,
    ['formattedTokens', formattedTokens] as const,
  ].flatMap(([key, fact]) =>
    fact === undefined ? [] : [{ key, text: fact.text, exact: fact.exact.toString(), ...from }],
  );
}
