// Small pictures of apes: painted in the studio's threads when they are first asked for, and kept where they are found again.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapsDigestsPath } from '@lilape/art/studio/maps-file';
import { createSingleFlight } from '#cache/single-flight.ts';
import type { Painters, PictureForm } from '#studio/painters.ts';

export type Thumbnails = {
  /** The PNG of an ape, small or as the card that is shared. @throws AppError SERVICE_UNAVAILABLE when too many wait */
  of(id: number, form: Exclude<PictureForm, 'whole'>): Promise<Uint8Array>;
};

/** Changes with the drawings, so that what has it in its address never does. */
export const EDITION = readEdition();

/** Where small pictures are, without size and number. */
export const THUMBNAILS_PATH = `/api/thumbnails/${EDITION}`;

/** The last bytes of every whole PNG. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const KEPT = 1_000;

/** Thumbnails in `folder`, which is made where it is missing and may be thrown away at any time. */
export function createThumbnails(painters: Pick<Painters, 'paint'>, folder: string): Thumbnails {
  const flights = createSingleFlight<Uint8Array>({ maxKept: KEPT, maxRunning: 16, maxWaiting: 1_024 });
  return {
    of: (id, form) =>
      flights.get(`${form} ${id}`, '', async () => {
        const path = join(folder, EDITION, String(form), `${id}.png`);
        const kept = await readWhole(path);
        if (kept !== null) return kept;
        const painted = await painters.paint(id, form);
        // What cannot be kept is painted again.
        await write(path, painted).catch(() => undefined);
        return painted;
      }),
  };
}

/** A file that was written to its end; null otherwise. */
async function readWhole(path: string): Promise<Uint8Array | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes !== null && bytes.subarray(-PNG_END.length).equals(PNG_END) ? bytes : null;
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function readEdition(): string {
  const { maps } = JSON.parse(readFileSync(mapsDigestsPath, 'utf8')) as { maps: string };
  return maps.slice(0, 8);
}
