// `draw list`: lists the giveaway's entrants in its contract, from wherever the listing stands; the last batch opens it.
import { roundTime } from '@lilape/domain/draws/beacon';
import { drawOf } from '@lilape/domain/draws/fold';
import { LISTED_AT_ONCE, listingBatches } from '@lilape/domain/draws/frontier';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_ID, giveawayPlaces } from '@lilape/domain/draws/giveaway';
import { type DrawContext, DrawRefusal, readChain } from './context.ts';
import { requireSame } from './difference.ts';
import { fetchList, computedList } from './published-list.ts';
import { agree, send, sender } from './send.ts';
import { moment, weightOf } from './words.ts';

/** Lists who is missing, a few thousand a transaction. Any key will do. @throws DrawRefusal, Difference */
export async function listEntrants(context: DrawContext): Promise<void> {
  const { given, draws, print, deployment, beacon, site } = context;
  if (given.launch !== null || given.drawId !== GIVEAWAY_ID)
    throw new DrawRefusal('Only the giveaway, draw 1, is listed: the draw of a launch is opened.');
  const account = sender();
  const final = await readChain(context, 'finalized');
  if (final.finalised === null)
    throw new DrawRefusal(
      `At the final block ${final.block} the sale is not finalised: no list is fixed yet.`,
    );
  // What was sent a moment ago is not final yet.
  const { totals } = await readChain(context, 'latest');
  const standing = drawOf(totals, GIVEAWAY_ID);
  if (standing !== null) throw new DrawRefusal(`The draw is ${standing.status} already.`);
  if (totals.isOver) throw new DrawRefusal('The giveaway is off.');
  const { entrants, published } = computedList(context, final);
  const batches = listingBatches(entrants, totals.listed, LISTED_AT_ONCE);
  const [first] = batches;
  if (first === undefined) throw new DrawRefusal('Nobody is left to be listed.');
  print(`This lists the entrants of the giveaway at ${draws}:`);
  print(
    `  entrants  ${entrants.length.toLocaleString('en')} with ${weightOf(GIVEAWAY_ID, totalWeight(entrants))}`,
  );
  print(`  listed    ${first.frontier.count.toLocaleString('en')} so far`);
  print(`  calls     ${batches.length}, up to ${LISTED_AT_ONCE.toLocaleString('en')} accounts each`);
  print(`  places    ${giveawayPlaces(entrants.length)}`);
  print(`  sent by   ${account.address}`);
  if (site !== null) {
    const there = await fetchList(site, published.manifest.cid);
    requireSame('The list on the site', published.digest, there.digest);
    print(`  ${given.site ?? ''} publishes this very list.`);
  }
  await agree(context, 'The last call opens the draw, which nobody can withdraw. Send it?');
  for (const { frontier, accounts } of batches)
    // Each goes on from the one before.
    // oxlint-disable-next-line no-await-in-loop
    await send(context, account, { functionName: 'list', args: [frontier, accounts, deployment.excluded] });
  const draw = drawOf((await readChain(context, 'latest')).totals, GIVEAWAY_ID);
  if (draw === null) throw new DrawRefusal('The list is not complete: run it again.');
  requireSame('The entrants in the contract', entrants.length, draw.count);
  print(
    `The draw is open: round ${draw.round} of the beacon is due at ${moment(roundTime(beacon, draw.round))}.`,
  );
}
