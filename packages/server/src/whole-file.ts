// Writes a file whole or not at all.
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes `bytes` to `path`, whose folder is made where it is missing. Nobody ever sees a part of the file, not even after the
 * power went out. `put` brings the finished draft to its place: a rename replaces what is there.
 */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  put: (draft: string, path: string) => Promise<void> = rename,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await put(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
