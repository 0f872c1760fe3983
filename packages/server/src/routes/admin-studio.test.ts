// The studio on the admin page: files that were damaged or lost are found and healed to the same bytes, pins are tried again, vouchers followed.
import { mkdtempSync } from 'node:fs';
import { readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminStudio } from '@lilape/wire/admin-studio';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf, useAdminRig } from '#testing/admin-rig.ts';
import { type KuboDouble, startKubo } from '#testing/kubo-double.ts';
import { until } from '#testing/ledger.ts';
import { NO_PUBLISHING } from '#studio/publishing-settings.ts';
import { forget, noteVoucher, readVouchers } from '#studio/vouchers.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilape-admin-'));
const kubo: KuboDouble = await startKubo();
const rig = useAdminRig({
  studioFolder: folder,
  publishing: { ...NO_PUBLISHING, kubo: { url: kubo.url, authorization: null } },
  pinTimes: { lookMs: 5, firstRetryMs: 60_000, lastRetryMs: 60_000, patienceMs: 5_000 },
});
const { post, get, signIn, actions } = rig;
const ANN = '0x00000000000000000000000000000000000000a1';
const BOB = '0x00000000000000000000000000000000000000b2';

beforeEach(() =>
  rig.database.pool.query(
    'truncate app.file_checks, app.file_findings, app.vouchers, app.pins, ledger.ape_transfers',
  ),
);
afterAll(async () => {
  await kubo.close();
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (cid: string) => join(folder, cid.slice(-2), cid);
const studioNow = async (cookie: string) =>
  (await (await get('/api/admin/studio', { cookie })).json()) as AdminStudio;

/** The picture and the metadata of an ape that was painted now or before. */
async function filesOf(tokenId: number): Promise<string[]> {
  const answer = await post('/api/generate-nft-sharp', { tokenId });
  const { imageURI, metadataURI } = (await answer.json()) as { imageURI: string; metadataURI: string };
  return [imageURI, metadataURI].map((uri) => uri.replace('ipfs://', ''));
}

async function checked(cookie: string): Promise<NonNullable<AdminStudio['check']>> {
  expect((await post('/api/admin/studio/check', {}, { cookie })).status).toBe(200);
  return await until(
    async () => {
      const { check } = await studioNow(cookie);
      return check?.state === 'done' ? check : null;
    },
    () => 'the check to end',
  );
}

test('behavior: what is damaged or lost is found, painted again to the same bytes, and whole the next time', async () => {
  const cookie = await signIn();
  const [image = '', metadata = ''] = await filesOf(7);
  const before = await readFile(pathOf(image));
  expect(await checked(cookie)).toMatchObject({ files: 2, looked: 2, damaged: 0, lost: 0, findings: [] });
  await truncate(pathOf(image), 100);
  await rm(pathOf(metadata));
  expect(await checked(cookie)).toMatchObject({
    damaged: 1,
    lost: 1,
    mended: 2,
    findings: expect.arrayContaining([
      { cid: image, tokenId: 7, state: 'damaged', mendedFrom: 'painted' },
      { cid: metadata, tokenId: 7, state: 'lost', mendedFrom: 'painted' },
    ]) as unknown,
  });
  expect(await readFile(pathOf(image))).toEqual(before);
  expect(await checked(cookie)).toMatchObject({ damaged: 0, lost: 0, mended: 0 });
  expect((await actions(cookie)).filter(({ action }) => action === 'files-checked')).toHaveLength(3);
});

test('behavior: what a node has pinned is fetched from there', async () => {
  const cookie = await signIn();
  const [image = ''] = await filesOf(8);
  kubo.blocks.set(image, new Uint8Array(await readFile(pathOf(image))));
  await truncate(pathOf(image), 1);
  const { findings } = await checked(cookie);
  expect(findings).toEqual([{ cid: image, tokenId: 8, state: 'damaged', mendedFrom: 'kubo' }]);
});

test('error: what nothing heals is said, first of all', async () => {
  const cookie = await signIn();
  // Another program painted these bytes, and they are gone.
  const cid = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
  await filesOf(9);
  await rig.database.pool.query('update app.painted_apes set image_cid = $1 where token_id = 9', [cid]);
  const check = await checked(cookie);
  expect(check).toMatchObject({ lost: 1, mended: 0 });
  expect(check.findings[0]).toEqual({ cid, tokenId: 9, state: 'lost', mendedFrom: null });
  await rig.database.pool.query('delete from app.painted_apes where token_id = 9');
});

test('error: one check at a time; one that was cut off is said to be, and another may begin', async () => {
  const cookie = await signIn();
  await rig.database.pool.query('insert into app.file_checks (files, looked) values (10, 4)');
  expect(await codeOf(await post('/api/admin/studio/check', {}, { cookie }))).toEqual([409, 'CHECK_RUNNING']);
  expect((await studioNow(cookie)).check).toMatchObject({ state: 'running', looked: 4 });
  await rig.database.pool.query(`update app.file_checks set seen_at = now() - interval '61 seconds'`);
  expect((await studioNow(cookie)).check).toMatchObject({ state: 'cut-off' });
  expect(await checked(cookie)).toMatchObject({ state: 'done' });
});

test('behavior: pins that failed are tried at once when the admin says so', async () => {
  const cookie = await signIn();
  const [image = ''] = await filesOf(7);
  kubo.intercept = () => ({ status: 403, body: 'no' });
  await rig.database.pool.query('insert into app.pins (cid) values ($1)', [image]);
  const pins = async () =>
    (await (await get('/api/admin/pins', { cookie })).json()) as {
      pinned: number;
      pins: { tries: number }[];
    };
  await until(
    async () => (await pins()).pins[0]?.tries === 1,
    () => 'a first try',
  );
  kubo.intercept = () => undefined;
  expect((await post('/api/admin/pins/retry', {}, { cookie })).status).toBe(200);
  await until(
    async () => (await pins()).pinned === 1,
    () => 'it to be pinned',
  );
  expect(await actions(cookie)).toMatchObject([{ action: 'pins-tried-again' }, {}]);
});

test('behavior: what became of a voucher is what the ledger says', async () => {
  const { pool } = rig.database;
  const soon = Math.floor(Date.now() / 1_000) + 3_600;
  for (const id of [1, 2, 3]) await noteVoucher(pool, id, ANN, soon);
  await noteVoucher(pool, 3, ANN, soon + 60);
  await noteVoucher(pool, 4, ANN, soon - 7_200);
  const transfer = (id: number, from: string, to: string, ordinal: number) =>
    pool.query(
      `insert into ledger.ape_transfers (tx_hash, ordinal, block, log_index, time_seconds, token_id, from_account, to_account)
       values ('\\x01', $1, 1, $1, 1, $2, $3, $4)`,
      [ordinal, id, Buffer.from(from.slice(2), 'hex'), Buffer.from(to.slice(2), 'hex')],
    );
  const zero = `0x${'00'.repeat(20)}`;
  await transfer(1, zero, ANN, 0);
  await transfer(1, ANN, BOB, 1);
  await transfer(2, zero, BOB, 2);
  const given = await readVouchers(pool, 10);
  expect(Object.fromEntries(given.map(({ tokenId, fate, times }) => [tokenId, [fate, times]]))).toEqual({
    1: ['minted', 1],
    2: ['taken', 1],
    3: ['open', 2],
    4: ['expired', 1],
  });
});

test('error: nobody else may look, check or try again', async () => {
  expect(await codeOf(await get('/api/admin/studio'))).toEqual([401, 'SIGN_IN_FIRST']);
  expect(await codeOf(await post('/api/admin/studio/check', {}))).toEqual([401, 'SIGN_IN_FIRST']);
  expect(await codeOf(await post('/api/admin/pins/retry', {}))).toEqual([401, 'SIGN_IN_FIRST']);
});

test('behavior: a voucher that nobody used is forgotten a day after it was good, and only so many are kept', async () => {
  const { pool } = rig.database;
  const { rows } = await pool.query<{ seconds: string }>(
    'select greatest(extract(epoch from now()), max(time_seconds))::bigint as seconds from ledger.state',
  );
  const nowSeconds = Number(rows[0]?.seconds);
  const day = 86_400;
  await noteVoucher(pool, 1, ANN, nowSeconds - 400 * day);
  await noteVoucher(pool, 2, ANN, nowSeconds - 400 * day);
  await pool.query(
    `insert into ledger.ape_transfers (tx_hash, ordinal, block, log_index, time_seconds, token_id, from_account, to_account)
     values ('\\x01', 1, 1, 1, 1, 2, $1, $2)`,
    [Buffer.alloc(20), Buffer.from(ANN.slice(2), 'hex')],
  );
  for (const id of [3, 4, 5]) await noteVoucher(pool, id, BOB, nowSeconds + 3_600);
  await forget(pool, 2);
  expect((await readVouchers(pool, 10)).map(({ tokenId }) => tokenId)).toEqual([5, 4, 2]);
});
