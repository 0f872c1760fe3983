// The studio with a node, a service and a bucket: no voucher without its files in place, previews whatever happens, files healed from wherever they are.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cidOf, cidOfUri } from '@lilape/domain/ipfs';
import type { GenerateBody } from '@lilape/wire/studio';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PinTimes } from '#studio/pins/times.ts';
import { NO_PUBLISHING, type PublishingSettings } from '#studio/publishing-settings.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { json } from '#testing/double.ts';
import { type KuboDouble, startKubo } from '#testing/kubo-double.ts';
import { until } from '#testing/ledger.ts';
import { type PinServiceDouble, SERVICE_TOKEN, startPinService } from '#testing/pin-service-double.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type S3Double, startS3 } from '#testing/s3-double.ts';

const GENERATE = '/api/generate-nft-sharp';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let database: TestDatabase;
let client: Client;
let version: bigint;
let kubo: KuboDouble;
let service: PinServiceDouble;
let store: S3Double;
const opened: { rig: ApiRig; folder: string }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.block();
  await ledger.note();
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  version = BigInt(rows[0]?.version ?? 0);
});
beforeEach(async () => {
  [kubo, service, store] = await Promise.all([startKubo(), startPinService(), startS3()]);
  await client.query('truncate app.pins');
});
afterEach(async () => {
  for (const { rig, folder } of opened.splice(0)) {
    await rig.close();
    await rm(folder, { recursive: true, force: true });
  }
  await Promise.all([kubo.close(), service.close(), store.close()]);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const emptyFolder = () => mkdtemp(join(tmpdir(), 'lilape-publishing-'));

/** A server of its own, with an empty folder unless there is one. */
async function open(
  publishing: Partial<PublishingSettings>,
  pinTimes: Partial<PinTimes> = {},
  given?: string,
) {
  const folder = given ?? (await emptyFolder());
  const rig = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    studioFolder: folder,
    publishing: { ...NO_PUBLISHING, ...publishing },
    pinTimes: {
      patienceMs: 3_000,
      pollMs: 5,
      lookMs: 20,
      firstRetryMs: 400,
      lastRetryMs: 400,
      ...pinTimes,
    },
  });
  opened.push({ rig, folder });
  await rig.untilVersion(version);
  const generate = async (body: object) => {
    const response = await rig.post(body, GENERATE);
    return { status: response.status, body: (await response.json()) as GenerateBody & { error?: string } };
  };
  return { rig, folder, generate, pathOf: (cid: string) => join(folder, cid.slice(-2), cid) };
}

const withKubo = (times?: Partial<PinTimes>) => open({ kubo: { url: kubo.url, authorization: null } }, times);
const filesOf = ({ cid, imageURI }: GenerateBody) => [cid, cidOfUri(imageURI) ?? ''];
const bytesOf = async (rig: ApiRig, cid: string) =>
  new Uint8Array(await (await rig.request(`/ipfs/${cid}`)).arrayBuffer());

test('behavior: a voucher is given once both files are pinned; a preview pins nothing', async () => {
  const { generate, rig } = await withKubo();
  const { body: preview } = await generate({ tokenId: 3 });
  expect(preview.ok).toBe(true);
  const { body: ape } = await generate({ walletAddress: ANN });
  expect(ape.voucher?.to).toBe(ANN);
  for (const cid of filesOf(ape)) {
    expect(kubo.pinned).toContain(cid);
    expect(cidOf(kubo.blocks.get(cid) ?? new Uint8Array())).toBe(cid);
  }
  for (const cid of filesOf(preview)) expect(kubo.pinned).not.toContain(cid);
  // The contract names the collection's metadata.
  expect(kubo.pinned).toContain('bafkreidvqj7rmswzmf5dhvye7w2xeoyjrcxjtw57v2thzpp57uob6sncnu');
  const metrics = await (await fetch(`${rig.url}/metrics`)).text();
  expect(metrics).toMatch(/^pins_waiting \d/m);
  expect(metrics).toContain('pin_tries_total{result="pinned"} 3');
});

test.each<[string, () => void, string]>([
  [
    'is away',
    () => (kubo.intercept = () => 'cut'),
    'IPFS doesn’t answer right now. Your ape is painted and kept: try again in a minute.',
  ],
  [
    'lies about the address',
    () =>
      (kubo.intercept = ({ url }) =>
        url.pathname === '/api/v0/add'
          ? json({ Hash: 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' })
          : undefined),
    'IPFS answered with something unexpected. Your ape is painted and kept: try again in a minute.',
  ],
  [
    'lets nobody in',
    () => (kubo.intercept = () => ({ status: 401 })),
    'IPFS isn’t accepting our files; that’s for us to fix. Your ape is painted and kept: try again later.',
  ],
])(
  'error: where the node %s there is no voucher but words, previews, and a voucher once it is mended',
  async (_, breakIt, words) => {
    breakIt();
    const { generate } = await withKubo();
    const refused = await generate({ walletAddress: ANN });
    expect(refused).toMatchObject({
      status: 503,
      body: { ok: false, error: words, traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    });
    expect(refused.body.voucher).toBeUndefined();
    expect(await generate({ tokenId: 4 })).toMatchObject({ status: 200 });
    kubo.intercept = () => undefined;
    await until(
      async () => (await generate({ walletAddress: ANN })).status === 200,
      () => 'it was never pinned',
    );
  },
);

test('error: where the service is busy it is said for how long', async () => {
  service.intercept = () => ({ status: 429, headers: { 'retry-after': '300' } });
  const pinService = { url: `${service.url}/psa`, token: SERVICE_TOKEN, origins: ['/dns4/a/tcp/4001/p2p/b'] };
  const { rig } = await open({ pinService });
  const response = await rig.post({ walletAddress: ANN }, GENERATE);
  expect(response.status).toBe(503);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(200);
  expect(seconds).toBeLessThanOrEqual(300);
  expect((await response.json()).error).toBe(
    `IPFS is busy. Your ape is painted and kept: try again in ${seconds} s.`,
  );
});

test('error: a service that takes its time gives no voucher before it has pinned both files', async () => {
  const pinService = { url: `${service.url}/psa`, token: SERVICE_TOKEN, origins: ['/dns4/a/tcp/4001/p2p/b'] };
  const { generate } = await open({ pinService });
  const early = await generate({ walletAddress: ANN });
  expect(early).toMatchObject({
    status: 503,
    body: { error: 'Your ape is painted and on its way to IPFS. Try again in a moment.' },
  });
  const [last, ...others] = [...service.pins.values()].toReversed();
  for (const pin of others) pin.status = 'pinned';
  expect((await generate({ walletAddress: ANN })).status).toBe(503);
  if (last !== undefined) last.status = 'pinned';
  await until(
    async () => (await generate({ walletAddress: ANN })).status === 200,
    () => 'it was never pinned',
  );
  expect(new Set([...service.pins.values()].map(({ cid }) => cid)).size).toBe(service.pins.size);
});

test('behavior: while somebody waits for a node that says nothing the API answers as ever', async () => {
  kubo.intercept = () => 'silent';
  const { rig, generate } = await withKubo({ patienceMs: 60_000 });
  let isOver = false;
  const waiting = generate({ walletAddress: ANN }).finally(() => (isOver = true));
  for (let i = 0; i < 20; i++) expect((await rig.request('/api/stats')).status).toBe(200);
  expect((await generate({ tokenId: 5 })).status).toBe(200);
  expect(isOver).toBe(false);
  await kubo.close();
  expect((await waiting).status).toBe(503);
});

test('behavior: with a bucket, what one server painted another serves, and heals from it', async () => {
  const [one, other] = [await open({ bucket: store.settings }), await open({ bucket: store.settings })];
  const { body: ape } = await one.generate({ tokenId: 6 });
  for (const cid of filesOf(ape)) {
    const bytes = await bytesOf(other.rig, cid);
    expect(cidOf(bytes)).toBe(cid);
    await writeFile(other.pathOf(cid), 'something else');
    expect(await bytesOf(other.rig, cid)).toEqual(bytes);
  }
  // Nothing was painted for that: the store was asked.
  expect(store.requests.some(({ method }) => method === 'GET')).toBe(true);
});

test('behavior: a bucket that is named later gets what was published before, though the folder is gone then', async () => {
  const before = await open({});
  const { body: ape } = await before.generate({ tokenId: 13 });
  await open({ bucket: store.settings }, {}, before.folder);
  await expect.poll(() => filesOf(ape).filter((cid) => store.objects.has(`ipfs/${cid}`))).toHaveLength(2);
  const other = await open({ bucket: store.settings });
  for (const cid of filesOf(ape)) expect(cidOf(await bytesOf(other.rig, cid))).toBe(cid);
});

test('behavior: a damaged object of the bucket is painted over, and what comes from there is never believed', async () => {
  const one = await open({ bucket: store.settings });
  const { body: ape } = await one.generate({ tokenId: 7 });
  const [cid = ''] = filesOf(ape);
  const bytes = await bytesOf(one.rig, cid);
  store.objects.set(`ipfs/${cid}`, new TextEncoder().encode('something else'));
  await rm(one.pathOf(cid));
  expect(await bytesOf(one.rig, cid)).toEqual(bytes);
  expect(store.objects.get(`ipfs/${cid}`)).toEqual(bytes);
});

test('error: while the bucket is away no ape is published, and what is at hand is served', async () => {
  const one = await open({ bucket: store.settings });
  const { body: ape } = await one.generate({ tokenId: 8 });
  store.intercept = () => 'cut';
  expect(await one.generate({ tokenId: 9 })).toMatchObject({
    status: 503,
    body: { error: 'The studio can’t reach its store right now. Nothing is lost: try again in a minute.' },
  });
  const [cid = ''] = filesOf(ape);
  expect(cidOf(await bytesOf(one.rig, cid))).toBe(cid);
  // Also where the file at hand is lost: it is painted again.
  await rm(one.pathOf(cid));
  expect(cidOf(await bytesOf(one.rig, cid))).toBe(cid);
  store.intercept = () => undefined;
  expect((await one.generate({ tokenId: 9 })).status).toBe(200);
});

test('behavior: what can be painted no more to the same bytes comes back from the node and from a gateway', async () => {
  const bytes = new TextEncoder().encode('an ape as it was painted once');
  const cid = cidOf(bytes);
  await client.query('insert into app.painted_apes values (11, $1, $1)', [cid]);
  const alone = await open({});
  expect((await alone.rig.request(`/ipfs/${cid}`)).status).toBe(500);
  kubo.blocks.set(cid, bytes);
  const one = await withKubo();
  expect(await bytesOf(one.rig, cid)).toEqual(bytes);
  // From the same node, as a gateway that first lies.
  const gateway = await open({ gatewayUrl: alone.rig.url.replace('127.0.0.1', 'localhost') });
  expect((await gateway.rig.request(`/ipfs/${cid}`)).status).toBe(500);
  const honest = await open({ gatewayUrl: one.rig.url });
  expect(await bytesOf(honest.rig, cid)).toEqual(bytes);
  expect((await honest.generate({ tokenId: 11 })).body.cid).toBe(cid);
});

test('error: nobody is asked for what was never published here', async () => {
  const one = await open({ bucket: store.settings, kubo: { url: kubo.url, authorization: null } });
  await until(
    async () => kubo.requests.some(({ url }) => url.pathname === '/api/v0/pin/ls'),
    () => 'the collection was never pinned',
  );
  store.requests.length = 0;
  kubo.requests.length = 0;
  const response = await one.rig.request('/ipfs/bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku');
  expect(response.status).toBe(404);
  expect([store.requests.length, kubo.requests.length]).toEqual([0, 0]);
});
