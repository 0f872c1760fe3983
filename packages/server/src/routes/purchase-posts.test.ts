// Posted purchases: the ledger decides, the same post has the same answer, and nothing wrong is accepted.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const RECORDED = hashOf(1);
const SEVERAL = hashOf(2);

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;
/** Moves when a test wants the limits to fill again; milliseconds. */
let limitNowMs = 0;

const untilRead = async () => {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
};
const post = (body: unknown, path?: string) => {
  limitNowMs += 1_000;
  return rig.post(body, path);
};
const upper = (hex: string) => `0x${hex.slice(2).toUpperCase()}`;
const at = (n: number) => ({ ...good, ethTxHash: hashOf(n) });
const good = { userAddress: ALICE, ethAmount: '1.5', ethTxHash: RECORDED, paymentMethod: 'usdt' };

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url, limitClock: () => limitNowMs });
  ledger = await startTestLedger(client);
  await ledger.block([{ txHash: RECORDED, buyer: ALICE, coin: 'USDT', chargedUnits: 1_500_000n }]);
  await ledger.block([
    { txHash: SEVERAL, buyer: ALICE, coin: 'USDT', chargedUnits: 2_000_000n },
    { txHash: SEVERAL, buyer: BOB, coin: 'USDC', chargedUnits: 3_000_000n },
  ]);
  await ledger.note();
  await untilRead();
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

describe('a recorded purchase', () => {
  test.each(['/api/buy', '/api/purchase/tokens'])('behavior: %s answers success', async (path) => {
    const response = await post(good, path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      txHash: RECORDED,
      message: 'Purchase recorded. Its tokens can be claimed here from the day the sale is finalised.',
      purchase: {
        txHash: RECORDED,
        ordinal: 0,
        block: 101,
        time: '2027-01-15T08:03:22.000Z',
        buyer: ALICE,
        method: 'USDT',
        paid: '1.5',
        raisedBefore: '0',
        bands: [{ stage: 1, price: '0.0012', tokens: '1250' }],
        tokens: '1250',
        status: 'seen',
      },
    });
  });

  test.each([
    ['the amount as a number', '1.5'],
    ['the amount as a number with zeros', '1.500'],
    ['the amount as text with zeros', '"1.500000"'],
  ])('args: %s', async (_name, amount) => {
    const response = await post(JSON.stringify(good).replace('"1.5"', amount));
    expect(response.status).toBe(200);
  });

  test('args: addresses in lower or upper case, the method in any, the hash in upper case', async () => {
    for (const body of [
      { ...good, userAddress: ALICE.toLowerCase(), paymentMethod: 'USDT' },
      { ...good, userAddress: upper(ALICE), paymentMethod: 'uSdT', ethTxHash: upper(RECORDED) },
    ])
      expect((await post(body)).status).toBe(200);
  });

  test('behavior: a hundred posts at once, shuffled among others, have one answer each', async () => {
    const bodies = Array.from({ length: 100 }, (_, i) =>
      i % 3 === 0 ? { ...good, userAddress: BOB } : good,
    );
    limitNowMs += 60_000;
    const answers: string[] = [];
    for (let i = 0; i < 100; i += 20) {
      limitNowMs += 60_000;
      const batch = await Promise.all(bodies.slice(i, i + 20).map((body) => rig.post(body)));
      for (const response of batch) answers.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(answers).size).toBe(2);
    expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(66);
    expect(answers.filter((answer) => answer.startsWith('409'))).toHaveLength(34);
  });

  test.each([
    ['userAddress', { userAddress: BOB }, ALICE, BOB],
    ['ethAmount', { ethAmount: '1.500001' }, '1.5', '1.500001'],
    ['paymentMethod', { paymentMethod: 'usdc' }, 'USDT', 'USDC'],
  ])(
    'error: another %s is 409 and names the purchase as recorded',
    async (field, change, recorded, given) => {
      const response = await post({ ...good, ...change });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'PURCHASE_MISMATCH',
        error: `The purchase is recorded, but its ${field} is ${recorded}, not ${given}.`,
        values: { field, recorded, given },
        field,
        txHash: RECORDED,
        purchase: { buyer: ALICE, paid: '1.5', method: 'USDT' },
      });
    },
  );

  test('behavior: of several purchases in a transaction any may be meant', async () => {
    const first = { userAddress: ALICE, ethAmount: '2', ethTxHash: SEVERAL, paymentMethod: 'usdt' };
    const second = { userAddress: BOB, ethAmount: '3', ethTxHash: SEVERAL, paymentMethod: 'usdc' };
    expect(await (await post(first)).json()).toMatchObject({ purchase: { ordinal: 0, buyer: ALICE } });
    expect(await (await post(second)).json()).toMatchObject({ purchase: { ordinal: 1, buyer: BOB } });
    // Two sides of each agree with one of them, but no single purchase agrees.
    const mixed = await post({ ...second, ethAmount: '2' });
    expect(mixed.status).toBe(409);
    expect(await mixed.json()).toMatchObject({ field: 'ethAmount', purchase: { ordinal: 1 } });
  });

  test('behavior: an amount that a float cannot hold is compared to the last digit', async () => {
    const body = JSON.stringify(good).replace('"1.5"', '90071992547409.930001');
    const response = await post(body);
    expect(await response.json()).toMatchObject({
      error: 'The purchase is recorded, but its ethAmount is 1.5, not 90071992547409.930001.',
    });
  });
});

describe('a purchase that is not in the ledger', () => {
  test('behavior: unknown to the chain is pending, and asked once for a hundred posts', async () => {
    const before = rig.chain.lookups;
    for (let i = 0; i < 5; i++) {
      limitNowMs += 60_000;
      for (const response of await Promise.all(Array.from({ length: 20 }, () => rig.post(at(50))))) {
        expect(response.status).toBe(202);
        expect(await response.json()).toEqual({
          success: false,
          code: 'PURCHASE_PENDING',
          txHash: hashOf(50),
          message:
            'Your payment is still pending. Nothing is lost: it is recorded by itself as soon as the chain has it.',
        });
      }
    }
    expect(rig.chain.lookups - before).toBe(1);
  });

  test('behavior: waiting to be mined, or mined beyond what the ledger has read, is pending', async () => {
    rig.chain.transactions.set(hashOf(51), { status: 'pending' });
    rig.chain.transactions.set(hashOf(52), { status: 'failed', block: 103n, hasPurchase: false });
    rig.chain.transactions.set(hashOf(53), { status: 'succeeded', block: 102n, hasPurchase: true });
    for (const n of [51, 52, 53]) expect((await post(at(n))).status).toBe(202);
  });

  test('error: failed on chain is 422 and says that nothing was charged', async () => {
    rig.chain.transactions.set(hashOf(54), { status: 'failed', block: 102n, hasPurchase: false });
    const response = await post(at(54));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      success: false,
      code: 'TRANSACTION_REVERTED',
      error: `Transaction ${hashOf(54)} failed on chain: nothing was charged or credited.`,
      values: { txHash: hashOf(54) },
      txHash: hashOf(54),
    });
  });

  test('error: no purchase in this sale is 422', async () => {
    rig.chain.transactions.set(hashOf(55), { status: 'succeeded', block: 102n, hasPurchase: false });
    const response = await post(at(55));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'NOT_A_PURCHASE',
      error: `Transaction ${hashOf(55)} isn’t a purchase in this sale.`,
    });
  });

  test('behavior: what was unknown is looked up again once the ledger moves on', async () => {
    await post(at(56));
    rig.chain.transactions.set(hashOf(56), { status: 'failed', block: 102n, hasPurchase: false });
    expect((await post(at(56))).status).toBe(202);
    await ledger.block();
    await untilRead();
    expect((await post(at(56))).status).toBe(422);
  });

  test('error: a chain that is away is 503, and comes back by itself', async () => {
    rig.chain.isDown = true;
    const response = await post(at(57));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      code: 'SERVICE_UNAVAILABLE',
      error: 'Service temporarily unavailable. Please try again later.',
    });
    expect((await post(good)).status).toBe(200);
    rig.chain.isDown = false;
    expect((await post(at(57))).status).toBe(202);
  });
});

describe('malformed posts', () => {
  const CHECKSUM = '0x70997970C51812dc3A010C7d01b50e0d17dc79c8';
  const EXPECTED: Record<string, string> = {
    userAddress: 'Expected 0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum.',
    ethAmount: 'Expected dollars such as "1.5", above 0, with up to 6 decimals and no exponent.',
    ethTxHash: 'Expected a transaction hash: 0x and 64 hex digits.',
    paymentMethod: 'Expected one of usdt, usdc.',
  };
  const AMOUNT = 'is not an amount above 0 with up to 6 decimals';

  test.each([
    [
      'a bad checksum',
      { userAddress: CHECKSUM },
      'userAddress',
      'fails its EIP-55 checksum: check for a mistyped character, or write it in lower case',
    ],
    ['the zero address', { userAddress: `0x${'0'.repeat(40)}` }, 'userAddress', 'is the zero address'],
    ['a short address', { userAddress: '0x12' }, 'userAddress', 'is not 0x and 40 hex digits'],
    [
      'an address with a NUL',
      { userAddress: `${ALICE}\u0000` },
      'userAddress',
      'is not 0x and 40 hex digits',
    ],
    ['a number for an address', { userAddress: 5 }, 'userAddress', 'is not text'],
    ['no address', { userAddress: undefined }, 'userAddress', 'is missing'],
    ['a hash without digits', { ethTxHash: '0x' }, 'ethTxHash', 'is not 0x and 64 hex digits'],
    ['no hash', { ethTxHash: undefined }, 'ethTxHash', 'is missing'],
    ['a null hash', { ethTxHash: null }, 'ethTxHash', 'is not text'],
    ['another method', { paymentMethod: 'eth' }, 'paymentMethod', 'is not one of usdt, usdc'],
    ['no amount', { ethAmount: undefined }, 'ethAmount', 'is missing'],
    ['an amount of 0', { ethAmount: '0.000000' }, 'ethAmount', AMOUNT],
    ['a negative amount', { ethAmount: '-1' }, 'ethAmount', AMOUNT],
    ['an exponent', { ethAmount: '1e3' }, 'ethAmount', AMOUNT],
    ['seven decimals', { ethAmount: '1.0000001' }, 'ethAmount', AMOUNT],
    ['a comma', { ethAmount: '1,5' }, 'ethAmount', AMOUNT],
    ['a leading zero', { ethAmount: '01.5' }, 'ethAmount', AMOUNT],
    ['NaN as text', { ethAmount: 'NaN' }, 'ethAmount', AMOUNT],
    ['a huge amount', { ethAmount: '9'.repeat(400) }, 'ethAmount', AMOUNT],
    ['a list', { ethAmount: ['1.5'] }, 'ethAmount', AMOUNT],
  ])('error: %s is 400 with the field and what would be right', async (_name, change, field, problem) => {
    const response = await post({ ...good, ...change });
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body).toMatchObject({ success: false, code: 'INVALID_FIELD', field });
    expect(body.error).toMatch(`Invalid request: ${field} ${problem}. Expected `);
    expect(body.error).toMatch(EXPECTED[field] ?? 'no such field');
  });

  test('error: what is wrong and what would be right come as codes too, to be said in another language', async () => {
    const changes = [{ ethTxHash: '0x' }, { paymentMethod: 'eth' }, { bananas: 5 }];
    const answers = await Promise.all(
      changes.map(async (change) => (await post({ ...good, ...change })).json()),
    );
    expect(answers[0].values).toEqual({
      field: 'ethTxHash',
      problem: 'IS_NO_HASH',
      expected: 'TX_HASH',
    });
    expect(answers[1].values).toEqual({
      field: 'paymentMethod',
      problem: 'IS_NONE_OF',
      expected: 'ONE_OF',
      words: 'usdt, usdc',
    });
    expect(answers[2].values).toMatchObject({
      field: 'bananas',
      problem: 'IS_UNKNOWN',
      expected: 'ONLY',
    });
  });

  test.each(['1e3', '-1.5', '0', '1.5e0', '1e400', '0.0000001'])(
    'error: the number %s is 400',
    async (amount) => {
      const response = await post(JSON.stringify(good).replace('"1.5"', amount));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'ethAmount' });
    },
  );

  test.each([
    ['no JSON', '{"userAddress":', 'INVALID_REQUEST'],
    ['nothing', '', 'INVALID_REQUEST'],
    ['NaN', JSON.stringify(good).replace('"1.5"', 'NaN'), 'INVALID_REQUEST'],
    ['a list', '[]', 'INVALID_FIELD'],
    ['null', 'null', 'INVALID_FIELD'],
    ['text', '"x"', 'INVALID_FIELD'],
    ['a prototype key', JSON.stringify(good).replace('{', '{"__proto__":{"a":1},'), 'INVALID_FIELD'],
    ['a constructor key', JSON.stringify({ ...good, constructor: {} }), 'INVALID_FIELD'],
    ['deep nesting', '['.repeat(4_000) + ']'.repeat(4_000), 'INVALID_REQUEST'],
  ])('error: a body of %s is 400', async (_name, text, code) => {
    const response = await post(text);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code });
  });

  test('error: a body beyond 8 KiB is 413', async () => {
    const response = await post({ ...good, ethAmount: '1'.repeat(9_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'BODY_TOO_LARGE',
      error: 'The request is larger than 8192 bytes.',
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
    'error: %s is 415',
    async (type) => {
      limitNowMs += 1_000;
      const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
      const body = new TextEncoder().encode(JSON.stringify(good));
      const response = await rig.request('/api/buy', { method: 'POST', headers, body });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'WRONG_CONTENT_TYPE' });
    },
  );
});
