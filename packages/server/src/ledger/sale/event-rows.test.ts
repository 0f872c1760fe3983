import type { SaleEvent } from '@lilape/domain/presale/fold';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPY_EVENTS, eventLine, saleLine } from '#ledger/sale/event-rows.ts';
import { copyIn } from '#postgres/copy.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const APE = `0x${'a1'.repeat(20)}` as const;
const COIN = `0x${'c0'.repeat(20)}` as const;
const none = { account: null, coin: null, units: null, tokens: null, raised_units: null, detail: null };
const account = Buffer.from('a1'.repeat(20), 'hex');

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rowOf(event: SaleEvent) {
  const place = {
    contract: COIN,
    txHash: `0x${'11'.repeat(32)}`,
    ordinal: 2,
    block: 7n,
    blockHash: `0x${'22'.repeat(32)}`,
    logIndex: 5,
    timeSeconds: 1_000,
  } as const;
  await copyIn(client, {
    sql: COPY_EVENTS,
    rows: [{ ...place, event }],
    lineOf: (log) => eventLine(log, 9n),
  });
  const { rows } = await client.query<Record<string, unknown>>('delete from ledger.sale_events returning *');
  return rows[0];
}

test('behavior: a row says where its event stands', async () => {
  expect(await rowOf({ type: 'cancelled' })).toEqual({
    tx_hash: Buffer.from('11'.repeat(32), 'hex'),
    ordinal: 2,
    block: '7',
    log_index: 5,
    block_hash: Buffer.from('22'.repeat(32), 'hex'),
    time_seconds: '1000',
    version: '9',
    type: 'cancelled',
    ...none,
  });
});

test.for<[SaleEvent, Record<string, unknown>]>([
  [
    { type: 'purchased', buyer: APE, coin: 'USDC', chargedUnits: 3n, tokens: 4n, raisedBeforeUnits: 5n },
    { ...none, account, coin: 'USDC', units: '3', tokens: '4', raised_units: '5' },
  ],
  [
    { type: 'closing-announced', closesAt: 1_900 },
    { ...none, detail: { closesAt: 1_900 } },
  ],
  [{ type: 'cancelled' }, none],
  [
    { type: 'finalised', raisedUnits: 1n, soldTokens: 2n, burnedTokens: 3n },
    { ...none, raised_units: '1', tokens: '2', detail: { burnedTokens: '3' } },
  ],
  [
    { type: 'unsold-burned', tokens: 8n },
    { ...none, tokens: '8' },
  ],
  [
    { type: 'collected', coin: 'USDT', units: 6n },
    { ...none, coin: 'USDT', units: '6' },
  ],
  [
    { type: 'claimed', account: APE, tokens: 7n },
    { ...none, account, tokens: '7' },
  ],
  [
    { type: 'refunded', account: APE, coin: 'USDT', units: 8n },
    { ...none, account, coin: 'USDT', units: '8' },
  ],
  [
    { type: 'rescued', token: COIN, to: APE, amount: 2n ** 255n },
    { ...none, detail: { token: COIN, to: APE, amount: String(2n ** 255n) } },
  ],
])('behavior: the row of $0.type', async ([event, row]) => {
  expect(await rowOf(event)).toMatchObject({ type: event.type, ...row });
});

test.for<[SaleEvent['type'], SaleEvent, readonly string[]]>([
  [
    'purchased',
    { type: 'purchased', buyer: APE, coin: 'USDC', chargedUnits: 3n, tokens: 4n, raisedBeforeUnits: 5n },
    [APE],
  ],
  ['cancelled', { type: 'cancelled' }, []],
  ['refunded', { type: 'refunded', account: APE, coin: 'USDT', units: 8n }, [APE]],
])('behavior: the published line of %s names who it touches, and nobody else', async ([, event, named]) => {
  const line = saleLine((await rowOf(event)) as never);
  expect(line.includes(event.type)).toBe(true);
  expect(line.match(/0xa1(a1)*/g) ?? []).toEqual(named);
});
