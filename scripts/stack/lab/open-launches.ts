// Opens the draws of launches as their owner would: every published list that nobody has drawn from yet.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { roundAtOrAfter } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON } from '@lilape/domain/draws/local-beacon';
import { createGate } from '@lilape/verify/gate';
import { readGiveaway } from '@lilape/verify/giveaway';
import { chainAt, siteAt } from '@lilape/verify/http-fetchers';
import { knownOf } from '@lilape/verify/known';
import { launchListing, readLaunch } from '@lilape/verify/launch';
import { fetchLaunches } from '@lilape/verify/launch-claims';
import type { LabBench } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

/** The day that the contract asks for, and what passes until the call is in a block. */
const aheadSeconds = 86_400 + 20;

/** Opens them with a round a day ahead by the chain's time; what they give is asked of the site. @throws LabError LAB_NO_LAUNCH_WAITS */
export async function openLaunches(bench: LabBench, siteUrl: string): Promise<void> {
  const { deployment, reader, rpcUrl } = bench;
  const known = knownOf(deployment);
  const chain = chainAt(rpcUrl);
  const { timestamp, number } = await reader.getBlock();
  const [to, gate] = [Number(number), createGate()];
  const { totals } = await readGiveaway({ chain, known, to, gate });
  const standing = totals.draws.filter(({ status }) => status !== 'withdrawn');
  const round = roundAtOrAfter(LOCAL_BEACON, Number(timestamp) + aheadSeconds);
  let opened = 0;
  for (const { plan, cid } of await fetchLaunches(siteAt(siteUrl))) {
    if (cid === null) continue;
    // The owner sends one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const count = await readLaunch({ chain, known, plan, to, gate });
    const listing = launchListing(count, plan, round);
    if (standing.some(({ listDigest }) => listDigest === listing.listDigest)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await send(bench, listing);
    opened++;
  }
  if (opened === 0) throw new LabError('LAB_NO_LAUNCH_WAITS');
}

async function send(bench: LabBench, listing: ReturnType<typeof launchListing>): Promise<void> {
  const { draws } = bench.contracts;
  if (draws === null) throw new Error('The local chain has no draws.');
  const call = { address: draws, abi: drawsAbi, functionName: 'open', args: [listing] } as const;
  const wallet = bench.walletOf(bench.owner);
  await bench.mined(await wallet.writeContract({ ...call, account: bench.owner, chain: null }));
}
