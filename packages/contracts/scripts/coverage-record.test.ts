// When coverage has to be measured again.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { coveredDigest, digestFiles, digestOfTests, renderRecord } from './coverage-record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-coverage-'));
  mkdirSync(join(folder, 'test'));
  writeFileSync(join(folder, 'test/A.t.sol'), 'contract A {}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const digest = () => digestFiles(folder, ['test/**/*.sol']);

test('behavior: a byte, a name and one file more each ask for a new measurement, a file of another kind does not', () => {
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
  const path = join(folder, 'coverage.json');
  expect(coveredDigest(path)).toBe('');
  writeFileSync(path, renderRecord(digest()));
  expect(coveredDigest(path)).toBe(digest());
  writeFileSync(path, '{}');
  expect(coveredDigest(path)).toBe('');
});

test('behavior: the digest of this repository is one of many files', () => {
  expect(digestOfTests()).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOfTests()).not.toBe(digestFiles(folder, ['nothing']));
});
