// The password: what is made fits the hash and nothing else does; what is no hash is refused.
import { argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type PasswordAccess, adminAccess } from './access.ts';
import { hashPassword, isPassword, makePassword, parsePasswordHash } from './password.ts';

vi.mock('node:crypto', async (actual) => {
  const real = await actual<typeof import('node:crypto')>();
  return { ...real, argon2: vi.fn<typeof real.argon2>(real.argon2) };
});

/** Of `banana-split-1234`, made by Node's own argon2 with the least that is allowed. */
const HASH = 'argon2id:19456:1:1:bGlsYXBlLXRlc3Qtc2FsdA:1mGD_wSBvJHKSNs9K-izlbpj-BIXcGBNFaVk5FNAqWo';

/** No database is asked where the setting has a hash. */
const nowhere = { query: () => Promise.reject(new Error('asked the database')) } as never;
async function accessBy(hash: string): Promise<PasswordAccess> {
  const access = await adminAccess({ hash, wallets: [] }, nowhere).password();
  if (access === null) throw new Error('no access');
  return access;
}

function hashOf(text: string) {
  const hash = parsePasswordHash(text);
  if (hash === null) throw new Error('no hash');
  return hash;
}

test('behavior: a password fits its hash, and no other does', async () => {
  const password = makePassword();
  const text = await hashPassword(password);
  expect(text).toMatch(/^argon2id:19456:2:1:[\w-]{22}:[\w-]{43}$/);
  expect(await isPassword(password, hashOf(text))).toBe(true);
  expect(await isPassword(`${password} `, hashOf(text))).toBe(false);
  expect(await hashPassword(password)).not.toBe(text);
});

test('behavior: passwords are five groups of letters and digits that are not mistaken for each other', () => {
  const made = Array.from({ length: 200 }, makePassword);
  expect(new Set(made).size).toBe(200);
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){4}[a-hjkmnp-z2-9]{4}$/);
});

test.each([
  ['banana-split-1234', true],
  ['banana-split-1235', false],
  ['Banana-split-1234', false],
  ['', false],
])('args: whether %s is the password', async (password, isIt) => {
  expect(await isPassword(password, hashOf(HASH))).toBe(isIt);
});

test.each([
  ['', 'nothing'],
  ['banana-split-1234', 'the password itself'],
  ['$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA', 'another program’s way to write it'],
  [HASH.replace('19456', '1024'), 'too cheap'],
  [HASH.replace('19456', '9999999'), 'dearer than a machine'],
  [HASH.replace(':1:1:', ':0:1:'), 'no pass'],
  [HASH.slice(0, -1), 'cut off'],
])('error: %s is no hash: %s', async (text) => {
  expect(parsePasswordHash(text)).toBeNull();
  expect(await adminAccess({ hash: text, wallets: [] }, nowhere).password()).toBeNull();
});

test('behavior: each look costs one whole hash, whatever the password has in common with the right one', async () => {
  const access = await accessBy(HASH);
  for (const password of ['banana-split-1234', 'banana-split-1235', 'x', 'x'.repeat(200)]) {
    vi.mocked(argon2).mockClear();
    await access.isPassword(password);
    expect(vi.mocked(argon2).mock.calls.map(([, { memory, passes }]) => [memory, passes])).toEqual([
      [19_456, 1],
    ]);
  }
});

test('behavior: passwords are looked at one after another, and not endlessly many', async () => {
  const access = await accessBy(HASH);
  const look = async () => await access.isPassword('wrong').catch((error: { code?: string }) => error.code);
  const looks = Array.from({ length: 10 }, look);
  const answers = await Promise.all(looks);
  expect(answers.filter((answer) => answer === false)).toHaveLength(8);
  expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(2);
  expect(await access.isPassword('banana-split-1234')).toBe(true);
  expect(await access.isPassword('x'.repeat(1_000_000))).toBe(false);
});

test('behavior: another hash is another subject, so that a new password ends the sessions of the old', async () => {
  const both = await Promise.all([HASH, HASH.replace(':1:1:', ':2:1:')].map(accessBy));
  const subjects = both.map(({ subject }) => subject);
  expect(subjects[0]).toMatch(/^admin-[0-9a-f]{16}$/);
  expect(subjects[1]).not.toBe(subjects[0]);
});
