import { EMPTY_TOTALS } from '@lilape/domain/presale/fold';
import { expect, test } from 'vitest';
import { readBlock } from '#chain/blocks.ts';
import { openEndpoints } from '#chain/endpoints.ts';
import { readSaleState } from '#ledger/sale/contract.ts';
import { counterDifferences } from '#ledger/sale/debts.ts';
import { startTestChain } from '#testing/chain.ts';

test('behavior: the sale of a new chain has sold nothing in any block, whichever a watcher looks at', async () => {
  const chain = await startTestChain();
  try {
    // The state of the newest block is written down with the one after it.
    await chain.mine();
    const [endpoint] = openEndpoints([chain.rpcUrl]);
    if (endpoint === undefined) throw new Error('There is an endpoint.');
    const wrong: string[] = [];
    let compared = 0;
    for (let number = chain.sale.fromBlock; ; number++) {
      const block = await readBlock(endpoint, number);
      if (block === null) break;
      const state = await readSaleState(endpoint, chain.sale, block.hash);
      if (state === null) continue;
      compared += 1;
      for (const difference of counterDifferences(EMPTY_TOTALS, state.counters))
        wrong.push(`Block ${number}: ${difference}`);
    }
    expect(compared).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  } finally {
    await chain.stop();
  }
});
