// A local chain on which LILAPE was transferred a million times, for measuring what reads its holders.
import { join } from 'node:path';
import { deployLocal } from '@lilape/contracts/deploy/local';
import { deployments } from '@lilape/contracts/generated/deployments';
import { type Hex, encodeFunctionData } from 'viem';

import { type Chain, startChain } from '../../../scripts/stack/chain/anvil.ts';
import { startSequencer } from '../../../scripts/stack/chain/sequencer.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import { compileContract } from '../compile.ts';

const { contracts, recipients } = deployments[31337];
const { lilape } = contracts;
/** Holds far more than is handed out. */
const reserve = recipients.examplePurse.address;
/** Somebody without a key: the chain signs for them. */
const conductor = '0x00000000000000000000000000000000c0ffee00';
/** Final is 64 blocks behind the head, so that as many can be taken back. */
const slotsInAnEpoch = 32;
const perBlock = 500;
const neverSaved = {
  makeRoom: async () => {},
  noteBlock: () => {},
  saveIfDue: async () => {},
  flush: async () => {},
};

/** Runs `work` on a chain where `holders` were given some, and then moved it between them `transfers` times, 500 a block. */
export async function withBusyChain<Result>(
  options: { dataDir: string; holders: number; transfers: number },
  work: (chain: Chain) => Promise<Result>,
): Promise<Result> {
  const { dataDir, holders, transfers } = options;
  const chain = await startChain({
    dataDir,
    chainPort: await freePort(),
    slotsInAnEpoch,
    keptStates: 128,
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
    const { abi, runtime } = compileContract(join(import.meta.dirname, 'BusyToken.sol'));
    await chain.rpc('anvil_setCode', [lilape, runtime]);
    await chain.rpc('anvil_impersonateAccount', [conductor]);
    await chain.rpc('anvil_setBalance', [conductor, '0x21e19e0c9bab2400000']);
    const send = async (functionName: string, args: readonly unknown[]) => {
      const data = encodeFunctionData({ abi, functionName, args });
      const call = { from: conductor, to: lilape, data, gas: '0x1c9c380' };
      const hash = await chain.rpc<Hex>('eth_sendTransaction', [call]);
      await chain.rpc('evm_mine');
      return hash;
    };
    let last: Hex = '0x';
    for (let done = 0; done < holders; done += perBlock)
      last = await send('handOut', [reserve, BigInt(perBlock)]);
    for (let done = 0; done < transfers; done += perBlock)
      last = await send('stir', [BigInt(done), BigInt(perBlock)]);
    const receipt = await chain.rpc<{ logs: unknown[] }>('eth_getTransactionReceipt', [last]);
    if (receipt.logs.length !== perBlock) throw new Error('The last block of transfers failed.');
    return await work(chain);
  } finally {
    await chain.child.stop();
  }
}
