// Keeps the chain's state in a file that is whole at every moment, also after a kill or a power cut.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Rpc } from './rpc.ts';
import { StackError } from '../stack-error.ts';

const chainDir = (dataDir: string) => join(dataDir, 'chain');
const statePath = (dataDir: string) => join(chainDir(dataDir), 'state.json.gz');
const plainPath = (dataDir: string) => join(chainDir(dataDir), 'loading.json');

/** Writes the whole state of the chain behind `rpc`: to a second file first, then in the old one's place. */
export async function saveState(rpc: Rpc, dataDir: string): Promise<void> {
  const hex = await rpc<string>('anvil_dumpState');
  mkdirSync(chainDir(dataDir), { recursive: true });
  const draft = `${statePath(dataDir)}.new`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(Buffer.from(hex.slice(2), 'hex'));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, statePath(dataDir));
}

/** A function that saves the state of the chain behind `rpc`; calls that overlap are done one after the other. */
export function createStateWriter(rpc: Rpc, dataDir: string): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const next = last.catch(() => undefined).then(() => saveState(rpc, dataDir));
    last = next;
    return next;
  };
}

/**
 * Unpacks the saved state for anvil and returns the path, or null when this folder has no chain yet.
 * @throws StackError when the file cannot be read
 */
export function unpackState(dataDir: string): string | null {
  if (!existsSync(statePath(dataDir))) return null;
  try {
    writeFileSync(plainPath(dataDir), gunzipSync(readFileSync(statePath(dataDir))));
  } catch (cause) {
    throw new StackError(
      `The saved chain in ${statePath(dataDir)} cannot be read. To begin anew, remove the folder ${dataDir}.`,
      { cause },
    );
  }
  return plainPath(dataDir);
}

/** Removes the unpacked copy once anvil has read it. */
export function removeUnpacked(dataDir: string): void {
  rmSync(plainPath(dataDir), { force: true });
}
