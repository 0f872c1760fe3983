// The apes as files: painted once, kept for good, healed from wherever they are kept or by painting them again.
import { type ApeHome, metadataJson } from '@lilape/domain/apes/metadata';
import { ipfsUri } from '@lilape/domain/ipfs';
import { createSingleFlight } from '#cache/single-flight.ts';
import type { Db } from '#postgres/database.ts';
import { cidOf } from '#studio/block.ts';
import type { Painters } from '#studio/painters.ts';
import type { Shelves } from '#studio/store/shelves.ts';

/** Where the files of an ape are. */
export type PaintedApe = { readonly id: number; readonly imageCid: string; readonly metadataCid: string };

export type Easel = {
  /** The files of an ape, painted if they are not there. @throws where they would not be what was once published */
  ape(id: number): Promise<PaintedApe>;
  /** A published file; null where there is none of this CID. */
  file(cid: string): Promise<Uint8Array | null>;
  /** Heals the file of an ape from where it is kept, or by painting: from where. Null: it is no file of an ape. @throws where it would come out as another */
  mend(cid: string): Promise<string | null>;
};

export type EaselOptions = {
  readonly db: Db;
  readonly files: Shelves;
  readonly painters: Painters;
  /** Files that are a part of the program, by their CIDs. */
  readonly own: ReadonlyMap<string, Uint8Array>;
  /** What the metadata of an ape names besides. */
  readonly homeOf: (id: number) => Omit<ApeHome, 'imageUri'>;
};

const KEPT = 10_000;

/** An easel over the kept files; many processes may share files and database. */
export function createEasel({ db, files, painters, own, homeOf }: EaselOptions): Easel {
  // What was found whole is not looked at again for every request; the file itself is checked when it is served.
  const flights = createSingleFlight<PaintedApe>({ maxKept: KEPT, maxRunning: 16, maxWaiting: 256 });

  const healing = createSingleFlight<Uint8Array | null>({ maxKept: 0, maxRunning: 8, maxWaiting: 64 });

  const render = async (id: number): Promise<ApeFiles> => {
    const image = await painters.paint(id);
    const imageUri = ipfsUri(cidOf(image));
    const json = metadataJson(id, { ...homeOf(id), imageUri });
    return { image, metadata: new TextEncoder().encode(json) };
  };
  const published = async (cid: string): Promise<Uint8Array | null> =>
    (await files.read(cid)) ?? (await files.find(cid));
  /** Keeps what was painted. @throws where a file that was published is gone, and came out as another */
  const keep = async (ape: PaintedApe, { image, metadata }: ApeFiles): Promise<void> => {
    const keepOne = async (cid: string, bytes: Uint8Array) => {
      if (cidOf(bytes) === cid) await files.keep(bytes);
      else if ((await published(cid)) === null) throw notTheSame(ape.id, cid);
    };
    await Promise.all([keepOne(ape.imageCid, image), keepOne(ape.metadataCid, metadata)]);
  };
  const paint = async (id: number): Promise<PaintedApe> => {
    const rendered = await render(id);
    const [imageCid, metadataCid] = [cidOf(rendered.image), cidOf(rendered.metadata)];
    const ape = await publish(db, { id, imageCid, metadataCid });
    await keep(ape, rendered);
    return ape;
  };
  const isWhole = async ({ imageCid, metadataCid }: PaintedApe) => {
    const found = await Promise.all([published(imageCid), published(metadataCid)]);
    return found.every((bytes) => bytes !== null);
  };
  const renderAgain = async (ape: PaintedApe, cid: string): Promise<Uint8Array> => {
    const { image, metadata } = await render(ape.id);
    const bytes = cid === ape.imageCid ? image : metadata;
    if (cidOf(bytes) !== cid) throw notTheSame(ape.id, cid);
    // Who asked gets it all the same; that it could not be kept was reported.
    await files.keep(bytes).catch(() => undefined);
    return bytes;
  };

  return {
    ape: (id) =>
      flights.get(String(id), '', async () => {
        const known = await readPainted(db, 'token_id = $1', id);
        if (known === null) return await paint(id);
        if (!(await isWhole(known))) await keep(known, await render(id));
        return known;
      }),
    async mend(cid) {
      const ape = await readPainted(db, 'image_cid = $1 or metadata_cid = $1', cid);
      if (ape === null) return null;
      const found = await files.seek(cid);
      if (found !== null) return found.from;
      await renderAgain(ape, cid);
      return 'painted';
    },
    async file(cid) {
      const bytes = own.get(cid) ?? (await files.read(cid));
      if (bytes !== null) return bytes;
      return await healing.get(cid, '', async () => {
        // Nobody is asked for what was never published here.
        const ape = await readPainted(db, 'image_cid = $1 or metadata_cid = $1', cid);
        return ape === null ? null : ((await files.find(cid)) ?? (await renderAgain(ape, cid)));
      });
    },
  };
}

type ApeFiles = { readonly image: Uint8Array; readonly metadata: Uint8Array };

const notTheSame = (id: number, cid: string) =>
  new Error(`Ape ${id} would not be what was published as ${cid}.`);

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
  const { rowCount } = await db.query(
    `insert into app.painted_apes (token_id, image_cid, metadata_cid) values ($1, $2, $3)
     on conflict (token_id) do nothing`,
    [id, imageCid, metadataCid],
  );
  const first = rowCount === 1 ? null : await readPainted(db, 'token_id = $1', id);
  return first ?? { id, imageCid, metadataCid };
}
