// Runs the local chain: anvil, with its state kept in the data folder.
import { setTimeout as delay } from 'node:timers/promises';

import { findFoundryBinary } from '../../../packages/contracts/scripts/forge.ts';
import { type Child, endOrphan, findOrphan, logPath, startChild } from '../process/children.ts';
import { type Rpc, connectRpc } from './rpc.ts';
import { StackError } from '../stack-error.ts';
import { removeUnpacked, saveState, unpackState } from './state-file.ts';

/** Id of the bundled local chain. @see decision 4 "chain ids" */
export const localChainId = 31_337;

export type ChainOptions = {
  dataDir: string;
  chainPort: number;
  /** A block is safe after this many more blocks, and final after twice as many. */
  slotsInAnEpoch: number;
  /** How many recent states stay readable; a reorg cannot be deeper. */
  keptStates: number;
  /** Gas that fits in a block; anvil's own default where not given. */
  blockGasLimit?: number;
};

export type Chain = {
  readonly child: Child;
  readonly rpc: Rpc;
  readonly url: string;
  readonly isNew: boolean;
};

/**
 * Starts anvil on the saved state, or on a new chain where there is none, and resolves when it answers. After a
 * restart it has sealed just enough empty blocks that the saved head is final: anvil forgets the states of earlier
 * blocks, and whoever reads at the final block must find one.
 * @throws StackError when anvil is not available here or does not come up
 */
export async function startChain(options: ChainOptions): Promise<Chain> {
  const anvil = findFoundryBinary('anvil');
  if (anvil === null)
    throw new StackError(
      `npm has no local chain (anvil) for ${process.platform}-${process.arch}. Install Foundry 1.7.1, or run a chain yourself and set RPC_URL.`,
    );
  const statePath = unpackState(options.dataDir);
  const args = anvilArguments(options, statePath);
  const spec = { name: 'chain', command: anvil, args, env: process.env, dataDir: options.dataDir };
  const child = startChild(spec, options.chainPort);
  const url = `http://127.0.0.1:${options.chainPort}`;
  const rpc = connectRpc(url);
  await untilItAnswers(rpc, child, options.dataDir);
  removeUnpacked(options.dataDir);
  await catchUpWithClock(rpc);
  if (statePath !== null) {
    for (let block = 0; block < 2 * options.slotsInAnEpoch; block++) await rpc('evm_mine');
  }
  return { child, rpc, url, isNew: statePath === null };
}

function anvilArguments(options: ChainOptions, statePath: string | null): string[] {
  const flags = {
    host: '127.0.0.1',
    port: options.chainPort,
    'chain-id': localChainId,
    'slots-in-an-epoch': options.slotsInAnEpoch,
    'prune-history': options.keptStates,
    'block-base-fee-per-gas': 1_000_000,
    ...(options.blockGasLimit && { 'gas-limit': options.blockGasLimit }),
    ...(statePath !== null && { 'load-state': statePath }),
  };
  return [
    '--no-mining',
    '--quiet',
    ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, `${value}`]),
  ];
}

async function untilItAnswers(rpc: Rpc, child: Child, dataDir: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child.hasEnded() || Date.now() > deadline)
      throw new StackError(`The local chain did not start. Its output is in ${logPath(dataDir, 'chain')}.`);
    try {
      await rpc('eth_chainId');
      return;
    } catch {
      await delay(15); // not listening yet
    }
  }
}

/** Anvil forgets that its time was moved: without this, new blocks would be older than the saved head. */
async function catchUpWithClock(rpc: Rpc): Promise<void> {
  const head = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const aheadSeconds = Number(head.timestamp) - Math.floor(Date.now() / 1000);
  if (aheadSeconds > 0) await rpc('evm_increaseTime', [aheadSeconds]);
}

/** Ends an anvil that a killed run left behind, after saving what it knows. Says whether there was one. */
export async function endOrphanedChain(dataDir: string): Promise<boolean> {
  const orphan = findOrphan(dataDir, 'chain');
  if (orphan === null) return false;
  const rpc = connectRpc(`http://127.0.0.1:${orphan.port}`, 10_000);
  // One that no longer answers has nothing newer to say than the file.
  await saveState(rpc, dataDir).catch(() => undefined);
  await endOrphan(orphan.pid);
  return true;
}
