// Whatever ends a backup, the one before stays good; what is damaged is refused in words, and two are never taken at once.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeal } from '#backup/seal.ts';
import type { BackupStore } from '#backup/store.ts';
import { createVault } from '#backup/vault.ts';
import { Killed, mortalPool } from '#testing/mortal-pool.ts';
import { until } from '#testing/ledger.ts';
import { fillKeptTables, rowsOf } from '#testing/backup/rows.ts';
import { type BackupRig, KEY, openBackupRig } from '#testing/backup/rig.ts';
import type { TestDatabase } from '#testing/postgres.ts';

let rig: BackupRig;
let database: TestDatabase;
beforeEach(async () => {
  rig = await openBackupRig();
  database = await rig.newDatabase();
  await fillKeptTables(database.pool);
});
afterEach(() => rig.close());

/** The rig's store, in which the write of that number fails, and all after it. */
function dyingStore(lastWrite: number): BackupStore {
  let writes = 0;
  const count = () => {
    writes += 1;
    if (writes > lastWrite) throw new Killed();
  };
  return {
    ...rig.store,
    write: async (name, bytes) => (count(), rig.store.write(name, bytes)),
    remove: async (name) => (count(), rig.store.remove(name)),
  };
}

/** A backup, once the session that was ended before holds the lock no longer. */
const takeOnceFree = (vault?: ReturnType<typeof createVault>) =>
  until(
    () => rig.take(database.pool, vault && { vault }),
    () => 'the lock of the session that was ended',
  );

const password = (hash: string) => database.pool.query('update app.admin_password set hash = $1', [hash]);
const flip = async (name: string) => {
  const path = join(rig.folder, name);
  const bytes = await readFile(path);
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
  await writeFile(path, bytes);
};

test('behavior: ended after any of its writes, the backup before is restored', async () => {
  const first = await rig.take(database.pool);
  await password('second');
  const written = (await rig.names()).length;
  for (const last of [0, 1, 2, 3, 4]) {
    const vault = createVault(dyingStore(last), createSeal(KEY));
    await expect(takeOnceFree(vault)).rejects.toThrow(Killed);
  }
  expect((await rig.names()).length).toBeGreaterThan(written);
  const other = await rig.newDatabase();
  expect(await rig.restore(other.pool)).toMatchObject({ name: first?.name });
  expect((await rowsOf(other.pool, 'app.admin_password'))[0]).toContain('scrypt$hash');
});

test('behavior: what a backup that was ended has left is taken away by the next', async () => {
  await rig.take(database.pool);
  const first = await rig.names();
  await password('second');
  // The note of what comes, and the part.
  const vault = createVault(dyingStore(2), createSeal(KEY));
  await expect(rig.take(database.pool, { vault })).rejects.toThrow(Killed);
  expect((await rig.names()).length).toBe(first.length + 1);
  await password('scrypt$hash');
  const next = await takeOnceFree();
  expect(next).toMatchObject({ isSame: true });
  expect(await rig.names()).toEqual(first);
});

test('behavior: a database that goes away in the middle leaves the backup before, and the next one is whole', async () => {
  await rig.take(database.pool);
  await password('second');
  // The session that was ended may hold the lock a moment longer: then the next finds another at it, and takes none.
  const outcomeOf = (last: number) => () =>
    rig.take(mortalPool(database.pool, last, false)).catch((error: unknown) => error);
  for (const last of [1, 3, 12, 40]) await expect.poll(outcomeOf(last)).toBeInstanceOf(Killed);
  const next = await until(
    () => rig.take(database.pool),
    () => 'the lock of the session that was ended',
  );
  const other = await rig.newDatabase();
  expect(await rig.restore(other.pool)).toMatchObject({ name: next?.name });
  expect((await rowsOf(other.pool, 'app.admin_password'))[0]).toContain('second');
});

test('error: another key opens nothing', async () => {
  await rig.take(database.pool);
  const other = await rig.newDatabase();
  const vault = createVault(rig.store, createSeal(new Uint8Array(32).fill(8)));
  await expect(rig.restore(other.pool, { vault })).rejects.toThrow(
    'fence in BACKUP_URL cannot be opened: it is damaged or was changed, or BACKUP_KEY is not the key it was written with.',
  );
});

test('error: a bit that changed in a part is seen, nothing is restored, and the machine at work is not fenced', async () => {
  await rig.take(database.pool);
  const part = (await rig.names()).find((name) => name.startsWith('parts/')) ?? '';
  await flip(part);
  const other = await rig.newDatabase();
  await expect(rig.restore(other.pool)).rejects.toThrow(`${part} in BACKUP_URL cannot be opened`);
  expect(await rowsOf(other.pool, 'app.admin_password')).toEqual([]);
  await expect(rig.take(database.pool)).resolves.toMatchObject({ isSame: true });
});

test('error: a part in the place of another is seen', async () => {
  await rig.take(database.pool);
  const [one = '', two = ''] = (await rig.names()).filter((name) => name.startsWith('parts/'));
  await writeFile(join(rig.folder, one), await readFile(join(rig.folder, two)));
  const other = await rig.newDatabase();
  await expect(rig.restore(other.pool)).rejects.toThrow(`${one} in BACKUP_URL cannot be opened`);
});

test('error: a part that is gone is named', async () => {
  await rig.take(database.pool);
  const part = (await rig.names()).find((name) => name.startsWith('parts/')) ?? '';
  await rig.store.remove(part);
  const other = await rig.newDatabase();
  await expect(rig.restore(other.pool)).rejects.toThrow(`${part} is missing in BACKUP_URL`);
});

test('behavior: a damaged backup is passed over only for one that is named', async () => {
  const first = await rig.take(database.pool);
  await password('second');
  const second = await rig.take(database.pool);
  await flip(`backups/${second?.name}`);
  const other = await rig.newDatabase();
  await expect(rig.restore(other.pool)).rejects.toThrow(
    `backups/${second?.name} in BACKUP_URL cannot be opened`,
  );
  const restored = await rig.restore(other.pool, { name: first?.name ?? '' });
  expect(restored).toMatchObject({ name: first?.name });
  expect((await rowsOf(other.pool, 'app.admin_password'))[0]).toContain('scrypt$hash');
  // Its own backups begin with what it was restored from.
  expect(await rig.take(other.pool)).toMatchObject({ isSame: false });
});

test('behavior: damage in what lies in the store is reported, and the next backup needs nothing of it', async () => {
  const first = await rig.take(database.pool);
  await flip(`backups/${first?.name}`);
  expect(await rig.take(database.pool)).toMatchObject({
    damaged: [expect.stringContaining(`backups/${first?.name} in BACKUP_URL cannot be opened`)],
  });
  await flip('generations/1');
  expect(await rig.take(database.pool)).toMatchObject({
    damaged: [expect.stringContaining('generations/1 in BACKUP_URL cannot be opened')],
  });
  const other = await rig.newDatabase();
  await rig.restore(other.pool);
  expect(await rowsOf(other.pool, 'app.launches')).toEqual(await rowsOf(database.pool, 'app.launches'));
});

test('behavior: where the list is damaged a backup that is named is restored all the same', async () => {
  const first = await rig.take(database.pool);
  await flip('generations/1');
  const other = await rig.newDatabase();
  await expect(rig.restore(other.pool)).rejects.toThrow('generations/1 in BACKUP_URL cannot be opened');
  await flip('fence');
  expect(await rig.restore(other.pool, { name: first?.name ?? '' })).toMatchObject({ name: first?.name });
});

test('error: a name that no backup has, and a store without one', async () => {
  const other = await rig.newDatabase();
  await expect(rig.restore(other.pool)).rejects.toThrow('There is no backup in BACKUP_URL.');
  await expect(rig.restore(other.pool, { name: '2026-01-01T00-00-00-000Z' })).rejects.toThrow(
    'There is no backup 2026-01-01T00-00-00-000Z in BACKUP_URL.',
  );
});

test('behavior: of two workers at once one takes the backup', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: go } = Promise.withResolvers<void>();
  const slow: BackupStore = {
    ...rig.store,
    async write(name, bytes) {
      begin();
      await goOn;
      await rig.store.write(name, bytes);
    },
  };
  const first = rig.take(database.pool, { vault: createVault(slow, createSeal(KEY)) });
  await begun;
  expect(await rig.take(database.pool)).toBeNull();
  go();
  expect(await first).toMatchObject({ isSame: false });
  expect(await rig.take(database.pool)).toMatchObject({ isSame: true });
});
