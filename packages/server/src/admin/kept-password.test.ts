// The password that the database keeps: set once by the setting, anew by the command, and the log says so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAccess } from '#admin/access.ts';
import { readActions } from '#admin/actions.ts';
import { keepFirstPassword, readKeptHash, replacePassword } from '#admin/kept-password.ts';
import { hashPassword } from '#admin/password.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const [FIRST, SECOND, THIRD] = [
  'vulture-harbour-93-kettle',
  'meadow-zinc-47-orchid',
  'ferry-quartz-18-lantern',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('behavior: the first password is kept as its hash alone, later ones change nothing, the command does', async () => {
  const { pool } = database;
  const access = adminAccess({ hash: null, wallets: [] }, pool);
  expect(await access.password()).toBeNull();

  // Two processes start at once, with different ideas of the password.
  const both = await Promise.all([keepFirstPassword(pool, FIRST), keepFirstPassword(pool, SECOND)]);
  expect([...both].sort()).toEqual(['kept', 'other']);
  const kept = both[0] === 'kept' ? FIRST : SECOND;
  expect(await keepFirstPassword(pool, kept)).toBe('known');
  expect(await keepFirstPassword(pool, THIRD)).toBe('other');
  const before = await access.password();
  expect(await before?.isPassword(kept)).toBe(true);
  expect(await before?.isPassword(THIRD)).toBe(false);
  expect(await readKeptHash(pool)).toMatch(/^argon2id:19456:2:1:/);

  await replacePassword(pool, await hashPassword(THIRD));
  const after = await access.password();
  expect(await after?.isPassword(kept)).toBe(false);
  expect(await after?.isPassword(THIRD)).toBe(true);
  expect(after?.subject).not.toBe(before?.subject);
  // A setting that was left behind does not bring the old one back.
  expect(await keepFirstPassword(pool, kept)).toBe('other');
  expect(await readActions(pool, { before: null, limit: 9 })).toMatchObject([
    { action: 'password-set', detail: { by: 'command' }, session: null, who: null, client: null },
    { action: 'password-set', detail: { by: 'setting' } },
  ]);
});

test('behavior: a hash of the setting counts before that of the database', async () => {
  const hash = await hashPassword(FIRST);
  const access = adminAccess({ hash, wallets: [] }, database.pool);
  expect(await (await access.password())?.isPassword(FIRST)).toBe(true);
});
