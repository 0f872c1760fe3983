// Seals blocks on the local chain: one as soon as a transaction waits, an empty one when none has for a while.
import { setTimeout as delay } from 'node:timers/promises';

import type { Rpc } from './rpc.ts';
import type { Saver } from './saver.ts';

export type SequencerOptions = {
  rpc: Rpc;
  saver: Saver;
  /** How often waiting transactions are looked for while there are some; half as often otherwise. */
  pollMs: number;
  /** Longest time between two blocks. */
  emptyBlockMs: number;
  /** Called once, when sealing or saving failed again and again. */
  onFailure: (error: unknown) => void;
};

export type Sequencer = {
  /** Seals no block until `resume`; resolves when none is being sealed. */
  pause(): Promise<void>;
  resume(): void;
  /** Seals that many blocks now, with what waits in the first. */
  seal(blocks: number): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
};

// A transaction whose fee is too low waits for ever: it is not worth a block every few milliseconds.
const stuckPauseMs = 1000;
// Blocks cost memory for as long as anvil runs: a chain that is left alone for long seals fewer.
const idleAfterMs = 15 * 60_000;
const idleEmptyBlockMs = 30_000;
// Just after a transaction the next one is likely: it is looked for twice as often.
const busyMs = 10_000;
const failuresInARow = 5;

/** Starts sealing at once. Blocks are counted with `saver`, which may ask for time to write them. */
export function startSequencer({ rpc, saver, pollMs, emptyBlockMs, onFailure }: SequencerOptions): Sequencer {
  const stopped = new AbortController();
  let isPaused = false;
  let lastBlockMs = Date.now();
  let lastUsedMs = Date.now();
  let stuckUntilMs = 0;
  let running: Promise<unknown> = Promise.resolve();

  const seal = async () => {
    await saver.makeRoom();
    await rpc('evm_mine');
    lastBlockMs = Date.now();
    const transactions = Number(await rpc<string>('eth_getBlockTransactionCountByNumber', ['latest']));
    if (transactions > 0) lastUsedMs = lastBlockMs;
    saver.noteBlock(transactions > 0);
    return transactions;
  };

  const tick = async () => {
    const pending = Number((await rpc<{ pending: string }>('txpool_status')).pending);
    const now = Date.now();
    const longestMs = now - lastUsedMs > idleAfterMs ? idleEmptyBlockMs : emptyBlockMs;
    if (pending > 0 && now >= stuckUntilMs) {
      if ((await seal()) === 0) stuckUntilMs = Date.now() + stuckPauseMs;
    } else if (now - lastBlockMs >= longestMs) await seal();
    await saver.saveIfDue(Date.now());
  };

  const loop = async () => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      if (!isPaused) {
        running = tick().then(
          () => (failures = 0),
          (error: unknown) => {
            failures += 1;
            if (failures < failuresInARow || stopped.signal.aborted) return;
            stopped.abort();
            onFailure(error);
          },
        );
        await running;
      }
      await delay(Date.now() - lastUsedMs < busyMs ? pollMs : 2 * pollMs);
    }
  };
  const ended = loop();

  const pause = async () => {
    isPaused = true;
    await running;
  };
  return {
    pause,
    resume: () => {
      isPaused = false;
    },
    seal: async (blocks) => {
      const wasPaused = isPaused;
      await pause();
      try {
        for (let sealed = 0; sealed < blocks; sealed++) await seal();
      } finally {
        isPaused = wasPaused;
      }
    },
    stop: async () => {
      stopped.abort();
      await ended;
    },
  };
}
