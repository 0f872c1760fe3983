// Lets one stack at a time use a data folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { processIdentity } from './identity.ts';
import { StackError } from '../stack-error.ts';

type Owner = { pid: number; identity: string };

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null; // gone, or half written by a process that was killed
  }
}

/**
 * Takes the data folder for this process and returns how to give it back. A lock whose owner is gone is taken over.
 * @throws StackError when a living stack holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const folder = join(dataDir, 'run');
  const path = join(folder, 'stack.json');
  mkdirSync(folder, { recursive: true });
  const mine: Owner = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
    const owner = readOwner(path);
    if (owner && owner.identity !== '' && processIdentity(owner.pid) === owner.identity)
      throw new StackError(
        `LilApe is already running on ${dataDir} (process ${owner.pid}). Stop it first, or choose another folder with DATA_DIR.`,
      );
    rmSync(path, { force: true });
  }
}
