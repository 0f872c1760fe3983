// Digests of files, by which a step that nothing changed for is left out.
import type { Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds names and bytes of files below a folder to a hash, in the order given. */
export function addFiles(hash: Hash, root: string, names: readonly string[]): void {
  for (const name of names) {
    const bytes = readFileSync(join(root, name));
    hash.update(`${name.replaceAll('\\', '/')}\0${bytes.length}\0`).update(bytes);
  }
}
