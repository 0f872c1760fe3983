// The apes as files: painted once, kept for good, healed by painting them again to the same bytes.
import { metadataJson } from '@lilape/domain/apes/metadata';
import { cidOf, ipfsUri } from '@lilape/domain/ipfs';
import { createFlights } from '#cache/flights.ts';
import type { Db } from '#postgres/database.ts';
import type { PublishedFiles } from '#studio/files.ts';
import type { Painters } from '#studio/painters.ts';

/** Where the files of an ape are. */
export type PaintedApe = { readonly id: number; readonly imageCid: string; readonly metadataCid: string };

export type Easel = {
  /** The files of an ape, painted if they are not there. @throws where they would not be what was once published */
  ape(id: number): Promise<PaintedApe>;
  /** A published file; null where there is none of this CID. */
  file(cid: string): Promise<Uint8Array | null>;
};

export type EaselOptions = {
  readonly db: Db;
  readonly files: PublishedFiles;
  readonly painters: Painters;
  /** The collection's address, with its checksum. */
  readonly collection: string;
  /** Origin of the site without a slash at its end, null where it is not known. */
  readonly siteUrl: string | null;
};

const KEPT = 10_000;

/** An easel over the kept files; many processes may share files and database. */
export function createEasel({ db, files, painters, collection, siteUrl }: EaselOptions): Easel {
  // What was found whole is not looked at again for every request; the file itself is checked when it is served.
  const flights = createFlights<PaintedApe>({ maxKept: KEPT, maxRunning: 16, maxWaiting: 256 });

  const paint = async (id: number): Promise<PaintedApe> => {
    const image = await painters.paint(id);
    const imageCid = cidOf(image);
    const json = metadataJson(id, {
      imageUri: ipfsUri(imageCid),
      contractAddress: collection,
      siteUrl,
    });
    const metadata = new TextEncoder().encode(json);
    const painted = { id, imageCid, metadataCid: cidOf(metadata) };
    const published = await publish(db, painted);
    if (published.imageCid !== imageCid || published.metadataCid !== painted.metadataCid)
      throw new Error(`Ape ${id} would not be what was published: ${JSON.stringify(published)}.`);
    await Promise.all([files.keep(image), files.keep(metadata)]);
    return painted;
  };

  const isWhole = async ({ imageCid, metadataCid }: PaintedApe) => {
    const found = await Promise.all([files.read(imageCid), files.read(metadataCid)]);
    return found.every((bytes) => bytes !== null);
  };

  return {
    ape: (id) =>
      flights.get(String(id), '', async () => {
        const known = await readPainted(db, 'token_id = $1', id);
        return known !== null && (await isWhole(known)) ? known : await paint(id);
      }),
    async file(cid) {
      const bytes = await files.read(cid);
      if (bytes !== null) return bytes;
      const damaged = await readPainted(db, 'image_cid = $1 or metadata_cid = $1', cid);
      if (damaged === null) return null;
      await paint(damaged.id);
      return await files.read(cid);
    },
  };
}

type Row = { token_id: number; image_cid: string; metadata_cid: string };

async function readPainted(db: Db, where: string, value: unknown): Promise<PaintedApe | null> {
  const { rows } = await db.query<Row>(
    `select token_id, image_cid, metadata_cid from app.painted_apes where ${where}`,
    [value],
  );
  const row = rows[0];
  return row === undefined
    ? null
    : { id: row.token_id, imageCid: row.image_cid, metadataCid: row.metadata_cid };
}

/** Writes down where an ape's files are, unless that was done before; what is written then. */
async function publish(db: Db, { id, imageCid, metadataCid }: PaintedApe): Promise<PaintedApe> {
  await db.query(
    `insert into app.painted_apes (token_id, image_cid, metadata_cid) values ($1, $2, $3)
     on conflict (token_id) do nothing`,
    [id, imageCid, metadataCid],
  );
  return (await readPainted(db, 'token_id = $1', id)) ?? { id, imageCid, metadataCid };
}
