// Where a file is sought and kept: folder, bucket, elsewhere; a full disk loses nothing and says so.
import { AppError } from '@lilape/domain/app-error';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { cidOf } from '#studio/block.ts';
import type { PublishedFiles } from '#studio/files.ts';
import { BucketError } from '#studio/store/objects.ts';
import type { Source } from '#studio/store/elsewhere.ts';
import { createShelves } from '#studio/store/shelves.ts';

const BYTES = new TextEncoder().encode('an ape');
const CID = cidOf(BYTES);
const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
afterEach(() => lines.splice(0));

type Memory = PublishedFiles & { readonly kept: Map<string, Uint8Array>; fault: Error | null };

function memory(...files: Uint8Array[]): Memory {
  const kept = new Map(files.map((bytes) => [cidOf(bytes), bytes]));
  const shelf: Memory = {
    kept,
    fault: null,
    read: async (cid) => kept.get(cid) ?? null,
    async keep(bytes) {
      if (shelf.fault !== null) throw shelf.fault;
      kept.set(cidOf(bytes), bytes);
      return cidOf(bytes);
    },
  };
  return shelf;
}
const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const away: Source = { name: 'away', read: () => Promise.reject(new Error('no connection')) };
const eventsOf = () => lines.map((line) => (JSON.parse(line) as { event: string; from?: string }).event);

test('error: on a full disk nothing new is kept, in words, and what is there is read', async () => {
  const folder = memory(BYTES);
  folder.fault = full();
  const shelves = createShelves({ folder, bucket: null, sources: [], log });
  await expect(shelves.keep(new Uint8Array(3))).rejects.toMatchObject({ code: 'MINT_DISK_FULL' });
  expect(await shelves.read(CID)).toEqual(BYTES);
  expect(lines.join()).toContain('"event":"studio.folder-failed","code":"ENOSPC"');
});

test('error: what else the disk says is a fault of ours', async () => {
  const folder = memory();
  folder.fault = Object.assign(new Error('EROFS'), { code: 'EROFS' });
  const shelves = createShelves({ folder, bucket: null, sources: [], log });
  await expect(shelves.keep(BYTES)).rejects.not.toBeInstanceOf(AppError);
});

test('behavior: with a bucket a full disk is reported to the log alone, and the file is found again', async () => {
  const [folder, bucket] = [memory(), memory()];
  folder.fault = full();
  const shelves = createShelves({ folder, bucket, sources: [], log });
  expect(await shelves.keep(BYTES)).toBe(CID);
  expect([folder.kept.size, bucket.kept.size]).toEqual([0, 1]);
  expect(await shelves.find(CID)).toEqual(BYTES);
  expect(eventsOf()).toEqual(['studio.folder-failed', 'studio.found', 'studio.folder-failed']);
});

test('error: what the bucket does not take is not kept at all', async () => {
  const [folder, bucket] = [memory(), memory()];
  bucket.fault = new BucketError('SlowDown');
  const shelves = createShelves({ folder, bucket, sources: [], log });
  await expect(shelves.keep(BYTES)).rejects.toMatchObject({ code: 'MINT_STORE_AWAY' });
  expect(folder.kept.size).toBe(0);
});

test('behavior: what the folder lacks comes from the bucket first, and is at hand from then on', async () => {
  const [folder, bucket] = [memory(), memory(BYTES)];
  const asked: string[] = [];
  const node: Source = { name: 'kubo', read: async (cid) => (asked.push(cid), BYTES) };
  const shelves = createShelves({ folder, bucket, sources: [node], log });
  expect(await shelves.read(CID)).toBeNull();
  expect(await shelves.find(CID)).toEqual(BYTES);
  expect(asked).toEqual([]);
  expect(await shelves.read(CID)).toEqual(BYTES);
});

test('behavior: what only a node has is put into the bucket again', async () => {
  const [folder, bucket] = [memory(), memory()];
  const node: Source = { name: 'kubo', read: async () => BYTES };
  expect(await createShelves({ folder, bucket, sources: [node], log }).find(CID)).toEqual(BYTES);
  expect([...bucket.kept.keys(), ...folder.kept.keys()]).toEqual([CID, CID]);
});

test('behavior: a bucket that is away keeps nobody from a file that a node has', async () => {
  const bucket = memory();
  bucket.fault = new BucketError('AWAY');
  const node: Source = { name: 'kubo', read: async () => BYTES };
  const shelves = createShelves({ folder: memory(), bucket, sources: [node], log });
  expect(await shelves.find(CID)).toEqual(BYTES);
  expect(eventsOf()).toEqual(['studio.found', 'studio.bucket-away']);
});

test('behavior: one that is away is passed over and reported; where nobody has it, nobody has it', async () => {
  const shelves = createShelves({
    folder: memory(),
    bucket: memory(),
    sources: [away, { name: 'gateway', read: async () => BYTES }],
    log,
  });
  expect(await shelves.find(CID)).toEqual(BYTES);
  expect(eventsOf()).toEqual(['studio.source-away', 'studio.found']);
  expect(await createShelves({ folder: memory(), bucket: null, sources: [away], log }).find(CID)).toBeNull();
});
