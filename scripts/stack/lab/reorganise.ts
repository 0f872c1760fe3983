// Replaces the newest blocks of the local chain, as a real chain does now and then.
import type { Hex } from 'viem';
import type { LabBench } from './lab-bench.ts';

/**
 * Replaces the newest `blocks` by others. Their transactions are mined again in the same order, all in the first of the
 * new blocks, or are gone. None of the blocks may be final: see `MAX_REORGANISED_BLOCKS`.
 */
export async function reorganise(bench: LabBench, blocks: number, keepsTransactions: boolean): Promise<void> {
  const { rpc, sequencer } = bench;
  await sequencer.pause();
  try {
    const head = Number(await rpc<Hex>('eth_blockNumber'));
    const kept = keepsTransactions ? await rawTransactions(bench, head - blocks + 1, head) : [];
    await rpc('anvil_reorg', [blocks, kept.map((raw) => [raw, 0])]);
  } finally {
    sequencer.resume();
  }
  // The replaced blocks are still in the saved state: it is written anew with the next block.
  await sequencer.seal(1);
}

async function rawTransactions({ rpc }: LabBench, from: number, to: number): Promise<Hex[]> {
  const raw: Hex[] = [];
  for (let number = from; number <= to; number++) {
    const block = await rpc<{ transactions: Hex[] }>('eth_getBlockByNumber', [
      `0x${number.toString(16)}`,
      false,
    ]);
    for (const hash of block.transactions) raw.push(await rpc<Hex>('eth_getRawTransactionByHash', [hash]));
  }
  return raw;
}
