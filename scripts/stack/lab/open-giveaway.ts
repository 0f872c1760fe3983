// Opens the draw of the giveaway as its owner would: finalises an ended sale, counts the list, names a round.
import { excludedFrom } from '@lilape/contracts/excluded';
import { drawsAbi, presaleAbi } from '@lilape/contracts/generated/abis';
import { roundAtOrAfter } from '@lilape/domain/draws/beacon';
import { drawOf } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { LOCAL_BEACON } from '@lilape/domain/draws/local-beacon';
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import { createGate } from '@lilape/verify/gate';
import { giveawayList, listingOf, readGiveaway } from '@lilape/verify/giveaway';
import { chainAt } from '@lilape/verify/http-fetchers';
import { knownOf } from '@lilape/verify/known';
import type { LabBench } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

/** The hour that the contract asks for, and what passes until the call is in a block. */
const aheadSeconds = 3_600 + 20;

/**
 * Opens draw 1 with a round an hour ahead by the chain's time.
 * @throws LabError LAB_SALE_RUNS before the sale is over with its goal reached, LAB_NOBODY_ENTERED, LAB_DRAW_STANDS
 */
export async function openGiveaway(bench: LabBench): Promise<void> {
  await finalise(bench);
  await bench.sequencer.seal(bench.blocksToFinal);
  const { deployment, reader, rpcUrl } = bench;
  const known = knownOf(deployment);
  const { timestamp, number } = await reader.getBlock();
  const giveaway = await readGiveaway({
    chain: chainAt(rpcUrl),
    known,
    to: Number(number),
    gate: createGate(),
  });
  const draw = drawOf(giveaway.totals, GIVEAWAY_ID);
  if (draw !== null && draw.status !== 'withdrawn') throw new LabError('LAB_DRAW_STANDS');
  if (giveaway.credited.length === 0) throw new LabError('LAB_NOBODY_ENTERED');
  const list = giveawayList(giveaway, known, excludedFrom(deployment));
  const round = roundAtOrAfter(LOCAL_BEACON, Number(timestamp) + aheadSeconds);
  await send(bench, listingOf(list, round));
}

async function send(bench: LabBench, listing: ReturnType<typeof listingOf>): Promise<void> {
  const { draws } = bench.contracts;
  if (draws === null) throw new Error('The local chain has no draws.');
  const call = { address: draws, abi: drawsAbi, functionName: 'openGiveaway', args: [listing] } as const;
  const wallet = bench.walletOf(bench.owner);
  await bench.mined(await wallet.writeContract({ ...call, account: bench.owner, chain: null }));
}

/** Anyone may, and here somebody does. */
async function finalise(bench: LabBench): Promise<void> {
  const { presale } = bench.contracts;
  const sale = { address: presale, abi: presaleAbi } as const;
  const status = SALE_STATUSES[await bench.reader.readContract({ ...sale, functionName: 'status' })];
  if (status === 'finalised') return;
  if (status !== 'ended') throw new LabError('LAB_SALE_RUNS');
  const stranger = await bench.stranger();
  const wallet = bench.walletOf(stranger);
  const hash = await wallet.writeContract({
    ...sale,
    functionName: 'finalise',
    account: stranger,
    chain: null,
  });
  await bench.mined(hash);
}
