// Writes the parts of a backup that are new, and takes away those of one that was ended before its manifest named them.
import { readDrafts, writeDrafts } from '#backup/manifest.ts';
import type { KeepPart } from '#backup/snapshot.ts';
import type { Vault } from '#backup/vault.ts';

/** The worker is to end. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export type WriterParts = {
  readonly vault: Vault;
  readonly generation: number;
  /** Ids of parts that backups have. */
  readonly used: ReadonlySet<string>;
  readonly signal?: AbortSignal | undefined;
};

export type Writer = {
  /** The id of a part, which is in the store after the next `flush`. */
  readonly keep: KeepPart;
  flush(): Promise<void>;
  /** Parts that were written. */
  written(): number;
};

/** Parts that are held until they are written, some MiB. */
const AT_ONCE = 64;

/** Writes parts that no backup has, each once. What it is about to write is noted first: none is left that nobody knows of. */
export function createWriter({ vault, generation, used, signal }: WriterParts): Writer {
  const drafts = new Set<string>();
  let held = new Map<string, Buffer>();
  const flush = async (): Promise<void> => {
    if (held.size === 0) return;
    await writeDrafts(vault, generation, [...drafts]);
    for (const [id, bytes] of held) await vault.writePart(id, bytes);
    held = new Map();
  };
  return {
    async keep(bytes) {
      if (signal?.aborted === true) throw new Interrupted('The worker is to end.');
      const id = vault.partId(bytes);
      if (used.has(id) || drafts.has(id)) return id;
      drafts.add(id);
      held.set(id, bytes);
      if (held.size >= AT_ONCE) await flush();
      return id;
    },
    flush,
    written: () => drafts.size,
  };
}

/** Takes away what the last backup wrote and no backup in the list has: it was ended in the middle. */
export async function removeDrafts(
  vault: Vault,
  generation: number,
  used: ReadonlySet<string>,
): Promise<void> {
  for (const id of await readDrafts(vault, generation)) if (!used.has(id)) await vault.removePart(id);
}
