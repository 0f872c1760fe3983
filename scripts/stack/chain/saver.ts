// Decides when the chain's state is written to disk.

export type SaverOptions = {
  /** Writes the whole state. */
  save: () => Promise<void>;
  /** After a block with a transaction: how soon the state is written. */
  delayMs: number;
  /** Most blocks that may be unwritten; fewer than it takes a block to become final, so that no final one is lost. */
  unsavedBlocks: number;
};

export type Saver = {
  /** Call before a block is sealed: writes first if one more would be too many. */
  makeRoom(): Promise<void>;
  /** Call when a block was sealed; one with a transaction is written soon. */
  noteBlock(hasTransaction: boolean): void;
  /** Writes if a block has waited for its delay. */
  saveIfDue(nowMs: number): Promise<void>;
  /** Writes if any block is unwritten. */
  flush(): Promise<void>;
};

/** Keeps count of unwritten blocks. A state that takes long to write is written less often. */
export function createSaver(options: SaverOptions): Saver {
  let unsaved = 0;
  let dueAtMs = Number.POSITIVE_INFINITY;
  let delayMs = options.delayMs;
  const flush = async () => {
    if (unsaved === 0) return;
    unsaved = 0;
    dueAtMs = Number.POSITIVE_INFINITY;
    const startedMs = performance.now();
    await options.save();
    delayMs = Math.max(options.delayMs, 4 * (performance.now() - startedMs));
  };
  return {
    makeRoom: async () => {
      if (unsaved >= options.unsavedBlocks) await flush();
    },
    noteBlock: (hasTransaction) => {
      unsaved += 1;
      if (hasTransaction) dueAtMs = Math.min(dueAtMs, Date.now() + delayMs);
    },
    saveIfDue: async (nowMs) => {
      if (nowMs >= dueAtMs) await flush();
    },
    flush,
  };
}
