// The fence: which database the store belongs to. A restored one takes it over, and the one before must not work on.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DamagedBackup } from '#backup/seal.ts';
import type { Vault } from '#backup/vault.ts';
import type { Db } from '#postgres/database.ts';

/** One more with each restored database. The id tells two apart that took the same number at once. */
export type Generation = { readonly number: number; readonly id: string };

const NAME = 'fence';
const shape = z.object({ number: z.int().positive(), id: z.uuid() });

/** The store belongs to a newer database: this one was replaced. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** The store belongs to a database that this one does not stem from. */
export class ForeignStore extends Error {
  override readonly name = 'ForeignStore';
}

/** Whose the store is; null where it is nobody's. @throws DamagedBackup */
export async function readFence(vault: Vault): Promise<Generation | null> {
  const json = await vault.readJson(NAME);
  if (json === null) return null;
  const { success, data } = shape.safeParse(json);
  if (!success) throw new DamagedBackup('The fence in BACKUP_URL is of another program: use that one.');
  return data;
}

/** Takes the store over after the generation of that number. From then on the database that had it is fenced. */
export async function takeFence(vault: Vault, before: number): Promise<Generation> {
  const generation = { number: before + 1, id: randomUUID() };
  await vault.writeJson(NAME, generation);
  return generation;
}

/**
 * The generation of this database, to which an empty store is given first.
 * @throws Fenced where the store passed on to a newer one, and notes it in the database; ForeignStore where it is another's
 */
export async function ownGeneration(vault: Vault, db: Db): Promise<Generation> {
  // In this order: who is given the store notes that in the database first, so behind a fence it can be read.
  const fence = await readFence(vault);
  const own = await readOwn(db);
  if (fence !== null && fence.id === own?.id) return own;
  if (own !== null && fence !== null && fence.number > own.number) {
    await db.query('update app.backup_state set fenced_at = coalesce(fenced_at, now())');
    throw new Fenced('A restored database has taken over: this one was replaced.');
  }
  if (fence !== null)
    throw new ForeignStore(
      'BACKUP_URL holds the backups of another database: restore it, or name an empty place.',
    );
  // The id is noted first: whoever is ended in between finds itself in the store.
  const first = own ?? (await noteFirst(db));
  if (!(await vault.createJson(NAME, first)) && (await readFence(vault))?.id !== first.id)
    throw new ForeignStore('BACKUP_URL was taken by another database at this moment.');
  return first;
}

async function readOwn(db: Db): Promise<Generation | null> {
  const { rows } = await db.query<{ generation: number | null; generation_id: string | null }>(
    'select generation, generation_id from app.backup_state',
  );
  const { generation = null, generation_id: id = null } = rows[0] ?? {};
  return generation === null || id === null ? null : { number: generation, id };
}

/** Makes this database the first generation, and returns it: of processes that do so at once one decides for all. */
async function noteFirst(db: Db): Promise<Generation> {
  const { rows } = await db.query<{ generation: number; generation_id: string }>(
    `insert into app.backup_state as state (generation, generation_id) values (1, $1)
     on conflict (one) do update set
       generation = coalesce(state.generation, excluded.generation),
       generation_id = coalesce(state.generation_id, excluded.generation_id)
     returning generation, generation_id`,
    [randomUUID()],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The generation was not written.');
  return { number: row.generation, id: row.generation_id };
}

/** Writes down which generation this database is. */
export async function noteOwn(db: Db, { number, id }: Generation): Promise<void> {
  await db.query(
    `insert into app.backup_state (generation, generation_id) values ($1, $2)
     on conflict (one) do update set generation = excluded.generation, generation_id = excluded.generation_id`,
    [number, id],
  );
}
