import type { Address } from '@lilape/domain/address';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_DEPLOYMENT, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO = `0x${'0'.repeat(40)}` as const;
const ANN: Address = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
const ANN_OUT = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const BOB: Address = '0x00000000000000000000000000000000000000b0';
const POOL = (TEST_DEPLOYMENT.contracts.staking ?? ZERO).toLowerCase() as Address;
const BILLION = 10n ** 27n;

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  const bought = {
    type: 'purchased' as const,
    buyer: ANN,
    coin: 'USDT' as const,
    chargedUnits: 1_000_000n,
    tokens: BILLION / 4n,
    raisedBeforeUnits: 0n,
  };
  await ledger.block([], 'a', { holders: [{ from: ZERO, to: ANN, tokens: 3n * BILLION }], sale: [bought] });
  await ledger.block([], 'a', {
    holders: [{ from: ANN, to: POOL, tokens: BILLION }],
    staking: [
      {
        type: 'staked',
        account: ANN,
        stakeId: 1,
        tokens: BILLION,
        lockDays: 90,
        apeId: 0,
        rewardTokens: 49_315_068_493_150_684_931_506_849n,
      },
    ],
  });
  await ledger.heads(102, 102);
  await ledger.block([], 'a', { holders: [{ from: ANN, to: BOB, tokens: 2n * BILLION }] });
  await ledger.index();
  await ledger.note();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const response = await rig.request(`/api/launchpad/tier/${path}`);
  return { status: response.status, body: await response.json() };
}

test('behavior: the three lines and what their sum is worth, at the head', async () => {
  expect(await ask(ANN)).toEqual({
    status: 200,
    body: {
      success: true,
      address: ANN_OUT,
      wallet: '0',
      staked: '1000000000',
      unclaimed: '250000000',
      holding: '1250000000',
      tier: 'jungle-king',
      next_tier: 'volcano-ape',
      missing: '8750000000',
      progress: '2.77',
      is_ours: false,
      block: 103,
      as_of: expect.stringMatching(/^20\d\d-.*Z$/) as string,
    },
  });
});

test('behavior: the same after a final block, and for who has nothing', async () => {
  expect((await ask(`${ANN}?block=102`)).body).toMatchObject({
    wallet: '2000000000',
    staked: '1000000000',
    tier: 'jungle-king',
    progress: '25.00',
    block: 102,
  });
  expect((await ask(`${BOB}?block=101`)).body).toMatchObject({
    holding: '0',
    tier: null,
    next_tier: 'banana-tree',
    missing: '100000000',
    progress: '0.00',
  });
});

test('behavior: what is ours has no tier, whatever it holds', async () => {
  expect((await ask(POOL)).body).toMatchObject({
    wallet: '1000000000',
    tier: null,
    next_tier: null,
    missing: '0',
    progress: '0.00',
    is_ours: true,
  });
});

test.each([
  [`${ANN}?block=103`, 404, 'Block 103 isn’t final yet: the newest final one is 102.'],
  [`${ANN}?block=100`, 404, 'Block 100 lies before the first one that is read here, 101.'],
  [
    `${ANN}?block=-1`,
    400,
    'Invalid request: block is not a whole number above 0. Expected the number of a block.',
  ],
  [
    '0x12',
    400,
    'Invalid request: address is not 0x and 40 hex digits. Expected 0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum.',
  ],
  [
    ANN_OUT.replace('0x90F7', '0x90f7'),
    400,
    'Invalid request: address fails its EIP-55 checksum: check for a mistyped character, or write it in lower case. Expected 0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum.',
  ],
])('error: %s is refused', async (path, status, error) => {
  expect(await ask(path)).toMatchObject({ status, body: { success: false, error } });
});

test('behavior: many who ask at once share one read, and a new version is read anew', async () => {
  const etags = await Promise.all(
    Array.from({ length: 20 }, async () =>
      (await rig.request(`/api/launchpad/tier/${BOB}`)).headers.get('etag'),
    ),
  );
  expect(new Set(etags).size).toBe(1);
  await ledger.block([], 'a', { holders: [{ from: BOB, to: ANN, tokens: BILLION }] });
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
  expect((await ask(BOB)).body).toMatchObject({ wallet: '1000000000', block: 104 });
});
