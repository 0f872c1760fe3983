// Posts over a real chain: what the group reads is what the chain says, counted again from the sources that each figure names.
import { randomUUID } from 'node:crypto';
import { presaleAbi } from '@lilape/contracts/generated/abis';
import type { OutboxBody, OutboxMessage } from '@lilape/wire/outbox';
import type { PostFact, PostsBody } from '@lilape/wire/posts';
import { type Hex, createPublicClient, http, parseAbi, parseEventLogs } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#metrics.ts';
import type { TelegramSettings } from '#posts/settings.ts';
import { NO_PUBLISHING } from '#studio/publishing-settings.ts';
import { HASH, PASSWORD, codeOf, cookieOf } from '#testing/admin-rig.ts';
import { BOT_TOKEN, type BotApiDouble, GROUP, startBotApi } from '#testing/bot-api-double.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import { SILENT_LOG, until } from '#testing/ledger.ts';
import { jobsOf } from '#worker/jobs-of.ts';

const PAGE = { host: 'lilape.example', origin: 'https://lilape.example', 'x-forwarded-proto': 'https' };
const [ANN, BOB] = [0, 1] as const;
/** From sealed to final on this chain. */
const TO_FINAL = 8;

let rig: ChainRig;
let telegram: BotApiDouble;
let settings: TelegramSettings;
let client: ReturnType<typeof createPublicClient>;
let cookie = '';

beforeAll(async () => {
  let limitNowMs = 0;
  telegram = await startBotApi();
  settings = { token: BOT_TOKEN, chat: String(GROUP.id), adminChat: null, apiUrl: telegram.url };
  rig = await startChainRig(2, {
    limitClock: () => (limitNowMs += 1_000),
    trustedProxyHops: 1,
    adminPasswordHash: HASH,
    telegram: settings,
  });
  client = createPublicClient({ transport: http(rig.chain.rpcUrl), cacheTime: 0 });
  cookie = cookieOf(await ask('POST', '/api/admin/login', { password: PASSWORD }));
});

afterAll(async () => {
  await rig.close();
  await telegram.close();
});

const ask = (method: string, path: string, body?: object): Promise<Response> =>
  rig.api.request(path, {
    method,
    headers: { ...PAGE, 'x-forwarded-for': '192.0.2.7', 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const send = (postType: string) =>
  ask('POST', '/api/purchase', { type: 'promo', postType, requestId: randomUUID() });
const posts = async () => (await (await ask('GET', '/api/admin/posts')).json()) as PostsBody;
const outbox = async () => ((await (await ask('GET', '/api/admin/outbox')).json()) as OutboxBody).messages;

/** The posts once they are of the chain's head, and of what is final of it. */
function atHead(): Promise<PostsBody> {
  let reported: unknown;
  return until(
    async () => {
      const [body, head] = [await posts(), await client.getBlockNumber()];
      const final = (await client.getBlock({ blockTag: 'finalized' })).number;
      reported = body.ledger;
      return BigInt(body.ledger?.block ?? 0) === head && BigInt(body.ledger?.final ?? 0) === final
        ? body
        : null;
    },
    () => `posts of the head; they are of ${JSON.stringify(reported)}`,
  );
}

/** The message that was written. */
async function written(postType: string): Promise<OutboxMessage> {
  const answer = await send(postType);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { message: OutboxMessage }).message;
}

const factOf = (message: OutboxMessage, key: PostFact['key']): PostFact => {
  const fact = message.facts.find((each) => each.key === key);
  if (fact === undefined) throw new Error(`${key} is not among the facts.`);
  return fact;
};

/** The purchase that a figure names, read from the receipt of its transaction. */
async function purchaseOf({ txHash, ordinal, block }: PostFact) {
  const receipt = await client.getTransactionReceipt({ hash: (txHash ?? '0x') as Hex });
  expect(receipt.blockNumber).toBe(BigInt(block));
  const presale = rig.chain.sale.presale.toLowerCase();
  const logs = parseEventLogs({
    abi: presaleAbi,
    logs: receipt.logs.filter(({ address }) => address.toLowerCase() === presale),
  });
  const log = logs[ordinal ?? -1];
  if (log?.eventName !== 'Purchased') throw new Error('No purchase is there.');
  return log.args;
}

async function totalsAt({ block }: PostFact) {
  const blockNumber = BigInt(block);
  const sale = { address: rig.chain.sale.presale, abi: presaleAbi } as const;
  const raised = await client.readContract({ ...sale, functionName: 'raised', blockNumber });
  const bought = await client.getContractEvents({
    ...sale,
    eventName: 'Purchased',
    fromBlock: 0n,
    toBlock: blockNumber,
  });
  return { raised, buyers: BigInt(new Set(bought.map(({ args }) => args.buyer)).size) };
}

/** The job of a worker, as it is made from its settings. */
async function work(name: string): Promise<void> {
  const { all } = jobsOf({
    config: {
      rpcUrls: [rig.chain.rpcUrl],
      publishing: NO_PUBLISHING,
      telegram: settings,
      siteUrl: PAGE.origin,
      keeper: null,
      beaconUrls: [],
      backup: null,
      dataDir: '',
    },
    deployment: rig.deployment,
    pool: rig.pool,
    log: SILENT_LOG,
    metrics: createMetrics(),
  });
  const job = all.find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  await job.run(rig.pool);
}

test('behavior: bot and group are known before anything is sent', async () => {
  expect((await atHead()).telegram).toMatchObject({ state: 'ready', bot: 'lilape_bot', chat: 'Jungle' });
});

test('error: a purchase that is sealed and not final yet is in no post', async () => {
  await rig.chain.buy([
    { buyer: ANN, coin: 'USDC', units: 75_000_000n },
    { buyer: BOB, coin: 'USDT', units: 120_500_000n },
  ]);
  await atHead();
  expect(await codeOf(await send('Post 1'))).toEqual([409, 'POST_NO_PURCHASE']);
  expect(await outbox()).toEqual([]);
});

test('behavior: once it is final, its post says exactly what the chain says', async () => {
  await rig.chain.mine(TO_FINAL);
  await atHead();
  const message = await written('Post 1');
  expect(message.text).toBe(
    '🍌 A new ape in the jungle\n\nPaid: $120.50\nAbout: 0.0325 ETH\nFor: 100,416 LILAPE\nRaised so far: $195.50',
  );
  const paid = factOf(message, 'formattedAmount');
  const purchase = await purchaseOf(paid);
  expect(purchase.buyer.toLowerCase()).toBe(rig.chain.buyers[BOB]);
  expect(paid.exact).toBe(purchase.charged.toString());
  expect(factOf(message, 'formattedTokens').exact).toBe(purchase.tokens.toString());

  const ether = factOf(message, 'formattedETH');
  const feed = {
    address: (ether.feed ?? '0x') as Hex,
    abi: parseAbi(['function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)']),
  };
  expect(ether.feed).toBe(rig.deployment.contracts.ethUsdFeed);
  const [, answer] = await client.readContract({ ...feed, functionName: 'latestRoundData' });
  expect(ether.ethUsd).toBe('3700');
  // Units have 6 decimals, the answer 8, ether 18.
  expect(ether.exact).toBe(((purchase.charged * 10n ** 20n) / answer).toString());

  const total = factOf(message, 'formattedTotal');
  expect(total.exact).toBe((await totalsAt(total)).raised.toString());
});

test('behavior: totals are those of the block that they name', async () => {
  const message = await written('Post 2');
  expect(message.text).toBe(
    '🦍 The sale so far\n\nRaised: $195.50\nTotal holders (buyers until the sale is finalised): 2',
  );
  const holders = factOf(message, 'formattedHolders');
  const { raised, buyers } = await totalsAt(holders);
  expect([factOf(message, 'formattedTotal').exact, holders.exact]).toEqual([
    raised.toString(),
    buyers.toString(),
  ]);
});

test('behavior: a newer purchase counts in the total at once, and is announced once it is final', async () => {
  await rig.chain.buy([{ buyer: ANN, coin: 'USDT', units: 7_000_001n }]);
  await atHead();
  const before = await written('Post 1');
  expect(before.text).toContain('Paid: $120.50');
  expect(before.text).toContain('Raised so far: $202.50');
  await rig.chain.mine(TO_FINAL);
  await atHead();
  const after = await written('Post 1');
  // Cut, never rounded up.
  expect(after.text).toContain('Paid: $7\n');
  const paid = factOf(after, 'formattedAmount');
  expect([paid.exact, (await purchaseOf(paid)).charged]).toEqual(['7000001', 7_000_001n]);
});

test('behavior: it reaches the group, with a link to where it is read', async () => {
  await rig.pool.query(`delete from app.messages where post_type <> 'Post 2'`);
  await work('posts.outbox.group');
  expect(telegram.arrived).toMatchObject([
    {
      text: '<b>🦍 The sale so far</b>\n\nRaised: <b>$195.50</b>\nTotal holders (buyers until the sale is finalised): <b>2</b>',
      clip: 'lilape-post2.gif.mp4',
    },
  ]);
  expect(await outbox()).toMatchObject([{ state: 'sent', link: 'https://t.me/lilape_test/1', tries: 1 }]);
});

test('behavior: each final purchase is announced once by itself, with its receipt', async () => {
  const rules = { isOn: true, least: '50', mostAlone: 3, quietHours: null, language: 'en', version: 0 };
  expect((await ask('PUT', '/api/admin/alerts', rules)).status).toBe(200);
  await work('posts.alerts');
  await work('posts.alerts');
  const alerts = (await outbox()).filter(({ kind }) => kind === 'alert').toReversed();
  const tokensOf = new Map(['75000000', '120500000'].map((exact, at) => [exact, at]));
  expect(alerts.map(({ facts }) => tokensOf.get(facts[0]?.exact ?? ''))).toEqual([0, 1]);
  for (const alert of alerts) {
    const paid = factOf(alert, 'formattedAmount');
    const { charged, tokens } = await purchaseOf(paid);
    expect([paid.exact, factOf(alert, 'formattedTokens').exact]).toEqual([
      charged.toString(),
      tokens.toString(),
    ]);
    expect(alert.text).toContain(`Receipt: ${PAGE.origin}/purchases/${paid.txHash}`);
  }
});
