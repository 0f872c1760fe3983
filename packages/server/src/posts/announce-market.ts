// The job of the market's news: a final release and each pool that finally opened is announced once, or is noted as never to be announced.
import { OPENING_WAIT_SECONDS } from '@lilape/domain/market/opening';
import { poolPricePicoUsd, POOL_PRICE_DECIMALS } from '@lilape/domain/market/pooled';
import { marketNews } from '@lilape/domain/posts/market-news';
import { openedPost, releasedPost } from '@lilape/domain/posts/market-post';
import type { RenderedPost } from '@lilape/domain/posts/render';
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { formatUnits } from '@lilape/domain/units';
import type { ClientBase } from 'pg';
import { readMarketTotals, storedMarketFacts } from '#ledger/market/stored.ts';
import { readSnapshot } from '#ledger/read.ts';
import { readKept } from '#ledger/roll-back.ts';
import { type Hex, bytesOf } from '#ledger/stored.ts';
import { isoOf } from '#moments.ts';
import { readAlertRules } from '#posts/alert-rules.ts';
import { queueMessage } from '#posts/messages.ts';
import { type AlertsParts, finalOf } from '#posts/raise-alerts.ts';
import { LOCKS } from '#postgres/locks.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { Job } from '#worker/jobs.ts';

const EVERY_MS = 5_000;

/** The job. What it decides of an event and the message that tells it are one transaction. */
export function marketNewsJob(parts: AlertsParts): Job {
  let seen: string | null = null;
  return {
    name: 'posts.market',
    everyMs: EVERY_MS,
    async run(db) {
      // What waits for the end of quiet hours is looked at again with the next final block.
      const final = await finalOf(db);
      if (final === null || final === seen) return;
      await announceMarket(parts);
      seen = final;
    },
  };
}

/** A release or an opening in a final block. */
type Candidate = {
  readonly txHash: Hex;
  /** `released`, or the coin. */
  readonly what: string;
  readonly block: bigint;
  readonly ageMs: number;
  readonly post: RenderedPost;
};

/** Decides what is announced of the final events that still wait for a decision; how many messages. */
export async function announceMarket({ db, siteUrl, log, now }: AlertsParts): Promise<number> {
  const nowMs = await now();
  return inOneGo(db, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.announceMarket]);
    const { rules } = await readAlertRules(client);
    const place = { site: siteUrl, language: rules.language };
    const { candidates, version } = await readCandidates(client, place);
    if (candidates.length === 0) return 0;
    let messages = 0;
    for (const { txHash, what, block, ageMs, post } of candidates) {
      const fate = marketNews(rules, ageMs, nowMs);
      if (fate === 'wait') continue;
      const facts = { version: version.toString(), facts: [], event: { txHash, what, block: Number(block) } };
      const message = { kind: 'alert', postType: null, turn: null, clip: null, facts, ...post } as const;
      // One after the other: they go in the order of the events.
      // oxlint-disable-next-line no-await-in-loop
      const id = fate === 'tell' ? await queueMessage(client, message) : null;
      // oxlint-disable-next-line no-await-in-loop
      await client.query('insert into app.announced_market (tx_hash, what, message_id) values ($1, $2, $3)', [
        bytesOf(txHash),
        what,
        id?.toString() ?? null,
      ]);
      messages += id === null ? 0 : 1;
    }
    if (messages > 0) log.info('posts.market', { messages });
    return messages;
  });
}

/** The release and the pools after the newest final block, in their order, without those that were decided. */
async function readCandidates(
  client: ClientBase,
  place: Parameters<typeof openedPost>[1],
): Promise<{ readonly candidates: readonly Candidate[]; readonly version: bigint }> {
  const snapshot = await readSnapshot(client);
  const kept = snapshot === null ? null : await readKept(client, snapshot.heads.final);
  const known = snapshot?.projections['market'];
  const state = kept?.states['market'];
  if (snapshot === null || kept === null || known === undefined || state === undefined)
    return { candidates: [], version: 0n };
  const { lilape, coins } = storedMarketFacts(known.facts);
  const { released, markets } = readMarketTotals(state);
  const ageMs = (timeSeconds: number) => (kept.timeSeconds - timeSeconds) * 1_000;
  const pools = markets.flatMap(({ coin, status, done, sqrtPriceX96 }): Candidate[] => {
    const name = PAYMENT_TOKENS.find((each) => coins[each] === coin);
    if (status !== 'opened' || done === null || name === undefined) return [];
    const price = formatUnits(poolPricePicoUsd(sqrtPriceX96, lilape < coin), POOL_PRICE_DECIMALS);
    const { txHash, block, timeSeconds } = done;
    return [
      {
        txHash,
        what: name,
        block,
        ageMs: ageMs(timeSeconds),
        post: openedPost({ coin: name, price }, place),
      },
    ];
  });
  const release: Candidate[] =
    released === null
      ? []
      : [
          {
            txHash: released.txHash,
            what: 'released',
            block: released.block,
            ageMs: ageMs(released.timeSeconds),
            post: releasedPost(
              { ...released, opensAt: isoOf(released.timeSeconds + OPENING_WAIT_SECONDS) },
              place,
            ),
          },
        ];
  const all = [...release, ...pools.toSorted((a, b) => Number(a.block - b.block))];
  const decided = await readDecided(client, all);
  return {
    candidates: all.filter(({ txHash, what }) => !decided.has(`${txHash} ${what}`)),
    version: snapshot.version,
  };
}

async function readDecided(
  client: ClientBase,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ tx_hash: Buffer; what: string }>(
    'select tx_hash, what from app.announced_market where tx_hash = any($1::bytea[])',
    [candidates.map(({ txHash }) => bytesOf(txHash))],
  );
  return new Set(rows.map((row) => `0x${row.tx_hash.toString('hex')} ${row.what}`));
}
