// What was published before there was a bucket: all of it gets there, however often the server is ended on the way.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { publishedCids, publishedFiles } from '#studio/files.ts';
import { openBucket } from '#studio/store/bucket.ts';
import { fillBucket } from '#studio/store/fill-bucket.ts';
import { type S3Double, startS3 } from '#testing/s3-double.ts';

let store: S3Double;
let folder: string;
const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
beforeEach(async () => {
  [store, folder] = await Promise.all([startS3(), mkdtemp(join(tmpdir(), 'lilape-fill-'))]);
});
afterEach(async () => {
  lines.splice(0);
  await Promise.all([store.close(), rm(folder, { recursive: true, force: true })]);
});

const publish = (...words: string[]) =>
  Promise.all(words.map((word) => publishedFiles(folder).keep(new TextEncoder().encode(word))));
const fill = (signal = new AbortController().signal) =>
  fillBucket({
    cids: publishedCids(folder),
    folder: publishedFiles(folder),
    bucket: openBucket(store.settings),
    log,
    signal,
    pauseMs: 1,
  });
const keys = () => [...store.objects.keys()].toSorted();
const putCount = () => store.requests.filter(({ method }) => method === 'PUT').length;

test('behavior: the bucket gets what it lacks, and nothing twice', async () => {
  const cids = await publish('one', 'two', 'three');
  await openBucket(store.settings).keep(new TextEncoder().encode('two'));
  await fill();
  expect(keys()).toEqual(cids.map((cid) => `ipfs/${cid}`).toSorted());
  expect([putCount(), lines.join()]).toEqual([3, expect.stringContaining('"copied":2')]);
  await fill();
  expect(putCount()).toBe(3);
});

test('behavior: ended in the middle, it goes on after the next start', async () => {
  const cids = await publish('one', 'two', 'three');
  const ending = new AbortController();
  store.intercept = ({ method }) => void (method === 'PUT' && ending.abort());
  await fill(ending.signal);
  expect(keys()).toHaveLength(1);
  await fill();
  expect(keys()).toEqual(cids.map((cid) => `ipfs/${cid}`).toSorted());
});

test('behavior: a store that is ill for a while gets every file all the same', async () => {
  const cids = await publish('one', 'two');
  let asked = 0;
  store.intercept = () => (asked++ % 3 === 1 ? { status: 503 } : undefined);
  await fill();
  expect(keys()).toEqual(cids.map((cid) => `ipfs/${cid}`).toSorted());
  expect(lines.join()).toContain('"event":"studio.bucket-away","code":"HTTP_503"');
});

test('behavior: a damaged file stays where it is', async () => {
  const [cid = ''] = await publish('one');
  await writeFile(join(folder, cid.slice(-2), cid), 'other');
  await fill();
  expect(keys()).toEqual([]);
});

test('behavior: where nothing was published there is nothing to do', async () => {
  await rm(folder, { recursive: true });
  await fill();
  expect(store.requests).toEqual([]);
});
