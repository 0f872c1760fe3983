// A local chain with 120,000 purchases by 100 buyers, for measuring how fast a ledger is built.
import { deployLocal } from '@lilape/contracts/deploy/local';

import { type Chain, startChain } from '../../../scripts/stack/chain/anvil.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import { startSequencer } from '../../../scripts/stack/chain/sequencer.ts';
import { fillChain } from './crowd.ts';

const slotsInAnEpoch = 4;
const neverSaved = {
  makeRoom: async () => {},
  noteBlock: () => {},
  saveIfDue: async () => {},
  flush: async () => {},
};

/** Runs `work` on a chain where `buyers` have bought `rounds` times each, all of it final. */
export async function withCrowdedChain<Result>(
  options: { dataDir: string; buyers: number; rounds: number },
  work: (chain: Chain) => Promise<Result>,
): Promise<Result> {
  const { dataDir, buyers, rounds } = options;
  const chainPort = await freePort();
  const chain = await startChain({
    dataDir,
    chainPort,
    slotsInAnEpoch,
    keptStates: 64,
    blockGasLimit: 1_000_000_000,
  });
  try {
    const sequencer = startSequencer({
      chain,
      saver: neverSaved,
      emptyBlockMs: 2000,
      onFailure: () => void chain.child.stop(),
    });
    await deployLocal({ rpcUrl: chain.url });
    await sequencer.stop();
    await fillChain({ rpc: chain.rpc, url: chain.url, buyers, rounds });
    for (let block = 0; block < 2 * slotsInAnEpoch; block++) await chain.rpc('evm_mine');
    return await work(chain);
  } finally {
    await chain.child.stop();
  }
}
