// The sale on the admin page and its tables: equal to a fold over the same events, of one version, never whole in memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type SaleTotals, EMPTY_TOTALS, foldSaleEvent } from '@lilape/domain/presale/fold';
import { quoteDown } from '@lilape/domain/presale/quote';
import { ladderStages } from '@lilape/domain/presale/stages';
import type { AdminSale } from '@lilape/wire/admin-sale';
import { textToUnits } from '@lilape/wire/text';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { streamTable } from '#presale/admin/stream-table.ts';
import { HASH, codeOf, useAdminRig } from '#testing/admin-rig.ts';
import { TEST_TERMS, hashOf, startTestLedger } from '#testing/api-ledger.ts';
import type { ApiRig } from '#testing/api-rig.ts';

const rig = useAdminRig();
const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const PATH = '/api/admin/sale';
const HOUR = 3_600;

let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let api: ApiRig;
let cookie: string;

beforeAll(async () => {
  client = new Client(rig.database.url);
  await client.connect();
  api = await rig.start(HASH);
});
beforeEach(async () => {
  cookie = await rig.signIn({ on: api });
});
afterAll(async () => {
  await client.end();
  await api.close();
});

const sale = async (): Promise<AdminSale> => {
  await ledger.note();
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await api.untilVersion(BigInt(rows[0]?.version ?? 0));
  return (await (await rig.get(PATH, { cookie, on: api })).json()) as AdminSale;
};

const table = async (name: string) => {
  const answer = await rig.get(`${PATH}/tables/${name}`, { cookie, on: api });
  const file = answer.headers.get('content-disposition') ?? '';
  return { file, type: answer.headers.get('content-type'), lines: (await answer.text()).split('\r\n') };
};

const paid = (n: number, buyer: `0x${string}`, coin: 'USDT' | 'USDC', chargedUnits: bigint) => ({
  txHash: hashOf(n),
  buyer,
  coin,
  chargedUnits,
});

/** Bytes in use once what nobody needs is gone. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
}

test.each([PATH, `${PATH}/tables/buyers`])('error: nobody but the admin gets %s', async (path) => {
  expect(await codeOf(await rig.get(path, { on: api }))).toEqual([401, 'SIGN_IN_FIRST']);
});

test.each([PATH, `${PATH}/tables/hours`])('error: before the ledger %s is 503', async (path) => {
  expect(await codeOf(await rig.get(path, { cookie, on: api }))).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

describe('with a ledger', () => {
  beforeAll(async () => {
    ledger = await startTestLedger(client);
    await ledger.index();
  });

  test('behavior: without purchases there is nothing, and the tables have their heads', async () => {
    expect(await sale()).toMatchObject({ status: 'open', raised: '0', hours: [], days: [], buyers: 0 });
    expect(await table('hours')).toEqual({
      file: 'attachment; filename="lilape-hours-block-100.csv"',
      type: 'text/csv; charset=utf-8',
      lines: ['hour,usdt,usdc,raised_usd,lilape,purchases', ''],
    });
  });

  test('error: there is no such table', async () => {
    const answer = await rig.get(`${PATH}/tables/passwords`, { cookie, on: api });
    expect(await codeOf(answer)).toEqual([400, 'INVALID_FIELD']);
  });

  test('behavior: coins, hours and days are listed, empty hours too', async () => {
    const at = TEST_TERMS.startsAt;
    await ledger.block([paid(1, ALICE, 'USDT', 10_000_000_000n)], 'a', {}, at + 300);
    await ledger.block([paid(2, BOB, 'USDC', 2_500_000_001n)], 'a', {}, at + 2 * HOUR);
    await ledger.block([paid(3, ALICE, 'USDC', 1_000_000n)], 'a', {}, at + 2 * HOUR + 1);
    await ledger.heads(102, 101);
    const summary = await sale();
    expect(summary).toMatchObject({ block: 103, raised: '12501.000001', purchases: 3, buyers: 2 });
    expect(summary.coins).toEqual([
      { coin: 'USDT', raised: '10000', purchases: 1, refunded: '0', collected: '0', owed: '10000' },
      {
        coin: 'USDC',
        raised: '2501.000001',
        purchases: 2,
        refunded: '0',
        collected: '0',
        owed: '2501.000001',
      },
    ]);
    expect(summary.hours).toEqual([
      {
        from: '2027-01-15T08:00:00.000Z',
        USDT: '10000',
        USDC: '0',
        tokens: '8333333.333333333333333333',
        purchases: 1,
      },
      { from: '2027-01-15T09:00:00.000Z', USDT: '0', USDC: '0', tokens: '0', purchases: 0 },
      {
        from: '2027-01-15T10:00:00.000Z',
        USDT: '0',
        USDC: '2501.000001',
        tokens: '2052051.282820512820512819',
        purchases: 2,
      },
    ]);
    expect(summary.days).toMatchObject([{ from: '2027-01-15T00:00:00.000Z', USDT: '10000', purchases: 3 }]);
    expect(await table('hours')).toMatchObject({
      file: 'attachment; filename="lilape-hours-block-103.csv"',
      lines: [
        'hour,usdt,usdc,raised_usd,lilape,purchases',
        '2027-01-15T08:00:00.000Z,10000,0,10000,8333333.333333333333333333,1',
        '2027-01-15T10:00:00.000Z,0,2501.000001,2501.000001,2052051.282820512820512819,2',
        '',
      ],
    });
    const { lines } = await table('purchases');
    expect(lines.slice(0, 2)).toEqual([
      'time,block,tx_hash,ordinal,status,buyer,method,paid_usd,lilape,raised_before_usd',
      `2027-01-15T08:05:00.000Z,101,${hashOf(1)},0,final,0x70997970C51812dc3A010C7d01b50e0d17dc79C8,USDT,10000,8333333.333333333333333333,0`,
    ]);
    expect(lines.slice(1, 4).map((line) => line.split(',')[4])).toEqual(['final', 'safe', 'seen']);
  });

  test('behavior: many purchases over many days come to what a fold of them does', async () => {
    const stages = ladderStages(TEST_TERMS);
    let totals: SaleTotals = EMPTY_TOTALS;
    const hours = new Map<string, bigint>();
    const buy = (seconds: number, buyer: `0x${string}`, coin: 'USDT' | 'USDC', units: bigint) => {
      const raisedBeforeUnits = totals.units.USDT + totals.units.USDC;
      const { tokens } = quoteDown(stages, raisedBeforeUnits, units);
      const event = {
        type: 'purchased',
        buyer,
        coin,
        chargedUnits: units,
        tokens,
        raisedBeforeUnits,
      } as const;
      ({ totals } = foldSaleEvent(stages, totals, null, event));
      const hour = `${new Date(seconds * 1_000).toISOString().slice(0, 13)} ${coin}`;
      hours.set(hour, (hours.get(hour) ?? 0n) + units);
    };
    const at = TEST_TERMS.startsAt;
    buy(at + 300, ALICE, 'USDT', 10_000_000_000n);
    buy(at + 2 * HOUR, BOB, 'USDC', 2_500_000_001n);
    buy(at + 2 * HOUR + 1, ALICE, 'USDC', 1_000_000n);
    for (let n = 0; n < 120; n++) {
      const seconds = at + 3 * HOUR + n * 5_431;
      const [buyer, coin] = [n % 3 === 0 ? BOB : ALICE, n % 4 === 0 ? 'USDT' : 'USDC'] as const;
      const units = 1_000_000n + BigInt(n) * 7_777_777n;
      buy(seconds, buyer, coin, units);
      await ledger.block([paid(10 + n, buyer, coin, units)], 'a', {}, seconds);
    }
    const summary = await sale();
    for (const { coin, raised } of summary.coins) expect(textToUnits(raised)).toBe(totals.units[coin]);
    expect(summary.purchases).toBe(totals.purchases);
    expect(summary.hours).toHaveLength(48);
    for (const span of summary.hours)
      for (const coin of ['USDT', 'USDC'] as const)
        expect([span.from, textToUnits(span[coin])]).toEqual([
          span.from,
          hours.get(`${span.from.slice(0, 13)} ${coin}`) ?? 0n,
        ]);
    const days = summary.days.reduce(
      (sum, { USDT, USDC }) => sum + textToUnits(USDT) + textToUnits(USDC),
      0n,
    );
    expect(days).toBe(totals.units.USDT + totals.units.USDC);
    expect(summary.days).toHaveLength(8);
    const { lines } = await table('hours');
    const inAll = lines.slice(1, -1).reduce((sum, line) => sum + textToUnits(line.split(',')[3] ?? ''), 0n);
    expect(inAll).toBe(totals.units.USDT + totals.units.USDC);
  });

  test('behavior: a file is of the moment when it was asked for, whatever is written meanwhile', async () => {
    const { block, body } = await streamTable(rig.database.pool, 'purchases');
    await ledger.block([paid(900, BOB, 'USDT', 5_000_000n)]);
    const lines = (await new Response(body).text()).split('\r\n');
    expect([Number(block), lines.length]).toEqual([223, 125]);
    expect((await table('purchases')).lines).toHaveLength(126);
  });

  test('behavior: what is taken back is listed by coin and buyer', async () => {
    await ledger.block([], 'a', { sale: [{ type: 'cancelled' }] });
    const before = await sale();
    expect(before).toMatchObject({
      status: 'cancelled',
      claims: { claimed: '0', open: '0', buyers_open: 0 },
      refunds: { refunded: '0', open: before.raised, buyers_done: 0, buyers_open: 2 },
    });
    const units = textToUnits(before.coins[0]?.raised ?? '0');
    const { rows } = await client.query<{ units: string }>(
      `select usdt_units as units from ledger.sale_accounts where encode(buyer, 'hex') = $1`,
      [BOB.slice(2)],
    );
    const bobs = BigInt(rows[0]?.units ?? 0);
    await ledger.block([], 'a', { sale: [{ type: 'refunded', account: BOB, coin: 'USDT', units: bobs }] });
    const after = await sale();
    expect(textToUnits(after.coins[0]?.owed ?? '0')).toBe(units - bobs);
    // Bob has USDC to take back yet.
    expect(after.refunds).toMatchObject({ buyers_done: 0, buyers_open: 2 });
    expect(textToUnits(after.refunds.refunded)).toBe(bobs);
    const { lines } = await table('refunds');
    expect(lines[0]).toBe('time,block,tx_hash,ordinal,status,buyer,method,refunded_usd');
    expect(lines[1]).toMatch(/,0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC,USDT,[\d.]+$/);
    const buyers = await table('buyers');
    expect(buyers.lines[0]).toBe(
      'buyer,paid_usdt,paid_usdc,lilape,claimed_lilape,refunded_usdt,refunded_usdc',
    );
    const [bob = '', alice = ''] = buyers.lines.slice(1);
    expect(bob.split(',')[1]).toBe(bob.split(',')[5]);
    expect(alice.split(',').slice(4)).toEqual(['0', '0', '0']);
    expect((await table('claims')).lines).toEqual(['time,block,tx_hash,ordinal,status,buyer,lilape', '']);
  });
});

describe('a file of 100,000 purchases', () => {
  beforeAll(async () => {
    await client.query(
      `insert into ledger.sale_events
       select sha256(i::text::bytea), 0, 1000 + i, 0, sha256(i::text::bytea), 1800000000 + i * 60, 'purchased',
         substr(sha256((i % 999)::text::bytea), 1, 20), 'USDT', 1000000 + i, 12345678901234567890 + i, i, null, 9
       from generate_series(1, 100000) i`,
    );
  });

  test('behavior: it is read as it is sent, in the memory of a few lines', async () => {
    const { body } = await streamTable(rig.database.pool, 'purchases');
    const before = inUse();
    let [bytes, lines, most, chunks] = [0, 0, 0, 0];
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      lines += new TextDecoder().decode(chunk).split('\r\n').length - 1;
      if (++chunks % 20 === 0) most = Math.max(most, inUse() - before);
    }
    expect(lines).toBe(100_125);
    expect(bytes).toBeGreaterThan(18_000_000);
    // Far from the whole of it, though the process has other things to keep meanwhile.
    expect(most).toBeLessThan(bytes / 2);
  });

  test('behavior: who goes away in the middle, or only asks for the head, leaves no connection behind', async () => {
    const { pool } = rig.database;
    const busy = () => pool.totalCount - pool.idleCount;
    let ended = 0;
    const { body } = await streamTable(pool, 'purchases', { onEnd: () => void (ended += 1) });
    const reader = body.getReader();
    await reader.read();
    await reader.read();
    // The API's own timers ask something now and then.
    await expect.poll(busy).toBe(1);
    await reader.cancel();
    expect(ended).toBe(1);
    await expect.poll(busy).toBe(0);
    const headers = {
      cookie,
      host: 'lilape.example',
      'x-forwarded-proto': 'https',
      'sec-fetch-site': 'same-origin',
    };
    const head = { method: 'HEAD', headers };
    for (let i = 0; i < 3; i++)
      expect((await api.request(`${PATH}/tables/purchases`, head)).status).toBe(200);
    await expect.poll(busy).toBe(0);
  });

  test('error: two files at once are enough, and a third one learns when to come back', async () => {
    const open = [await rig.get(`${PATH}/tables/purchases`, { cookie, on: api })];
    open.push(await rig.get(`${PATH}/tables/buyers`, { cookie, on: api }));
    const third = await rig.get(`${PATH}/tables/claims`, { cookie, on: api });
    expect(third.headers.get('retry-after')).toBe('10');
    expect(await codeOf(third)).toEqual([429, 'TOO_MANY_REQUESTS']);
    await Promise.all(open.map((answer) => answer.text()));
    expect((await table('claims')).lines).toHaveLength(2);
  });

  test('error: a file that is read too slowly ends in an error, never as if it were whole', async () => {
    let ended = 0;
    const options = { longestMs: 1, onEnd: () => void (ended += 1) };
    const { body } = await streamTable(rig.database.pool, 'purchases', options);
    await expect(
      (async () => {
        for await (const chunk of body as AsyncIterable<Uint8Array>) expect(chunk.length).toBeGreaterThan(0);
      })(),
    ).rejects.toThrow('too slowly');
    await expect.poll(() => ended).toBe(1);
  });
});
