// Looks at every file of an ape in this machine's folder, and has what is damaged or lost healed.
import type { Pool } from 'pg';
import type { Log } from '#log.ts';
import {
  type CheckedFile,
  beginCheck,
  noteFinding,
  noteLooked,
  readFilesOfApes,
} from '#studio/check-rows.ts';
import type { Easel } from '#studio/easel.ts';
import { type FileState, lookAtFile } from '#studio/files.ts';

export type CheckParts = {
  readonly db: Pick<Pool, 'query' | 'connect'>;
  /** Folder of the published files. */
  readonly folder: string;
  readonly easel: Pick<Easel, 'mend'>;
  readonly log: Log;
};

export type FileChecker = {
  /** Begins a check, which goes on by itself; false where one goes on already, here or elsewhere. */
  begin(): Promise<boolean>;
  /** Ends the check at hand, which then was cut off. */
  stop(): Promise<void>;
};

/** How often it says how far it is, files. */
const EVERY_FILES = 100;

/** One check at a time. A process that is killed leaves one that was cut off, and another may begin. */
export function createFileChecker({ db, folder, easel, log }: CheckParts): FileChecker {
  const stopping = new AbortController();
  let work: Promise<void> = Promise.resolve();

  const lookAt = async (id: bigint, file: CheckedFile): Promise<void> => {
    const state = await lookAtFile(folder, file.cid);
    if (state === 'whole') return;
    const mendedFrom = await mend(file, state);
    await noteFinding(db, id, { ...file, state, mendedFrom });
  };
  const mend = async ({ cid, tokenId }: CheckedFile, state: FileState): Promise<string | null> => {
    try {
      const from = await easel.mend(cid);
      // What could not be kept is not healed, though it could be painted.
      return (await lookAtFile(folder, cid)) === 'whole' ? from : null;
    } catch (error) {
      log.error('studio.file-not-mended', { cid, tokenId, state, error });
      return null;
    }
  };
  const check = async (id: bigint, files: readonly CheckedFile[]): Promise<void> => {
    for (const [index, file] of files.entries()) {
      if (stopping.signal.aborted) return;
      await lookAt(id, file);
      if (index % EVERY_FILES === 0) await noteLooked(db, id, index, false);
    }
    await noteLooked(db, id, files.length, true);
  };

  return {
    async begin() {
      const files = await readFilesOfApes(db);
      const id = await beginCheck(db, files.length);
      if (id === null) return false;
      work = check(id, files).catch((error: unknown) => log.error('studio.check-cut-off', { error }));
      return true;
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
