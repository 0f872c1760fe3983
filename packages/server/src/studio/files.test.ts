import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCid } from '@lilape/domain/ipfs';
import { isFileOf } from '#studio/block.ts';
import { publishedFiles, removeDrafts } from '#studio/files.ts';

const HELLO = new TextEncoder().encode('hello world');
const HELLO_CID = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lilape-files-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (cid: string) => join(folder, cid.slice(-2), cid);
const textOf = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));

test('behavior: a file is kept under the hash of its bytes, once', async () => {
  const files = publishedFiles(folder);
  expect(await files.keep(HELLO)).toBe(HELLO_CID);
  expect(await files.keep(HELLO)).toBe(HELLO_CID);
  expect(textOf(await files.read(HELLO_CID))).toBe('hello world');
  expect(await readdir(folder, { recursive: true })).toEqual(['5e', join('5e', HELLO_CID)]);
});

test('behavior: many who keep the same file at once leave one whole', async () => {
  const cids = await Promise.all(Array.from({ length: 20 }, () => publishedFiles(folder).keep(HELLO)));
  expect(new Set(cids)).toEqual(new Set([HELLO_CID]));
  expect(await readdir(join(folder, '5e'))).toEqual([HELLO_CID]);
});

test.each([
  ['cut short', () => truncate(pathOf(HELLO_CID), 5)],
  ['altered', () => writeFile(pathOf(HELLO_CID), 'hello w0rld')],
  ['too large for a block', () => writeFile(pathOf(HELLO_CID), Buffer.alloc(300_000))],
])('behavior: a file that was %s is never served, and healed when it is kept again', async (_, damage) => {
  const files = publishedFiles(folder);
  await files.keep(HELLO);
  await damage();
  expect(await files.read(HELLO_CID)).toBeNull();
  await files.keep(HELLO);
  expect(textOf(await files.read(HELLO_CID))).toBe('hello world');
});

test.each(['', '../../etc/passwd', 'bafkrei', HELLO_CID.toUpperCase()])(
  'behavior: "%s" names no file',
  async (cid) => {
    expect(await publishedFiles(folder).read(cid)).toBeNull();
  },
);

test('error: what is too large for one block, or for the disk, is not kept and leaves nothing', async () => {
  await expect(publishedFiles(folder).keep(new Uint8Array(256 * 1024 + 1))).rejects.toThrow(RangeError);
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  await expect(publishedFiles(blocked).keep(HELLO)).rejects.toThrow(/E(EXIST|NOTDIR)/);
  expect(await readdir(folder)).toEqual(['file']);
});

/** A process that keeps one new file after the other, each of 200 kB, and says so of each. */
function startKeeper(): ChildProcessByStdio<null, Readable, null> {
  const program = `
    import { publishedFiles } from ${JSON.stringify(new URL('./files.ts', import.meta.url).href)};
    const files = publishedFiles(${JSON.stringify(folder)});
    for (let n = 0; ; n++) {
      await files.keep(Buffer.alloc(200_000, String(process.pid) + ' ' + n + ';'));
      process.stdout.write('kept ' + n + '\\n');
    }`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('behavior: a process that is killed while it writes leaves no half file under any CID', async () => {
  for (const last of [3, 4, 6, 9]) {
    const keeper = startKeeper();
    const ended = once(keeper, 'exit');
    for await (const line of createInterface({ input: keeper.stdout })) if (line === `kept ${last}`) break;
    keeper.kill('SIGKILL');
    await ended;
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const kept = entries.filter(({ name }) => isCid(name));
  expect(kept.length).toBeGreaterThanOrEqual(4 + 5 + 7 + 10);
  for (const { name, parentPath } of kept)
    expect(isFileOf(name, await readFile(join(parentPath, name)))).toBe(true);
});

test('behavior: what killed processes left is taken away once it is old, and nothing else', async () => {
  await publishedFiles(folder).keep(HELLO);
  const [old, fresh] = [`${pathOf(HELLO_CID)}.0a0b0c`, `${pathOf(HELLO_CID)}.0d0e0f`];
  for (const path of [old, fresh]) await writeFile(path, 'hello w');
  const longAgo = new Date('2026-01-01');
  await utimes(old, longAgo, longAgo);
  await utimes(pathOf(HELLO_CID), longAgo, longAgo);
  await removeDrafts(folder);
  expect(await readdir(join(folder, '5e'))).toEqual([HELLO_CID, `${HELLO_CID}.0d0e0f`]);
  expect(textOf(await publishedFiles(folder).read(HELLO_CID))).toBe('hello world');
  await removeDrafts(join(folder, 'missing'));
});
