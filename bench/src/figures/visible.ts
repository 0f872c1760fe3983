// How long after its block a purchase is seen by a page that listens.
import { once, EventEmitter } from 'node:events';

import { events } from '@lilape/wire/endpoints/site';
import { openMarket } from '../../../scripts/stack-tests/market.ts';
import { openEventStream } from '../event-stream.ts';
import { type Bench, percentile } from '../figure.ts';
import { withStack } from '../temp-stack.ts';

const purchases = 300;

export const visibleBench: Bench = {
  name: 'visible',
  run: (print) =>
    withStack(async ({ url, rpcUrl, rpc, sequencer }) => {
      const market = openMarket(rpcUrl);
      await market.prepare();
      const seen = new EventEmitter();
      const listening = new AbortController();
      await openEventStream(url + events.path, listening.signal, ({ event, data, receivedMs }) => {
        if (event !== 'purchase') return;
        const { txHash, status } = JSON.parse(data) as { txHash: string; status: string };
        if (status === 'seen') seen.emit(txHash, receivedMs);
      });
      // Blocks are sealed here, so that it is known when.
      await sequencer?.pause();
      const delaysMs: number[] = [];
      for (let index = 0; index < purchases; index++) {
        const hash = await market.send(1_000_000n);
        const seenAt = once(seen, hash) as Promise<[number]>;
        await rpc('evm_mine');
        const sealedMs = performance.now();
        const [seenMs] = await seenAt;
        delaysMs.push(seenMs - sealedMs);
      }
      sequencer?.resume();
      listening.abort();
      const note = `${purchases} blocks of one purchase each, from the answer of evm_mine to the event at the client`;
      for (const [fraction, word] of [
        [0.5, 'p50'],
        [0.99, 'p99'],
      ] as const)
        print({
          name: `block to visible over SSE, ${word}`,
          value: percentile(delaysMs, fraction),
          unit: 'ms',
          ...(word === 'p99' && { aim: { atMost: 100 } }),
          note,
        });
    }),
};
