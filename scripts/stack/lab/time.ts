// Moves the local chain's time.
import type { LabBench } from './lab-bench.ts';

/** Lets `seconds` pass at once, and everything that was there before become final. */
export async function jump({ rpc, sequencer, blocksToFinal }: LabBench, seconds: number): Promise<void> {
  await rpc('evm_increaseTime', [seconds]);
  await sequencer.seal(blocksToFinal);
}
