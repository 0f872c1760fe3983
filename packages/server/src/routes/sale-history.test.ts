// The sale's history over a real ledger: points, stages, newest purchases; kept sums stay true through everything.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SaleHistory } from '@lilape/wire/history';
import { saleHistoryOf } from '#presale/history/body.ts';
import { createHistoryReader } from '#presale/history/reader.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const PATH = '/api/sale/history';
const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

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

const history = async (): Promise<SaleHistory> => {
  await ledger.note();
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
  return (await (await rig.request(PATH)).json()) as SaleHistory;
};

const pictureIn = async (language: string): Promise<string> =>
  (await rig.request(`/api/sale/chart.svg?width=1148&language=${language}`)).text();

/** The texts of the picture of the figures. */
const figuresIn = async (language: string): Promise<string[]> => {
  const response = await rig.request(`/api/sale/now.svg?language=${language}`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  return [...(await response.text()).matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);
};

/** The same by a reader that has kept nothing. */
const fromScratch = async (): Promise<SaleHistory> => {
  const facts = await createHistoryReader().read(client);
  if (facts === null) throw new Error('there is no ledger');
  return saleHistoryOf(facts);
};

const usdt = (n: number, buyer: `0x${string}`, chargedUnits: bigint) =>
  ({ txHash: hashOf(n), buyer, coin: 'USDT', chargedUnits }) as const;

/** One dollar by one of the two, in turn. */
const single = (n: number) => [usdt(n, n % 2 === 0 ? ALICE : BOB, 1_000_000n)];

test('error: before the ledger it is 503', async () => {
  const response = await rig.request(PATH);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

describe('with a ledger', () => {
  beforeAll(async () => {
    ledger = await startTestLedger(client);
  });

  test('behavior: without purchases it has ten empty stages and no point', async () => {
    const body = await history();
    expect(body).toMatchObject({
      success: true,
      block: 100,
      time: '2027-01-15T08:03:20.000Z',
      starts_at: '2027-01-15T08:00:00.000Z',
      raised: '0',
      tokens: '0',
      purchases: 0,
      buyers: 0,
      bucket_seconds: 1,
      points: [],
      newest: [],
    });
    expect(body.stages).toHaveLength(10);
    expect(body.stages[9]).toEqual({
      stage: 10,
      price: '0.0021',
      raised: '0',
      size: '21000',
      tokens: '0',
      completed: null,
    });
  });

  test('behavior: the picture of no purchases is an axis with its first mark', async () => {
    await history();
    const response = await rig.request('/api/sale/chart.svg?width=296&language=en');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await response.text();
    expect(svg).toContain('>$0</text>');
    expect(svg).not.toContain('url(#sale-dots)');
  });

  test('error: a picture of another width or language is 400', async () => {
    const wide = await rig.request('/api/sale/chart.svg?width=297&language=en');
    expect(wide.status).toBe(400);
    expect(await wide.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'width' });
    const mute = await rig.request('/api/sale/chart.svg?width=296');
    expect(mute.status).toBe(400);
    expect(await mute.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'language' });
  });

  test('behavior: points add up, and a payment across stages counts in each of them', async () => {
    await ledger.block([usdt(1, ALICE, 10_000_000_000n)]);
    await ledger.block();
    // Stage 1 ends at 12,000 dollars: 2,000 of Bob's payment belong to it, 500 to stage 2.
    await ledger.block([usdt(2, BOB, 2_500_000_000n), usdt(3, ALICE, 1_000_001n)]);
    const body = await history();
    expect(body).toMatchObject({
      block: 103,
      raised: '12501.000001',
      tokens: '10385384.616153846153846152',
      purchases: 3,
      buyers: 2,
    });
    expect(body.points).toEqual([
      {
        block: 101,
        time: '2027-01-15T08:03:22.000Z',
        raised: '10000',
        tokens: '8333333.333333333333333333',
        purchases: 1,
      },
      {
        block: 103,
        time: '2027-01-15T08:03:26.000Z',
        raised: '12501.000001',
        tokens: '10385384.616153846153846152',
        purchases: 3,
      },
    ]);
    expect(body.stages.slice(0, 3)).toEqual([
      {
        stage: 1,
        price: '0.0012',
        raised: '12000',
        size: '12000',
        tokens: '9999999.999999999999999999',
        completed: { block: 103, time: '2027-01-15T08:03:26.000Z' },
      },
      {
        stage: 2,
        price: '0.0013',
        raised: '501.000001',
        size: '13000',
        tokens: '385384.616153846153846153',
        completed: null,
      },
      { stage: 3, price: '0.0014', raised: '0', size: '14000', tokens: '0', completed: null },
    ]);
    expect(body.newest.map(({ txHash, status }) => [txHash, status])).toEqual([
      [hashOf(3), 'seen'],
      [hashOf(2), 'seen'],
      [hashOf(1), 'seen'],
    ]);
    expect(body.newest[1]).toMatchObject({
      time: '2027-01-15T08:03:26.000Z',
      buyer: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
      method: 'USDT',
      paid: '2500',
    });
  });

  test('behavior: the picture has the line and its end, cut to cents, as each language writes it', async () => {
    const english = await pictureIn('en');
    expect(english).toContain('url(#sale-dots)');
    expect(english).toContain('>$12,501</text>');
    expect(english).toContain('>$15K</text>');
    expect(english).toContain('08:03 UTC</text>');
    expect(await pictureIn('ru')).toContain('>$12\u00A0501</text>');
  });

  test('behavior: the figures are rendered, with of when they are, as each language writes them', async () => {
    await history();
    const english = await figuresIn('en');
    expect(english.slice(0, -1)).toEqual([
      'Stage',
      '2 of 10, 3.85% sold',
      'Price of a token',
      '$0.0013',
      'Total raised',
      '$12,501',
      'Total holders',
      '2',
      'Total purchases',
      '3',
    ]);
    expect(english.at(-1)).toMatch(/^As of \w+ \d+, \d{4}, \d\d:\d\d UTC, block 103$/);
    expect(await figuresIn('ru')).toContain('$12\u00A0501');
  });

  test('behavior: what became final is kept, and what comes after is added to it', async () => {
    await ledger.heads(103, 101);
    expect((await history()).newest.map(({ status }) => status)).toEqual(['safe', 'safe', 'final']);
    await ledger.heads(103, 103);
    await history();
    // From 12,501.000001 over the end of stage 2 at 25,000.
    await ledger.block([usdt(4, BOB, 12_498_999_999n)]);
    const body = await history();
    expect(body).toEqual(await fromScratch());
    expect(body.points.map(({ block, raised, purchases }) => [block, raised, purchases])).toEqual([
      [101, '10000', 1],
      [103, '12501.000001', 3],
      [104, '25000', 4],
    ]);
    expect(body.stages[1]).toMatchObject({
      raised: '13000',
      completed: { block: 104, time: '2027-01-15T08:03:28.000Z' },
    });
    expect(body.stages[2]).toMatchObject({ raised: '0', tokens: '0', completed: null });
  });

  test('behavior: what the chain takes back is gone again', async () => {
    await ledger.rollBackTo(103);
    await ledger.block([usdt(5, ALICE, 2_000_000n)], 'b');
    const body = await history();
    expect(body).toEqual(await fromScratch());
    expect(body).toMatchObject({ block: 104, raised: '12503.000001', purchases: 4 });
    expect(body.stages[1]).toMatchObject({ raised: '503.000001', completed: null });
    expect(body.newest.map(({ txHash }) => txHash)).toEqual([hashOf(5), hashOf(3), hashOf(2), hashOf(1)]);
  });

  test('behavior: a long sale has wider buckets, at most 200 points, and at most 20 newest', async () => {
    for (let n = 6; n <= 130; n++) await ledger.block(single(n));
    await ledger.heads(229, 200);
    expect(await history()).toEqual(await fromScratch());
    for (let n = 131; n <= 250; n++) await ledger.block(single(n));
    const body = await history();
    expect(body).toEqual(await fromScratch());
    expect(body).toMatchObject({ block: 349, raised: '12748.000001', purchases: 249, bucket_seconds: 4 });
    expect(body.points.length).toBeLessThanOrEqual(200);
    expect(body.points).toHaveLength(125);
    expect(body.points.at(-1)).toMatchObject({ block: 349, raised: '12748.000001', purchases: 249 });
    expect(body.newest.map(({ txHash }) => txHash)).toEqual(
      Array.from({ length: 20 }, (_, i) => hashOf(250 - i)),
    );
  });

  test('behavior: at one version it is read once, whoever asks', async () => {
    await history();
    await client.query('alter table ledger.sale_events rename to hidden');
    const answers = await Promise.all([rig.request(PATH), rig.request(PATH), fetch(`${rig.url}${PATH}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect((await rig.request(PATH, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await client.query('alter table ledger.hidden rename to sale_events');
  });

  test('behavior: a ledger that was built anew is summed anew', async () => {
    ledger = await startTestLedger(client);
    await ledger.block([usdt(1, BOB, 3_000_000n)]);
    // Final beyond what was kept of the sale before, so that only the sums can tell the two apart.
    for (let n = 102; n <= 201; n++) await ledger.block();
    await ledger.heads(201, 201);
    const body = await history();
    expect(body).toMatchObject({ block: 201, raised: '3', tokens: '2500', purchases: 1, buyers: 1 });
    expect(body).toEqual(await fromScratch());
    expect(body.points).toHaveLength(1);
  });
});
