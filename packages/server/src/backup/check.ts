// Reads a whole backup without restoring it: whether each part and file is there and what it was.
import { readCids } from '#backup/files.ts';
import { type Manifest, partsOf } from '#backup/manifest.ts';
import { DamagedBackup } from '#backup/seal.ts';
import type { Vault } from '#backup/vault.ts';
import { isFileOf } from '#studio/block.ts';

export type Checked = { readonly rows: number; readonly files: number };

/** How many rows and files it has. @throws DamagedBackup where one is missing, torn or changed */
export async function checkBackup(vault: Vault, manifest: Manifest): Promise<Checked> {
  for (const id of new Set(partsOf(manifest))) await vault.readPart(id);
  const cids = await readCids(vault, manifest);
  for (const cid of cids)
    if (!isFileOf(cid, await vault.readFile(cid)))
      throw new DamagedBackup(`The published file ${cid} is another: use another backup, by its name.`);
  return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: cids.length };
}
