import { createHash } from 'node:crypto';
import type { Address } from '@lilape/domain/address';
import { cidOf } from '@lilape/domain/ipfs';
import type { LedgerBody } from '@lilape/wire/ledger';
import { ledgerBody } from '@lilape/wire/ledger';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_DEPLOYMENT, hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO: Address = `0x${'0'.repeat(40)}`;
const ANN: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const BOB: Address = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const ONE = 10n ** 18n;

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
const rigs: ApiRig[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
});

afterEach(async () => {
  for (const rig of rigs.splice(0)) await rig.close();
  await client.end();
  await database.drop();
});

/** Another process of the API. */
async function open(): Promise<ApiRig> {
  await ledger.index();
  await ledger.note();
  const rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  rigs.push(rig);
  await caughtUp(rig);
  return rig;
}

async function caughtUp(rig: ApiRig): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
}

async function manifestOf(rig: ApiRig): Promise<LedgerBody> {
  await caughtUp(rig);
  const answer = await rig.request('/api/ledger');
  expect(answer.status).toBe(200);
  return ledgerBody.parse(await answer.json());
}

async function linesOf(rig: ApiRig, manifest: LedgerBody, name: string): Promise<string[]> {
  const lines: string[] = [];
  const { parts, digest, rows } = manifest.projections[name] ?? { parts: [], digest: '', rows: -1 };
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = new Uint8Array(await (await rig.request(`/ipfs/${part.cid}`)).arrayBuffer());
    expect([cidOf(bytes), bytes.length]).toEqual([part.cid, part.bytes]);
    const own = new TextDecoder().decode(bytes).split('\n').slice(0, -1);
    expect(own.length).toBe(part.rows);
    hash.update(bytes);
    lines.push(...own);
  }
  expect([hash.digest('hex'), lines.length]).toEqual([digest, rows]);
  return lines;
}

const purchase = (n: number, chargedUnits = 5_000_000n) =>
  ({ txHash: hashOf(n), buyer: ANN, coin: 'USDT', chargedUnits }) as const;

test('behavior: every projection is listed up to the final block, and nothing beyond it', async () => {
  await ledger.block([purchase(1)], 'a', {
    holders: [{ from: ZERO, to: ANN, tokens: 10n * ONE }],
    apes: [{ from: ZERO, to: ANN, id: 7 }],
    staking: [
      { type: 'funded', from: ANN, tokens: 100n * ONE },
      {
        type: 'staked',
        account: ANN,
        stakeId: 1,
        tokens: 365n * ONE,
        lockDays: 90,
        apeId: 7,
        rewardTokens: 36n * ONE,
      },
    ],
  });
  await ledger.block([purchase(2)], 'a', { holders: [{ from: ANN, to: BOB, tokens: ONE }] });
  await ledger.block([purchase(3)]);
  await ledger.heads(102, 102);
  const rig = await open();
  const manifest = await manifestOf(rig);
  expect(manifest).toMatchObject({
    chainId: 31_337,
    fromBlock: 101,
    block: 102,
    blockHash: hashOf(102, 'a'),
    contracts: { presale: TEST_DEPLOYMENT.contracts.presale.toLowerCase() },
  });
  const { sale, holders, apes, staking } = manifest.projections;
  expect(sale?.totals).toMatchObject({ purchases: 2, buyers: 1, units: { USDT: '10000000', USDC: '0' } });
  expect(holders?.totals).toMatchObject({ supply: '10000000000000000000' });
  expect(apes?.totals).toMatchObject({ minted: 1 });
  expect(staking?.totals).toMatchObject({ fundedTokens: '100000000000000000000', open: 1 });
  expect(await linesOf(rig, manifest, 'sale')).toEqual([
    `{"block":101,"txHash":"${hashOf(1)}","ordinal":0,"logIndex":0,"event":"purchased","buyer":"${ANN}",` +
      `"chargedUnits":"5000000","coin":"USDT","raisedBeforeUnits":"0","tokens":"4166666666666666666666"}`,
    expect.stringContaining('"raisedBeforeUnits":"5000000"'),
  ]);
  expect(await linesOf(rig, manifest, 'holders')).toEqual([
    `{"block":101,"account":"${ANN}","after":"10000000000000000000"}`,
    `{"block":102,"account":"${BOB}","after":"1000000000000000000"}`,
    `{"block":102,"account":"${ANN}","after":"9000000000000000000"}`,
  ]);
  expect(await linesOf(rig, manifest, 'apes')).toEqual([
    expect.stringMatching(/"event":"transfer","from":"0x0{40}","id":7,"to":"0x7099/) as string,
  ]);
  expect(await linesOf(rig, manifest, 'staking')).toEqual([
    expect.stringContaining(
      `"event":"staked","account":"${ANN}","apeId":7,"lockDays":90,"rewardTokens":"36000000000000000000","stakeId":1,"tokens":"365000000000000000000"}`,
    ) as string,
  ]);
});

test('behavior: a process that saw it grow and one that starts later tell the same, and serve each other’s parts', async () => {
  await ledger.block(Array.from({ length: 190 }, (_, n) => purchase(n)));
  await ledger.heads(101, 101);
  const [old] = [await open()];
  const before = await manifestOf(old);
  for (let block = 1; block < 8; block++)
    await ledger.block(Array.from({ length: 190 }, (_, n) => purchase(block * 1_000 + n)));
  await ledger.heads(108, 108);
  const grown = await manifestOf(old);
  const young = await open();
  expect(await manifestOf(young)).toEqual(grown);
  expect(grown.projections['sale']?.parts.map(({ rows }) => rows > 0)).toEqual([true, true]);
  expect(await linesOf(young, grown, 'sale')).toHaveLength(1_520);
  // Who read the manifest before can still have its last part.
  expect(await linesOf(young, before, 'sale')).toHaveLength(190);
});

test('behavior: a reorganisation above the final block changes nothing that was published', async () => {
  await ledger.block([purchase(1)]);
  await ledger.heads(101, 101);
  await ledger.block([purchase(2)]);
  const rig = await open();
  const before = await manifestOf(rig);
  await ledger.rollBackTo(101);
  await ledger.block([purchase(9)], 'b');
  expect(await manifestOf(rig)).toEqual(before);
  await ledger.heads(102, 102);
  const lines = await linesOf(rig, await manifestOf(rig), 'sale');
  expect(lines.map((line) => (JSON.parse(line) as { txHash: string }).txHash)).toEqual([
    hashOf(1),
    hashOf(9),
  ]);
});

test('behavior: a ledger that was started again is listed again, in the same bytes', async () => {
  const write = async () => {
    await ledger.block([purchase(1), purchase(2)]);
    await ledger.block([purchase(3)]);
    await ledger.heads(102, 102);
  };
  await write();
  const rig = await open();
  const before = await manifestOf(rig);
  ledger = await startTestLedger(client);
  await ledger.note();
  await caughtUp(rig);
  expect((await rig.request('/api/ledger')).status).toBe(503);
  expect((await rig.request(`/ipfs/${before.projections['sale']?.parts[0]?.cid}`)).status).toBe(404);
  await write();
  const again = await manifestOf(rig);
  expect(again).toEqual(before);
  expect(await linesOf(rig, again, 'sale')).toHaveLength(3);
});

test('behavior: a part is a table too', async () => {
  await ledger.block([purchase(1)]);
  await ledger.heads(101, 101);
  const rig = await open();
  const { projections } = await manifestOf(rig);
  const answer = await rig.request(projections['sale']?.parts[0]?.csv ?? '');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await answer.text()).split('\r\n')[0]).toBe(
    'block,txHash,ordinal,logIndex,event,buyer,chargedUnits,coin,raisedBeforeUnits,tokens',
  );
});

test('error: while nothing is final there is a sentence in its place', async () => {
  await ledger.block([purchase(1)]);
  const rig = await open();
  const answer = await rig.request('/api/ledger');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    success: false,
    code: 'NOTHING_FINAL_YET',
    error: 'No block of the sale is final yet, and we publish only final ones. Please try again later.',
  });
});

test('error: a file that was never published', async () => {
  await ledger.block([purchase(1)]);
  await ledger.heads(101, 101);
  const rig = await open();
  const cid = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';
  expect((await rig.request(`/ipfs/${cid}`)).status).toBe(404);
  expect((await rig.request(`/api/ledger/csv/${cid}`)).status).toBe(404);
});
