// The studio through the API: previews, the branch with its vouchers, files that are never served wrong.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voucherData } from '@lilape/contracts/voucher';
import { LAYERS } from '@lilape/domain/apes/catalogue';
import { traitsOf } from '@lilape/domain/apes/traits';
import { cidOf, cidOfUri, digestOfCid } from '@lilape/domain/ipfs';
import type { BranchBody, GenerateBody } from '@lilape/wire/studio';
import { Client } from 'pg';
import { type Hex, recoverTypedDataAddress, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_DEPLOYMENT, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const GENERATE = '/api/generate-nft-sharp';
const ZERO = `0x${'0'.repeat(40)}` as const;
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x00000000000000000000000000000000000000b2' as const;
/** The last of the local chain's order. */
const NOT_YET = 5292;
const SIGNER = '0xBcd4042DE499D14e55001CcbB24a551F3b954096';

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;
let folder: string;
/** The server's clock stands still unless a test puts it forward: what a wallet is shown changes with the time. */
const begunMs = Date.now();
let aheadMs = 0;
let limitNowMs = 0;
let limitStepMs = 30_000;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.block();
  await ledger.note();
  folder = await mkdtemp(join(tmpdir(), 'lilape-studio-'));
  rig = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    studioFolder: folder,
    clock: () => begunMs + aheadMs,
    limitClock: () => (limitNowMs += limitStepMs),
  });
  await untilKnown();
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function untilKnown(): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
}

const bytesOf = async (path: string) => new Uint8Array(await (await rig.request(path)).arrayBuffer());

async function generate(body: object): Promise<GenerateBody> {
  const response = await rig.post(body, GENERATE);
  expect(response.status).toBe(200);
  return (await response.json()) as GenerateBody;
}

test('behavior: a preview has picture and metadata that agree, and no voucher', async () => {
  const ape = await generate({ tokenId: 4_271 });
  expect(ape).toMatchObject({
    ok: true,
    tokenId: 4_271,
    traits: {
      background: 'Jungle Morning',
      body: 'LilApe',
      eyes: 'Raised Brow',
      hat: 'Flower Wreath',
      accessory: 'Monocle',
    },
    rarityScore: 69,
    band: 'uncommon',
  });
  expect(ape.voucher).toBeUndefined();
  const metadata = await bytesOf(`/ipfs/${ape.cid}`);
  expect(cidOf(metadata)).toBe(ape.cid);
  expect(JSON.parse(new TextDecoder().decode(metadata))).toMatchObject({
    name: 'LilApe #4271',
    image: ape.imageURI,
    external_url: 'https://lilape.example/nft/4271',
    contract_address: TEST_DEPLOYMENT.contracts.nft,
  });
  const image = await bytesOf(`/ipfs/${cidOfUri(ape.imageURI)}`);
  expect(cidOf(image)).toBe(cidOfUri(ape.imageURI));
  expect(image.slice(0, 4)).toEqual(Uint8Array.of(0x89, 0x50, 0x4e, 0x47));
  expect(await bytesOf('/api/token/4271')).toEqual(metadata);
  expect(await bytesOf('/api/nft-image/4271')).toEqual(image);
});

test('behavior: the same ape is the same files, whoever asks and however often at once', async () => {
  const apes = await Promise.all(Array.from({ length: 8 }, () => generate({ tokenId: 77 })));
  expect(new Set(apes.map(({ cid }) => cid)).size).toBe(1);
  expect(new Set(apes.map(({ traceId }) => traceId)).size).toBe(8);
});

test('behavior: files have an address for ever, and say what they are', async () => {
  const { cid, imageURI } = await generate({ tokenId: 77 });
  const [metadata, image] = await Promise.all([
    rig.request(`/ipfs/${cid}`),
    rig.request(`/ipfs/${cidOfUri(imageURI)}`),
  ]);
  expect(metadata.headers.get('content-type')).toBe('application/json');
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const block = await rig.request(`/ipfs/${cid}`, { headers: { accept: 'application/vnd.ipld.raw' } });
  expect(block.headers.get('content-type')).toBe('application/vnd.ipld.raw');
  expect(block.headers.get('vary')).toBe('Accept');
  const raw = await rig.request(`/ipfs/${cid}?format=raw`);
  expect(raw.headers.get('content-type')).toBe('application/vnd.ipld.raw');
  expect(await raw.text()).toBe(await metadata.text());
});

test('behavior: small pictures are painted once, kept, and never change at their address', async () => {
  const { pictures } = (await (await rig.request('/api/minted-apes')).json()) as { pictures: string };
  const small = await rig.request(`${pictures}/64/4271`);
  expect(small.headers.get('content-type')).toBe('image/png');
  expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = new Uint8Array(await small.arrayBuffer());
  // Width and height, as PNG has them.
  expect(bytes.slice(16, 24)).toEqual(Uint8Array.of(0, 0, 0, 64, 0, 0, 0, 64));
  expect(bytes.length).toBeLessThan(5_000);
  const [kept = ''] = await readdir(join(folder, 'thumbnails'));
  const path = join(folder, 'thumbnails', kept, '64', '4271.png');
  expect(new Uint8Array(await readFile(path))).toEqual(bytes);
});

test('behavior: an ape has a picture to be shared, in both languages', async () => {
  const [english, russian] = await Promise.all([
    bytesOf('/api/nft-card/en/4271'),
    bytesOf('/api/nft-card/ru/4271'),
  ]);
  // 1200 by 630, as PNG has them.
  for (const card of [english, russian])
    expect(card.slice(16, 24)).toEqual(Uint8Array.of(0, 0, 4, 0xb0, 0, 0, 2, 0x76));
  expect(Buffer.compare(english, russian)).not.toBe(0);
  expect((await rig.request('/api/nft-card/de/4271')).status).toBe(400);
});

test('error: small pictures of another edition or size', async () => {
  expect((await rig.request('/api/thumbnails/00000000/64/4271')).status).toBe(404);
  expect((await rig.request('/api/thumbnails/00000000/65/4271')).status).toBe(400);
});

test('behavior: a wallet that names none is offered one ape of the branch, with a voucher that the contract’s key signed for it', async () => {
  const ape = await generate({ walletAddress: ANN });
  expect(await generate({ walletAddress: ANN.toLowerCase() })).toMatchObject({ tokenId: ape.tokenId });
  const voucher = ape.voucher ?? { to: '', deadline: 0, signature: '' };
  expect(voucher.to).toBe(ANN);
  const { rows } = await client.query<{ time: string }>('select max(time_seconds) as time from ledger.state');
  expect(voucher.deadline).toBe(Number(rows[0]?.time) + 900);
  const data = voucherData(31337, TEST_DEPLOYMENT.contracts.nft ?? '0x', {
    to: ANN,
    tokenId: BigInt(ape.tokenId),
    digest: toHex(digestOfCid(ape.cid)),
    deadline: BigInt(voucher.deadline),
    signerEpoch: 1n,
  });
  const signer = await recoverTypedDataAddress({ ...data, signature: voucher.signature as Hex });
  expect(signer).toBe(SIGNER);
  expect(await generate({ walletAddress: ANN, tokenId: ape.tokenId })).toMatchObject({ ok: true });
});

test('behavior: what is offered has its small pictures before anybody asks for them', async () => {
  const { tokenId } = await generate({ walletAddress: ANN });
  const [kept = ''] = await readdir(join(folder, 'thumbnails'));
  const isThere = (side: string) => existsSync(join(folder, 'thumbnails', kept, side, `${tokenId}.png`));
  await expect.poll(() => ['64', '128', '256'].filter(isThere)).toHaveLength(3);
});

const branchOf = async (wallet: string): Promise<BranchBody> => {
  const response = await rig.request(`/api/branch?wallet=${wallet}`);
  expect(response.status).toBe(200);
  return (await response.json()) as BranchBody;
};

test('behavior: the branch shows a wallet 24 apes, the first of which is what it is offered, and the hash of the key', async () => {
  const branch = await branchOf(ANN);
  expect(branch.apes).toHaveLength(24);
  expect(branch.apes[0]).toMatchObject({
    token_id: (await generate({ walletAddress: ANN })).tokenId,
    held: false,
    held_until: null,
  });
  expect(branch).toMatchObject({
    success: true,
    key_hash: '0xf94204ac258c9cbc22701ac595abec0c03393432afdacbf27cd4b93d9ab3a7b1',
    key: null,
    minted: 0,
    total: 9_900,
    pictures: expect.stringMatching(/^\/api\/thumbnails\/[0-9a-f]{8}$/) as string,
  });
  expect((await rig.request('/api/branch')).status).toBe(200);
  expect((await rig.request('/api/branch?wallet=ann')).status).toBe(400);
});

test('behavior: once an ape is minted, what climbs is held for its minter for ten minutes, and nobody else gets it', async () => {
  const first = (await generate({ walletAddress: ANN })).tokenId;
  await ledger.block([], 'a', { apes: [{ from: ZERO, to: BOB, id: first }] });
  await untilKnown();
  const second = (await generate({ walletAddress: ANN })).tokenId;
  expect(second).not.toBe(first);
  const climbed = (await branchOf(BOB)).apes[0];
  expect(climbed).toMatchObject({ held: false, held_until: expect.any(String) as string });
  expect(await generate({ walletAddress: BOB, tokenId: climbed?.token_id })).toMatchObject({ ok: true });
  const refused = await rig.post({ walletAddress: ANN, tokenId: climbed?.token_id }, GENERATE);
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'MINT_NOT_ON_BRANCH']);
  aheadMs = Date.parse(climbed?.held_until ?? '') - begunMs;
  expect(await generate({ walletAddress: ANN, tokenId: climbed?.token_id })).toMatchObject({ ok: true });
  await ledger.block([], 'a', { apes: [{ from: ZERO, to: ANN.toLowerCase() as Hex, id: second }] });
  await untilKnown();
  expect([first, second]).not.toContain((await generate({ walletAddress: ANN })).tokenId);
  expect((await branchOf(ANN)).minted).toBe(2);
});

test('behavior: any ape that is shown can be had by its number', async () => {
  const { apes } = await branchOf(ANN);
  const chosen = apes.at(-1)?.token_id;
  const ape = await generate({ walletAddress: ANN, tokenId: chosen });
  expect(ape).toMatchObject({ tokenId: chosen, voucher: { to: ANN } });
});

test('error: nobody gets a voucher for an ape that is not on the branch, nor has it painted', async () => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from app.painted_apes',
  );
  const response = await rig.post({ walletAddress: ANN, tokenId: NOT_YET }, GENERATE);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    ok: false,
    code: 'MINT_NOT_ON_BRANCH',
    error: `Ape #${NOT_YET} isn’t on the branch for you right now: it’s minted, held for someone else, or hasn’t climbed up yet.`,
    branch: { apes: (await branchOf(ANN)).apes },
    traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(
    (await client.query<{ count: number }>('select count(*)::int as count from app.painted_apes')).rows,
  ).toEqual(rows);
});

const askForNobody = async () => (await rig.post({ tokenId: 77 }, GENERATE)).status;

test('error: apes for nobody are painted ten at once, and one more a minute, while wallets go on', async () => {
  const before = limitNowMs;
  const step = limitStepMs;
  limitStepMs = 0;
  limitNowMs = before + 3_600_000;
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn++) statuses.push(await askForNobody());
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await generate({ walletAddress: ANN })).toMatchObject({ ok: true });
  limitNowMs += 60_000;
  expect([await askForNobody(), await askForNobody()]).toEqual([200, 429]);
  limitNowMs += 3_600_000;
  limitStepMs = step;
});

test('error: where the contract takes another key, or the chain is away, there is no voucher but a preview', async () => {
  const key = rig.chain.signer;
  rig.chain.signer = { signer: '0x00000000000000000000000000000000000000b2', epoch: 2n };
  aheadMs += 5_100;
  // The answer at hand is given once more while the new one is read.
  await rig.post({ walletAddress: ANN }, GENERATE);
  const refused = await rig.post({ walletAddress: ANN }, GENERATE);
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'MINT_STUDIO_CLOSED']);
  expect((await generate({ tokenId: 9 })).ok).toBe(true);
  rig.chain.signer = key;
});

test('behavior: a damaged file is painted again to the same bytes before it is served', async () => {
  const { imageURI } = await generate({ tokenId: 88 });
  const cid = cidOfUri(imageURI) ?? '';
  const whole = await bytesOf(`/ipfs/${cid}`);
  await writeFile(join(folder, cid.slice(-2), cid), 'something else');
  expect(await bytesOf(`/ipfs/${cid}`)).toEqual(whole);
  expect(await readdir(join(folder, cid.slice(-2)))).toContain(cid);
  await rm(join(folder, cid.slice(-2), cid));
  expect(await bytesOf(`/ipfs/${cid}`)).toEqual(whole);
});

test('behavior: the collection’s own metadata is where the contract says', async () => {
  const bytes = await bytesOf('/ipfs/bafkreidvqj7rmswzmf5dhvye7w2xeoyjrcxjtw57v2thzpp57uob6sncnu');
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ symbol: 'LILAPE' });
});

test.each([
  ['/ipfs/bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku', 404],
  ['/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG', 400],
  ['/ipfs/..%2f..%2fetc%2fpasswd', 400],
  ['/api/token/0', 400],
  ['/api/nft-image/10001', 400],
])('error: %s is %d', async (path, status) => {
  expect((await rig.request(path)).status).toBe(status);
});

const NO_APE = 'is not a number from 1 to 10000. Expected the number of an ape, 1 to 10000.';
const WALLET = 'Expected 0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum.';
test.each<[unknown, string, string]>([
  [{ tokenId: 0 }, 'tokenId', NO_APE],
  [{ tokenId: -1 }, 'tokenId', NO_APE],
  [{ tokenId: 1.5 }, 'tokenId', NO_APE],
  [{ tokenId: 10_001 }, 'tokenId', NO_APE],
  [{ tokenId: 1e300 }, 'tokenId', NO_APE],
  [{ tokenId: '7' }, 'tokenId', NO_APE],
  [{ tokenId: null }, 'tokenId', NO_APE],
  [{ tokenId: [7] }, 'tokenId', NO_APE],
  [{ walletAddress: '0x12' }, 'walletAddress', WALLET],
  [{ walletAddress: `${ANN}0` }, 'walletAddress', WALLET],
  [{ walletAddress: ANN.slice(2) }, 'walletAddress', WALLET],
  [{ walletAddress: 'vitalik.eth' }, 'walletAddress', WALLET],
  [{ walletAddress: 7 }, 'walletAddress', WALLET],
  [{ walletAddress: ANN.replace('C8', 'c8') }, 'walletAddress', WALLET],
  [{ wallet: ANN }, 'wallet', ''],
  [[], 'body', ''],
])('error: the generator refuses %j', async (body, field, words) => {
  const response = await rig.post(body, GENERATE);
  expect(response.status).toBe(400);
  const answer = (await response.json()) as { error: string };
  expect(answer).toMatchObject({ code: 'INVALID_FIELD', field });
  expect(answer.error).toContain(words);
});

test.each([9_901, 10_000])('error: prize %d is shown, and never vouched for', async (tokenId) => {
  expect((await generate({ tokenId })).voucher).toBeUndefined();
  const response = await rig.post({ walletAddress: ANN, tokenId }, GENERATE);
  expect([response.status, (await response.json()).code]).toEqual([409, 'MINT_NOT_ON_BRANCH']);
});

test('error: when all that were sold are minted, nobody is offered any more, in words', async () => {
  const ids = Array.from({ length: 9_900 }, (_, index) => index + 1);
  const minted = await client.query<{ token_id: number }>('select token_id from ledger.ape_transfers');
  const gone = new Set(minted.rows.map((row) => row.token_id));
  const mints = ids.filter((id) => !gone.has(id)).map((id) => ({ from: ZERO, to: BOB, id }));
  await ledger.block([], 'a', { apes: mints });
  await untilKnown();
  const response = await rig.post({ walletAddress: ANN }, GENERATE);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    ok: false,
    code: 'MINT_SOLD_OUT',
    error: 'All apes that were for sale are minted.',
    traceId: expect.any(String) as string,
  });
  expect((await generate({ tokenId: 9 })).ok).toBe(true);
  // Then everybody may look the order up.
  expect(await branchOf(ANN)).toMatchObject({ apes: [], minted: 9_900, key: `0x${'b4'.repeat(32)}` });
});

test('behavior: metadata names each layer’s trait for ids of all kinds', async () => {
  for (const id of [1, 35, 9_900, 9_901, 10_000]) {
    const { attributes } = (await (await rig.request(`/api/token/${id}`)).json()) as {
      attributes: { value: string | number }[];
    };
    const traits = traitsOf(id);
    expect(attributes.slice(0, 5).map(({ value }) => value)).toEqual(
      LAYERS.map((layer) => traits[layer].name),
    );
  }
});
