// The bundled chain of the stack: anvil, its sequencer, what is deployed on it, and when it is written down.
import { deployLocal } from '@lilape/contracts/deploy/local';
import type { Deployment } from '@lilape/contracts/deployment';
import { requireFreePort } from '../ports.ts';
import { type Chain, startChain } from './anvil.ts';
import { fundDemoWallet } from './fund.ts';
import type { Rpc } from './rpc.ts';
import { createSaver } from './saver.ts';
import { type Sequencer, startSequencer } from './sequencer.ts';
import { createStateWriter } from './state-file.ts';

export type LocalChainOptions = {
  dataDir: string;
  chainPort: number;
  /** How long its port may stay taken, milliseconds. */
  graceMs: number;
  /** Blocks until a block is safe; twice as many until it is final. Default 4. */
  slotsInAnEpoch?: number;
  /** Longest time between two blocks. Default 2000. */
  emptyBlockMs?: number;
  log?: (line: string) => void;
};

export type LocalChain = {
  readonly chain: Chain;
  readonly sequencer: Sequencer;
  /** Writes the chain down, and from then on whenever it is due. */
  readonly keep: () => Promise<void>;
};

/** Starts anvil and its sequencer. A new chain is kept from `keep` on: half a deployment is not worth keeping. */
export async function startLocalChain(
  options: LocalChainOptions,
  undos: (() => unknown)[],
  onBroken: (sentence: string) => void,
): Promise<LocalChain> {
  const { dataDir, chainPort, slotsInAnEpoch = 4, emptyBlockMs = 2000, log = () => {} } = options;
  await requireFreePort(chainPort, 'CHAIN_PORT', 'the local chain', options.graceMs);
  const chain = await startChain({
    dataDir,
    chainPort,
    slotsInAnEpoch,
    keptStates: Math.max(64, 4 * slotsInAnEpoch),
  });
  undos.push(() => chain.child.stop());
  void chain.child.ended.then(onBroken);
  const head = Number(await chain.rpc<string>('eth_blockNumber'));
  log(chain.isNew ? 'started a new local chain' : `the local chain goes on from block ${head}`);

  let isKept = !chain.isNew;
  const save = createStateWriter(chain.rpc, dataDir);
  const saver = createSaver({
    save: async () => {
      if (isKept) await save();
    },
    delayMs: 250,
    unsavedBlocks: 2 * slotsInAnEpoch - 2,
  });
  const onFailure = (error: unknown) => onBroken(`The local chain cannot go on: ${String(error)}`);
  const sequencer = startSequencer({ chain, saver, emptyBlockMs, onFailure });
  undos.push(async () => {
    await sequencer.stop();
    if (isKept && !chain.child.hasEnded()) await save();
  });
  const keep = async () => {
    if (isKept) return;
    isKept = true;
    await save();
  };
  return { chain, sequencer, keep };
}

/** Deploys what is not there yet, and funds the demo wallet. */
export async function prepareLocalChain(
  rpc: Rpc,
  url: string,
  log: (line: string) => void,
): Promise<Deployment> {
  const deployment = await deployLocal({ rpcUrl: url });
  await fundDemoWallet(rpc, url, deployment.contracts);
  log('contracts are deployed, the demo wallet has ETH, USDT, USDC and LILAPE');
  return deployment;
}
