// `draw open`: fixes the list of a launch and a round of the beacon that lies ahead.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { roundAtOrAfter, roundTime } from '@lilape/domain/draws/beacon';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import type { PublishedList } from '@lilape/domain/draws/list';
import type { Listing } from '@lilape/verify/giveaway';
import { launchListing } from '@lilape/verify/launch';
import { type DrawContext, DrawRefusal, type ComputedLaunch } from './context.ts';
import { requireSame } from './difference.ts';
import { fetchList } from './published-list.ts';
import { agree, send, sender } from './send.ts';
import { moment, weightOf } from './words.ts';

/** Until the call is in a block the round must still be a day ahead. */
const MARGIN_SECONDS = 120;

/** A list that nobody has drawn from. */
type Openable = {
  readonly name: string;
  /** The block that fixed it. */
  readonly block: number;
  readonly published: PublishedList;
  /** Of a draw of this kind: how weights are written. */
  readonly drawId: number;
  readonly listing: (round: number) => Listing;
};

/** Opens a draw. What is final on the chain decides; a site that publishes another list is reported. */
export async function openDraw(context: DrawContext): Promise<void> {
  const { reader, draws, given, beacon, print, site, launch } = context;
  const account = sender();
  if (launch === null) throw new DrawRefusal('Say --launch: the giveaway opens with the last of its list.');
  const list = ofLaunch(context, launch);
  const owner = await reader.readContract({ address: draws, abi: drawsAbi, functionName: 'owner' });
  if (owner !== account.address) throw new DrawRefusal(`Only the owner ${owner} can open it.`);
  const { timestamp } = await reader.getBlock();
  const round = roundAtOrAfter(beacon, Number(timestamp) + given.hours * 3_600 + MARGIN_SECONDS);
  const listing = list.listing(round);
  print(`This opens the draw of ${list.name} at ${draws}:`);
  print(`  list      ${list.published.manifest.cid}, fixed by block ${list.block}`);
  print(`  root      ${listing.root}`);
  const weight = weightOf(list.drawId, listing.totalWeight);
  print(`  entrants  ${listing.count.toLocaleString('en')} with ${weight}`);
  print(`  places    ${listing.places}`);
  print(`  round     ${round} of the beacon, due at ${moment(roundTime(beacon, round))}`);
  print(`  sent by   ${account.address}`);
  if (site === null) print('  Name the site that publishes the list with --site, and it is compared too.');
  else {
    const there = await fetchList(site, list.published.manifest.cid);
    requireSame('The list on the site', list.published.digest, there.digest);
    print(`  ${given.site ?? ''} publishes this very list.`);
  }
  await agree(context, 'From 12 hours before the round’s time on it cannot be withdrawn. Send it?');
  await send(context, account, { functionName: 'open', args: [listing] });
  print('The draw is open.');
}

function ofLaunch({ given, print }: DrawContext, launch: ComputedLaunch): Openable {
  const { plan, made, block } = launch;
  if (given.drawId !== 0)
    throw new DrawRefusal(`Launch ${plan.launch} has a draw already: it is draw ${given.drawId}.`);
  if (made === null)
    throw new DrawRefusal(`Nobody had a tier at block ${block}: launch ${plan.launch} needs no draw.`);
  print(
    `Launch ${plan.launch} gives ${plan.allocation.toLocaleString('en')} ${plan.symbol} at ${moment(plan.launchTimeSeconds)}.`,
  );
  return {
    name: `launch ${plan.launch}`,
    block,
    published: made.published,
    drawId: GIVEAWAY_ID + 1,
    listing: (round) => launchListing(launch, plan, round),
  };
}
