// Opens the draw of the giveaway as anyone can: finalises an ended sale, and lists its buyers.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { drawOf } from '@lilape/domain/draws/fold';
import { listingBatches } from '@lilape/domain/draws/frontier';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { entrantsBut } from '@lilape/domain/draws/list';
import { createGate } from '@lilape/verify/gate';
import { readGiveaway } from '@lilape/verify/giveaway';
import { chainAt } from '@lilape/verify/http-fetchers';
import { knownOf } from '@lilape/verify/known';
import { finalise } from './finalise.ts';
import type { LabBench } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

/**
 * Lists every buyer; the last one opens draw 1 for a round 13 hours ahead by the chain's time.
 * @throws LabError LAB_SALE_RUNS before the sale is over with its goal reached, LAB_NOBODY_ENTERED, LAB_DRAW_STANDS
 */
export async function openGiveaway(bench: LabBench): Promise<void> {
  const stranger = await bench.stranger();
  await finalise(bench, stranger);
  await bench.sequencer.seal(bench.blocksToFinal);
  const { deployment, reader, rpcUrl } = bench;
  const { number } = await reader.getBlock();
  const { totals, credited } = await readGiveaway({
    chain: chainAt(rpcUrl),
    known: knownOf(deployment),
    to: Number(number),
    gate: createGate(),
  });
  if (drawOf(totals, GIVEAWAY_ID) !== null) throw new LabError('LAB_DRAW_STANDS');
  const { excluded } = deployment;
  const entrants = entrantsBut(excluded, credited);
  if (entrants.length === 0) throw new LabError('LAB_NOBODY_ENTERED');
  const { draws } = bench.contracts;
  if (draws === null) throw new Error('The local chain has no draws.');
  const wallet = bench.walletOf(stranger);
  for (const { frontier, accounts } of listingBatches(entrants, totals.listed)) {
    const args = [frontier, accounts, excluded] as const;
    const call = { address: draws, abi: drawsAbi, functionName: 'list', args } as const;
    // Each goes on from the one before.
    // oxlint-disable-next-line no-await-in-loop
    await bench.mined(await wallet.writeContract({ ...call, account: stranger, chain: null }));
  }
}
