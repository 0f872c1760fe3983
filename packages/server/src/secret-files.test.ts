import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SECRETS, openSecretFiles, withSecretFiles } from './secret-files.ts';
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

/** Linux' numbers of ext4 and of tmpfs. */
const [ON_DISK, IN_MEMORY] = [0xef_53, 0x01_02_19_94];

/** A secret of that mode in a folder of that mode. */
function secret(mode: number, folderMode = 0o755): string {
  const inside = mkdtempSync(join(folder, 'of-'));
  const path = join(inside, 'key');
  writeFileSync(path, KEY);
  chmodSync(path, mode);
  chmodSync(folder, 0o755);
  chmodSync(inside, folderMode);
  return path;
}
const openOnes = (path: string, kind = ON_DISK, env = {}) =>
  openSecretFiles(
    { BRANCH_KEY_FILE: path, ...env },
    {
      fileSystemOf: () => kind,
      // The folder for temporary files may be closed to others.
      modeOf: (asked) => (asked.startsWith(realpathSync(folder)) ? statSync(asked).mode : 0o755),
    },
  );

test.each([
  [0o600, []],
  [0o400, []],
  [0o640, []],
  [0o440, []],
  [0o644, ['BRANCH_KEY_FILE']],
  [0o444, ['BRANCH_KEY_FILE']],
  [0o602, ['BRANCH_KEY_FILE']],
])('behavior: of a file of mode %o on a disk this is warned of: %j', (mode, expected) => {
  expect(openOnes(secret(mode))).toEqual(expected);
});

test('behavior: a file that a supervisor hands over is nobody’s fault, nor one in a folder that others may not enter', () => {
  const open = secret(0o444);
  expect(openOnes(open, IN_MEMORY)).toEqual([]);
  expect(openOnes(open, ON_DISK, { CREDENTIALS_DIRECTORY: dirname(open) })).toEqual([]);
  expect(openOnes(open, ON_DISK, { CREDENTIALS_DIRECTORY: `${dirname(open)}-other` })).toEqual([
    'BRANCH_KEY_FILE',
  ]);
  expect(openOnes('/run/secrets/not-even-there')).toEqual([]);
  expect(openOnes(secret(0o644, 0o750))).toEqual([]);
});

test('behavior: what a link leads to counts', () => {
  const links = join(folder, 'links');
  mkdirSync(links, { mode: 0o755 });
  symlinkSync(secret(0o600), join(links, 'closed'));
  symlinkSync(secret(0o644), join(links, 'open'));
  expect(openOnes(join(links, 'closed'))).toEqual([]);
  expect(openOnes(join(links, 'open'))).toEqual(['BRANCH_KEY_FILE']);
});

test('behavior: every setting that is a key, password, token or URL with one in it may stand in a file', async () => {
  const example = await readFile(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  const secret = /(?:KEY|KEY_ID|PASSWORD|PASSWORD_HASH|TOKEN)$|^(?:RPC|DATABASE|DATABASE_REPLICA)_URL$/;
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  expect(names.filter((name) => secret.test(name)).toSorted()).toEqual([...SECRETS]);
});
