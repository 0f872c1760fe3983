// Seals blocks on the local chain: one as soon as a transaction waits, an empty one when none has for a while.
import { setTimeout as delay } from 'node:timers/promises';

import { watchPending } from '@lilape/contracts/scripts/pending';
import type { Chain } from './anvil.ts';
import type { Saver } from './saver.ts';

export type SequencerOptions = {
  chain: Pick<Chain, 'rpc' | 'url'>;
  saver: Saver;
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
// What is sent in the same moment shares a block.
const gatherMs = 25;
// Also without a word from the chain it is looked at this often: a reorganisation brings transactions back silently.
const lookMs = 250;
const failuresInARow = 5;

/** Starts sealing at once. Blocks are counted with `saver`, which may ask for time to write them. */
export function startSequencer({ chain, saver, emptyBlockMs, onFailure }: SequencerOptions): Sequencer {
  const { rpc } = chain;
  const pending = watchPending(chain.url);
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

  /** Resolves to whether a block took something, and more may wait. */
  const tick = async () => {
    const waiting = Number((await rpc<{ pending: string }>('txpool_status')).pending);
    const now = Date.now();
    const longestMs = now - lastUsedMs > idleAfterMs ? idleEmptyBlockMs : emptyBlockMs;
    let sealed = 0;
    if (waiting > 0 && now >= stuckUntilMs) {
      sealed = await seal();
      if (sealed === 0) stuckUntilMs = Date.now() + stuckPauseMs;
    } else if (now - lastBlockMs >= longestMs) await seal();
    await saver.saveIfDue(Date.now());
    return sealed > 0;
  };

  const loop = async () => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      let mayMoreWait = false;
      if (!isPaused) {
        const ticking = tick().then(
          (hasSealed) => {
            failures = 0;
            return hasSealed;
          },
          (error: unknown) => {
            failures += 1;
            if (failures < failuresInARow || stopped.signal.aborted) return false;
            stopped.abort();
            onFailure(error);
            return false;
          },
        );
        running = ticking;
        mayMoreWait = await ticking;
      }
      await delay(gatherMs);
      // What comes during a pause is not taken note of, so that the end of it finds it.
      if (!isPaused && !mayMoreWait) await pending.next(lookMs);
    }
    pending.close();
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
      pending.close();
      await ended;
    },
  };
}
