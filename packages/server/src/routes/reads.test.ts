// The reads of the API over a real ledger: what they say, and that they say it from memory.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const ALICE_MIXED = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

const json = async (path: string) => (await rig.request(path)).json();
const version = async () =>
  BigInt(
    (await client.query<{ version: string }>('select version from watch.progress')).rows[0]?.version ?? 0,
  );

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

describe('before the ledger', () => {
  test('behavior: health is 503 and says what is missing', async () => {
    const response = await rig.request('/api/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      success: false,
      status: 'starting',
      contracts: 'missing',
      code: 'SERVICE_UNAVAILABLE',
      error: 'Service temporarily unavailable. Please try again later.',
    });
  });

  test.each(['/api/presale/info', '/presale/info', '/api/stats'])('behavior: %s is 503', async (path) => {
    const response = await rig.request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toEqual({
      success: false,
      code: 'SERVICE_UNAVAILABLE',
      error: 'Service temporarily unavailable. Please try again later.',
    });
  });
});

describe('before the ledger, what needs it', () => {
  const post = { userAddress: ALICE, ethAmount: '1', ethTxHash: hashOf(1), paymentMethod: 'usdt' };

  test.each([
    ['a history', () => rig.request(`/api/purchases/${ALICE}`)],
    ['the orphans', () => rig.request(`/api/purchases/${ALICE}?orphaned=1`)],
    ['a transaction', () => rig.request(`/api/transaction/${hashOf(1)}`)],
    ['a post', () => rig.post(post)],
    ['the same at the other path', () => rig.post(post, '/api/purchase/tokens')],
  ])('behavior: %s is 503 and says when to come back', async (_name, send) => {
    const { status, headers } = await send();
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('with a ledger', () => {
  beforeAll(async () => {
    ledger = await startTestLedger(client);
    // Stage 1 ends at 12,000 dollars: Bob's payment takes 2,000 of it and 500 of stage 2.
    await ledger.block([{ txHash: hashOf(1), buyer: ALICE, coin: 'USDT', chargedUnits: 10_000_000_000n }]);
    await ledger.block([
      { txHash: hashOf(2), buyer: BOB, coin: 'USDC', chargedUnits: 2_500_000_000n },
      { txHash: hashOf(3), buyer: ALICE, coin: 'USDC', chargedUnits: 1_000_001n },
    ]);
    await ledger.block();
    await ledger.heads(102, 101);
    await ledger.note();
    await rig.untilVersion(await version());
  });

  test('behavior: presale info, at both paths the same bytes', async () => {
    const body = await json('/api/presale/info');
    expect(body).toEqual({
      current_stage: 2,
      current_price: '0.0013',
      stage_progress: 3.85,
      tokens_per_stage: '10000000',
      total_tokens_sold: '10385384.616153846153846152',
      stage_prices: {
        1: '0.0012',
        2: '0.0013',
        3: '0.0014',
        4: '0.0015',
        5: '0.0016',
        6: '0.0017',
        7: '0.0018',
        8: '0.0019',
        9: '0.002',
        10: '0.0021',
      },
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      block: 103,
      next_price: '0.0014',
      tokens_left_in_stage: '9614615.383846153846153846',
      sold_out: false,
      status: 'open',
      starts_at: '2027-01-15T08:00:00.000Z',
      ends_at: '2028-01-15T08:00:00.000Z',
      raised: '12501.000001',
      soft_cap: '1000',
      minimum: '1',
    });
    expect(await (await rig.request('/presale/info')).text()).toBe(
      await (await rig.request('/api/presale/info')).text(),
    );
  });

  test('behavior: stats count dollars, distinct buyers and purchases', async () => {
    expect(await json('/api/stats')).toEqual({
      success: true,
      stats: { totalRaised: '12501.000001', totalHolders: 2, totalPurchases: 3 },
    });
  });

  test('behavior: a history is newest first, with portions and confirmation words', async () => {
    const body = await json(`/api/purchases/${ALICE_MIXED}`);
    expect(body).toEqual({
      success: true,
      purchases: [
        {
          txHash: hashOf(3),
          ordinal: 0,
          block: 102,
          time: '2027-01-15T08:03:24.000Z',
          buyer: ALICE_MIXED,
          method: 'USDC',
          paid: '1.000001',
          raisedBefore: '12500',
          bands: [{ stage: 2, price: '0.0013', tokens: '769.231538461538461538' }],
          tokens: '769.231538461538461538',
          status: 'safe',
        },
        {
          txHash: hashOf(1),
          ordinal: 0,
          block: 101,
          time: '2027-01-15T08:03:22.000Z',
          buyer: ALICE_MIXED,
          method: 'USDT',
          paid: '10000',
          raisedBefore: '0',
          bands: [{ stage: 1, price: '0.0012', tokens: '8333333.333333333333333333' }],
          tokens: '8333333.333333333333333333',
          status: 'final',
        },
      ],
    });
  });

  test('behavior: a purchase that straddles stages names both', async () => {
    const body = await json(`/api/purchases/${BOB}`);
    expect(body.purchases[0].bands).toEqual([
      { stage: 1, price: '0.0012', tokens: '1666666.666666666666666666' },
      { stage: 2, price: '0.0013', tokens: '384615.384615384615384615' },
    ]);
  });

  test('behavior: an address that bought nothing has an empty history', async () => {
    expect(await json('/api/purchases/0x90f79bf6eb2c4f870365e785982e1f101e93b906')).toEqual({
      success: true,
      purchases: [],
    });
  });

  test('behavior: a purchase taken out by a reorganisation is orphaned', async () => {
    await ledger.block([{ txHash: hashOf(9), buyer: BOB, coin: 'USDT', chargedUnits: 5_000_000n }]);
    await ledger.rollBackTo(103);
    await rig.untilVersion(await version());
    const { purchases } = await json(`/api/purchases/${BOB}?orphaned=1`);
    expect(purchases).toMatchObject([{ txHash: hashOf(9), paid: '5', status: 'orphaned' }]);
    expect((await json(`/api/purchases/${BOB}?orphaned=0`)).purchases).toHaveLength(1);
  });

  test('behavior: a transaction of the ledger is answered without the chain', async () => {
    rig.chain.isDown = true;
    expect(await json(`/api/transaction/${hashOf(2).toUpperCase().replace('0X', '0x')}`)).toMatchObject({
      success: true,
      txHash: hashOf(2),
      status: 'succeeded',
      block: 102,
      confirmation: 'safe',
      purchases: [{ buyer: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
    });
    rig.chain.isDown = false;
  });

  test('behavior: other transactions are what the chain says', async () => {
    rig.chain.transactions.set(hashOf(20), { status: 'pending' });
    rig.chain.transactions.set(hashOf(21), { status: 'failed', block: 103n, hasPurchase: false });
    expect(await json(`/api/transaction/${hashOf(20)}`)).toMatchObject({ status: 'pending', block: null });
    expect(await json(`/api/transaction/${hashOf(21)}`)).toMatchObject({
      status: 'failed',
      block: 103,
      confirmation: 'seen',
    });
  });

  test('error: a transaction that neither ledger nor chain knows', async () => {
    const response = await rig.request(`/api/transaction/${hashOf(19)}`);
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        success: false,
        code: 'TRANSACTION_UNKNOWN',
        error: `Neither this site nor the network knows the transaction ${hashOf(19)}.`,
        values: { txHash: hashOf(19) },
        txHash: hashOf(19),
      },
    ]);
  });

  test('behavior: a balance is exact', async () => {
    rig.chain.balances.set(ALICE, 1n);
    expect(await json(`/api/wallet/${ALICE}/balance`)).toEqual({
      success: true,
      address: ALICE_MIXED,
      lilape_balance: '0.000000000000000001',
      block: 103,
    });
  });

  test('behavior: rates are the last real answer while the feed is away', async () => {
    const rates = await json('/api/rates');
    expect(rates).toMatchObject({ success: true, ethUsd: '3700', updatedAt: '2027-01-15T08:00:00.000Z' });
    rig.chain.isDown = true;
    expect(await json('/api/rates')).toEqual(rates);
    rig.chain.isDown = false;
  });

  test('behavior: network info names every contract, null where there is none', async () => {
    expect(await json('/api/network/info')).toEqual({
      chainId: 31337,
      name: 'Local chain',
      rpcUrl: 'http://127.0.0.1:8545',
      explorerUrl: null,
      contracts: {
        lilape: '0x0DE4e02582e559584F927ddED24DF6eB10a35802',
        presale: '0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28',
        usdt: '0x9627B8022f27f083eFc68A347D3351A9071DaA78',
        usdc: '0x75F39a07Ea5d72aA3943e525A56bfd1DBCBC918c',
        teamVesting: '0x6276D3298d001a768435B352CfE98d6A6c22808f',
        reserves: '0x8B8D96f11B0328dEa7B626458826CD25293a83c0',
        poolOpener: '0xA133984938C9251526CD58AD02d6De63A0ee2000',
        draws: '0x83219d6dd39B4e4aabF900AF15b4fD4b2D8BE460',
        nft: '0xEDC991c4470b62B4Bc79Fa75a687b166b379d139',
        staking: '0x06c39a97EDe1f5c8C0794C4814895ca3217c2250',
        ethUsdFeed: '0x475e7A3b599aebDF31CaE13D2CE5242a625E0b81',
        poolManager: '0x114C209c91a6615e2b3821d8360dDE0478cDF721',
      },
    });
  });

  test.each(['/api', '/api/'])('behavior: health at %s is 200', async (path) => {
    const response = await rig.request(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      status: 'ok',
      version: '0.1.0',
      chain: {
        chainId: 31337,
        head: 103,
        safe: 102,
        final: 101,
        endpoints: 1,
        finalRestsOn: 1,
        compared: false,
      },
      ledger: { head: 103, lagBlocks: 0, lagSeconds: 0, alarms: 0 },
      contracts: 'ok',
      database: 'ok',
      page: 'ok',
      backup: 'none',
    });
  });

  test('behavior: metrics are Prometheus text and name no wallet', async () => {
    const text = await (await rig.request('/metrics')).text();
    expect(text).toContain('# TYPE ledger_purchases gauge\nledger_purchases 3\n');
    expect(text).toContain('http_requests_total{route="/api/purchases/{address}",method="GET",status="200"}');
    expect(text.toLowerCase()).not.toContain(ALICE.slice(2));
  });

  test('behavior: logs name routes, never wallets', () => {
    const lines = rig.logLines.join('').toLowerCase();
    expect(lines).toContain('"route":"/api/purchases/{address}"');
    expect(lines).not.toContain(ALICE.slice(2));
  });

  test('behavior: an ETag that holds is answered 304 without a body, on the socket and off it', async () => {
    const whole = await fetch(`${rig.url}/api/stats`);
    const etag = whole.headers.get('etag') ?? '';
    await whole.body?.cancel();
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate');
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const headers = { 'If-None-Match': given };
      for (const answer of [
        await fetch(`${rig.url}/api/stats`, { headers }),
        await rig.request('/api/stats', { headers }),
      ]) {
        expect(answer.status).toBe(304);
        expect(answer.headers.get('etag')).toBe(etag);
        expect(await answer.text()).toBe('');
      }
    }
  });

  test('behavior: the fast path and Hono send the same bytes and headers', async () => {
    const fast = await fetch(`${rig.url}/api/presale/info`);
    const slow = await rig.request('/api/presale/info');
    expect(await fast.text()).toBe(await slow.text());
    for (const [name, value] of slow.headers) expect([name, fast.headers.get(name)]).toEqual([name, value]);
  });

  test('behavior: HEAD has the headers and no body', async () => {
    const head = await fetch(`${rig.url}/api/stats`, { method: 'HEAD' });
    const whole = await fetch(`${rig.url}/api/stats`);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
    await whole.body?.cancel();
  });

  test('behavior: every operation of the document has a name of its own and a tag that is described', async () => {
    const api = (await (await rig.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
      tags: { name: string }[];
    };
    const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toContain('getEvents');
    expect(new Set(names).size).toBe(operations.length);
    const described = api.tags.map(({ name }) => name);
    for (const { tags } of operations) expect(described).toContain(tags?.[0]);
    expect(api).toMatchObject({ security: [], servers: [{ url: '/' }] });
  });

  test('behavior: every answer carries the security headers', async () => {
    for (const path of [
      '/api/stats',
      '/api/nothing',
      `/api/purchases/${BOB}`,
      '/metrics',
      '/api/openapi.json',
      '/',
    ]) {
      const { headers } = await rig.request(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.not.stringContaining('unsafe'),
      ]);
    }
  });
});
