// When coverage has to be measured again, and the proofs made again.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { digestFiles, digestNow, recordedDigest, writeRecord } from './records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-records-'));
  mkdirSync(join(folder, 'test'));
  writeFileSync(join(folder, 'test/A.t.sol'), 'contract A {}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const digest = () => digestFiles(folder, ['test/**/*.sol']);

test('behavior: a byte, a name and one file more each ask for a new result, a file of another kind does not', () => {
  const before = digest();
  writeFileSync(join(folder, 'test/notes.md'), 'a note');
  expect(digest()).toBe(before);
  writeFileSync(join(folder, 'test/B.t.sol'), '');
  const more = digest();
  writeFileSync(join(folder, 'test/A.t.sol'), 'contract A { }');
  const changed = digest();
  rmSync(join(folder, 'test/B.t.sol'));
  writeFileSync(join(folder, 'test/C.t.sol'), '');
  expect(new Set([before, more, changed, digest()]).size).toBe(4);
});

test('behavior: what was written is read again, and no record is the digest of nothing', () => {
  const path = join(folder, 'records.json');
  expect(recordedDigest('proofs', path)).toBe('');
  expect(writeRecord('proofs', digest(), path)).toBe(true);
  expect(writeRecord('proofs', digest(), path)).toBe(false);
  expect(recordedDigest('proofs', path)).toBe(digest());
  // One does not touch the other.
  expect(recordedDigest('coverage', path)).toBe('');
  writeRecord('coverage', 'ab', path);
  expect(recordedDigest('proofs', path)).toBe(digest());
  writeFileSync(path, '{}');
  expect(recordedDigest('proofs', path)).toBe('');
});

test('behavior: the digests of this repository are of many files, and differ', () => {
  const both = [digestNow('coverage'), digestNow('proofs')];
  for (const one of both) expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([...both, digestFiles(folder, ['nothing'])]).size).toBe(3);
});
