import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { openTestStream } from '#testing/api-stream.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO = `0x${'0'.repeat(40)}` as const;
const ANN = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const ANN_OUT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB_OUT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.block([], 'a', {
    apes: [
      { from: ZERO, to: ANN, id: 35 },
      { from: ZERO, to: ANN, id: 4 },
      { from: ZERO, to: BOB, id: 9_901 },
    ],
  });
  await ledger.block([], 'a', { apes: [{ from: ANN, to: BOB, id: 35 }] });
  await ledger.note();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await rig.untilVersion(2n);
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

/** The API has what the ledger has. */
async function untilRead(): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
}

const jsonOf = async (path: string): Promise<unknown> => (await rig.request(path)).json();

test('behavior: mints are counted by band, and the newest listed first', async () => {
  const body = (await jsonOf('/api/mint-stats')) as { data: { recentMints: object[] } };
  expect(body).toMatchObject({
    success: true,
    block: 102,
    data: {
      totalMinted: 3,
      prizesMinted: 1,
      mintPrice: '0.009',
      mintsByRarity: { common: 2, uncommon: 0, rare: 1, epic: 0, legendary: 0 },
    },
  });
  expect(body.data.recentMints.map((mint) => (mint as { tokenId: number }).tokenId)).toEqual([9_901, 4, 35]);
  expect(body.data.recentMints[1]).toMatchObject({
    nftName: 'LilApe #4',
    walletAddress: ANN_OUT,
    rarityScore: 72,
    thumbnail: expect.stringMatching(/^\/api\/thumbnails\/[0-9a-f]{8}\/128\/4$/) as string,
  });
});

test('behavior: a chain that is away costs the counts nothing but the price', async () => {
  const away = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  away.chain.isDown = true;
  await away.untilVersion(2n);
  const stats = async () => (await (await away.request('/api/mint-stats')).json()) as { data: object };
  expect((await stats()).data).not.toHaveProperty('mintPrice');
  expect((await stats()).data).toHaveProperty('totalMinted', 3);
  away.chain.isDown = false;
  expect((await stats()).data).toHaveProperty('mintPrice', '0.009');
  await away.close();
});

test('behavior: a wallet has what it got and did not hand on', async () => {
  expect(await jsonOf(`/api/nft-purchases?wallet=${BOB}`)).toEqual({
    success: true,
    data: {
      nfts: [
        { tokenId: 35, owner: BOB_OUT, rarityScore: 58, band: 'common' },
        { tokenId: 9_901, owner: BOB_OUT, rarityScore: 65, band: 'common' },
      ],
    },
  });
  expect(await jsonOf(`/api/nft-purchases?wallet=${ANN}`)).toMatchObject({
    data: { nfts: [{ tokenId: 4 }] },
  });
});

test.each([
  ['', [4, 35, 9_901]],
  ['?after=4', [35, 9_901]],
  ['?band=rare', [4]],
  ['?trait=Butterfly', [4]],
  ['?trait=LilApe&band=common', [35, 9_901]],
  [`?owner=${ANN}`, [4]],
  ['?trait=Crown&band=legendary', []],
])('args: /api/apes%s', async (query, ids) => {
  const { apes } = (await jsonOf(`/api/apes${query}`)) as { apes: { tokenId: number }[] };
  expect(apes.map(({ tokenId }) => tokenId)).toEqual(ids);
});

test('behavior: all minted apes come at once, in the order of their mints', async () => {
  expect(await jsonOf('/api/minted-apes')).toMatchObject({
    success: true,
    ids: [35, 4, 9_901],
    pictures: expect.stringMatching(/^\/api\/thumbnails\/[0-9a-f]{8}$/) as string,
    block: 102,
  });
});

test('behavior: search engines find the pages of all minted apes', async () => {
  const response = await rig.request('/sitemap-apes.xml');
  expect(response.headers.get('content-type')).toBe('application/xml');
  expect((await response.text()).match(/(?<=<loc>)[^<]+/g)).toEqual([
    'https://lilape.example/nft/4',
    'https://lilape.example/ru/nft/4',
    'https://lilape.example/nft/35',
    'https://lilape.example/ru/nft/35',
    'https://lilape.example/nft/9901',
    'https://lilape.example/ru/nft/9901',
  ]);
});

test('behavior: an ape tells where it has been', async () => {
  expect(await jsonOf('/api/apes/35')).toMatchObject({
    ape: { tokenId: 35, owner: BOB_OUT },
    history: [
      { from: ZERO, to: ANN_OUT, block: 101, confirmation: 'seen' },
      { from: ANN_OUT, to: BOB_OUT, block: 102, confirmation: 'seen' },
    ],
  });
});

test('behavior: how settled each of its stations is follows the heads', async () => {
  await ledger.heads(102, 101);
  await untilRead();
  expect(await jsonOf('/api/apes/35')).toMatchObject({
    history: [
      { block: 101, confirmation: 'final' },
      { block: 102, confirmation: 'safe' },
    ],
  });
});

test.each([
  ['/api/apes/36', 404],
  ['/api/apes/0', 400],
  ['/api/apes/10001', 400],
  ['/api/apes?trait=Moustache', 400],
  ['/api/apes?after=x', 400],
  ['/api/nft-purchases', 400],
  ['/api/nft-purchases?wallet=0x12', 400],
])('error: %s is %d', async (path, status) => {
  expect((await rig.request(path)).status).toBe(status);
});

test('behavior: the topic apes tells the counts when an ape is minted', async () => {
  const stream = await openTestStream(rig.url, undefined, 'apes');
  await ledger.block([], 'a', { apes: [{ from: ZERO, to: ANN, id: 7 }] });
  const frame = await stream.next(
    ({ event, data }) => event === 'apes' && (data as { totalMinted: number }).totalMinted === 4,
  );
  expect(frame.data).toMatchObject({ prizesMinted: 1 });
  stream.close();
});

test('behavior: blocks that are taken back take their apes along', async () => {
  await ledger.rollBackTo(101);
  await untilRead();
  expect(await jsonOf('/api/apes/35')).toMatchObject({ ape: { owner: ANN_OUT } });
  expect(await jsonOf('/api/mint-stats')).toMatchObject({ block: 101, data: { totalMinted: 3 } });
});
