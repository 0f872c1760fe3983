import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SECRETS, withSecretFiles } from './secret-files.ts';
import { ConfigError } from './settings.ts';

const KEY = `0x${'5a'.repeat(32)}`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('behavior: a secret is read from the file that its setting names, without its last line break', () => {
  const path = file('branch', `${KEY}\n`);
  expect(readConfig({ BRANCH_KEY_FILE: path }).branchKey).toBe(KEY);
});

test('behavior: an empty setting beside the file is no second one', () => {
  const path = file('branch', KEY);
  expect(withSecretFiles({ BRANCH_KEY: '', BRANCH_KEY_FILE: path })['BRANCH_KEY']).toBe(KEY);
});

test('throws: set twice, a file that is missing, an empty file', () => {
  const path = file('branch', KEY);
  expect(() => readConfig({ BRANCH_KEY: KEY, BRANCH_KEY_FILE: path })).toThrow(
    'BRANCH_KEY and BRANCH_KEY_FILE are both set: leave one out.',
  );
  const missing = join(folder, 'missing');
  expect(() => readConfig({ BRANCH_KEY_FILE: missing })).toThrow(
    new ConfigError(`BRANCH_KEY_FILE names ${missing}, which can't be read (ENOENT).`),
  );
  const empty = file('empty', '\n');
  expect(() => readConfig({ BRANCH_KEY_FILE: empty })).toThrow('which is empty.');
});

test('throws: a bad secret in a file is never repeated', () => {
  const path = file('bad', 'correct horse battery staple');
  expect(() => readConfig({ STUDIO_KEY_FILE: path })).toThrow('STUDIO_KEY must be 0x and 64 hex digits.');
});

test('behavior: every setting that is a key, password, token or URL with one in it may stand in a file', async () => {
  const example = await readFile(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  const secret = /(?:KEY|KEY_ID|PASSWORD|PASSWORD_HASH|TOKEN)$|^(?:RPC|DATABASE|DATABASE_REPLICA)_URL$/;
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  expect(names.filter((name) => secret.test(name)).toSorted()).toEqual([...SECRETS]);
});
