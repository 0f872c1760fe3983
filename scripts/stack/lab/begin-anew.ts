// Throws the local chain away and starts another one in its place.
import type { Hex } from 'viem';
import type { LabBench } from './lab-bench.ts';

/** The factory that anvil starts with, and forgets when it is reset. @see https://github.com/Arachnid/deterministic-deployment-proxy */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** An empty chain with a first block of its own, on which `prepare` deploys; the ledger notices by itself. */
export async function beginAnew(
  { rpc, sequencer }: LabBench,
  prepare: () => Promise<unknown>,
): Promise<void> {
  await sequencer.pause();
  try {
    const code = await rpc<Hex>('eth_getCode', [factory, 'latest']);
    await rpc('anvil_reset');
    await rpc('anvil_setCode', [factory, code]);
    // A reset takes anvil's clock back to when it was started: all that is sealed then would be old at once.
    await rpc('evm_setTime', [Math.floor(Date.now() / 1_000)]);
  } finally {
    sequencer.resume();
  }
  await prepare();
}
