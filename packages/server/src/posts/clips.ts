// The clips that posts can go with: files of the drawing room, each known by its name.
import { readFile } from 'node:fs/promises';
import { GIFS } from '@lilape/domain/posts/template';

const FOLDER = new URL('../../../art/clips/', import.meta.url);

/** The bytes of a clip. @throws Error for a name that is none */
export async function readClip(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!(GIFS as readonly string[]).includes(name)) throw new Error('There is no such clip.');
  return new Uint8Array(await readFile(new URL(name, FOLDER)));
}
