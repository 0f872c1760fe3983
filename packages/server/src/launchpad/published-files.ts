// Files of launches, in the database that all processes share: pictures and lists, each under the hash of its bytes.
import { cidOf, isFileOf } from '#studio/block.ts';
import type { Db } from '#postgres/database.ts';

/** Keeps a file for good, once, and gives its CID. @throws RangeError above 256 KiB */
export async function keepFile(db: Db, bytes: Uint8Array): Promise<string> {
  const cid = cidOf(bytes);
  await db.query('insert into app.published_files (cid, bytes) values ($1, $2) on conflict do nothing', [
    cid,
    Buffer.from(bytes),
  ]);
  return cid;
}

/** The file of a CID; null where it is none of these. @throws Error where its bytes are no longer what its name says */
export async function readFile(db: Db, cid: string): Promise<Uint8Array | null> {
  const { rows } = await db.query<{ bytes: Buffer }>('select bytes from app.published_files where cid = $1', [
    cid,
  ]);
  const bytes = rows[0]?.bytes ?? null;
  if (bytes !== null && !isFileOf(cid, bytes)) throw new Error(`The file ${cid} is damaged.`);
  return bytes;
}
