// `draw open`: fixes the giveaway's list and a round of the beacon that lies ahead.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { roundAtOrAfter, roundTime } from '@lilape/domain/draws/beacon';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { drawOf } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID, giveawayPlaces } from '@lilape/domain/draws/giveaway';
import { listingOf } from '@lilape/verify/giveaway';
import { type DrawContext, DrawRefusal, readChain } from './context.ts';
import { requireSame } from './difference.ts';
import { fetchList, reckonedList } from './published-list.ts';
import { agree, send, sender } from './send.ts';
import { lilape, moment } from './words.ts';

/** Until the call is in a block the round must still be an hour ahead. */
const MARGIN_SECONDS = 120;

/** Opens draw 1. What is final on the chain decides; a site that publishes another list is told. */
export async function openDraw(context: DrawContext): Promise<void> {
  const { reader, draws, given, beacon, print, site } = context;
  if (given.drawId !== GIVEAWAY_ID) throw new DrawRefusal('Only the giveaway, draw 1, is opened here.');
  const account = sender();
  const giveaway = await readChain(context, 'finalized');
  if (giveaway.finalised === null)
    throw new DrawRefusal(
      `At the final block ${giveaway.block} the sale is not finalised: no list is fixed yet.`,
    );
  // What was sent a moment ago is not final yet.
  const standing = drawOf((await readChain(context, 'latest')).totals, GIVEAWAY_ID);
  if (standing !== null && standing.status !== 'withdrawn')
    throw new DrawRefusal(`The draw is ${standing.status} already.`);
  const owner = await reader.readContract({ address: draws, abi: drawsAbi, functionName: 'owner' });
  if (owner !== account.address) throw new DrawRefusal(`Only the owner ${owner} can open it.`);
  const list = reckonedList(context, giveaway);
  const { entrants, published } = list;
  const { timestamp } = await reader.getBlock();
  const round = roundAtOrAfter(beacon, Number(timestamp) + given.hours * 3_600 + MARGIN_SECONDS);
  print(`This opens the draw of the giveaway at ${draws}:`);
  print(`  list      ${published.manifest.cid}, fixed by block ${giveaway.finalised.block}`);
  print(`  root      ${published.root}`);
  print(`  entrants  ${entrants.length.toLocaleString('en')} with ${lilape(totalWeight(entrants))}`);
  print(`  places    ${giveawayPlaces(entrants.length)}`);
  print(`  round     ${round} of the beacon, due at ${moment(roundTime(beacon, round))}`);
  print(`  sent by   ${account.address}`);
  if (site === null) print('  The list is published nowhere that was named: say --site to compare it.');
  else {
    const there = await fetchList(site, published.manifest.cid);
    requireSame('The list on the site', published.digest, there.digest);
    print(`  ${given.site ?? ''} publishes this very list.`);
  }
  await agree(context, 'From the round’s time on it cannot be taken back. Send it?');
  await send(context, account, {
    functionName: 'openGiveaway',
    args: [listingOf(list, round)],
  });
  print('The draw is open.');
}
