// `draw check`: list, seed and winners of a draw, computed again from the chain and the published list alone.
import { seedOf } from '@lilape/domain/draws/beacon';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { type DrawState, type Won, drawOf } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID, giveawayPlaces } from '@lilape/domain/draws/giveaway';
import type { PublishedList } from '@lilape/domain/draws/list';
import { rootOf } from '@lilape/domain/draws/tree';
import { verifySignature } from '@lilape/domain/draws/signature';
import { type Winner, winnersOf } from '@lilape/domain/draws/winners';
import { type Hex, bytesOf } from '@lilape/domain/draws/words';
import { cidOfDigest } from '@lilape/domain/ipfs';
import { drawnPlaces } from '@lilape/domain/launchpad/allotments';
import type { ChainGiveaway } from '@lilape/verify/giveaway';
import { type DrawContext, readChain } from './context.ts';
import { Difference, requireSame } from './difference.ts';
import { type KnownList, fetchList, computedList } from './published-list.ts';
import { lineOf } from './settle.ts';
import { lilape, PLACES_FROM_ZERO, statusOf } from './words.ts';

/** Checks a draw as far as it got. @throws Difference at the first thing that is not as it must be, CannotCheck */
export async function checkDraw(context: DrawContext): Promise<void> {
  const { given, print, draws } = context;
  const giveaway = await readChain(context, 'latest');
  print(`Draws at ${draws}, up to block ${giveaway.block}`);
  const [alarm] = giveaway.alarms;
  if (alarm !== undefined)
    throw new Difference(
      `An event breaks the rules (${alarm.code}): ${alarm.expected}, and is ${alarm.actual}.`,
    );
  print('  ok  events follow the rules');
  const draw = drawOf(giveaway.totals, given.drawId);
  if (draw === null) return checkUndrawn(context);
  print(`      draw ${draw.id} is ${statusOf(draw)}`);
  const list = await checkList(context, giveaway, draw);
  checkSeed(context, draw);
  if (draw.seed !== null) checkWinners(context, list, draw, giveaway.winners.get(draw.id) ?? []);
  print('Everything matches.');
}

async function checkList(context: DrawContext, giveaway: ChainGiveaway, draw: DrawState): Promise<KnownList> {
  const { site, print, given } = context;
  const computed = computedFor(context, giveaway, draw);
  const cid = draw.id === GIVEAWAY_ID ? computed?.published : cidOfDigest(bytesOf(draw.listDigest));
  const fetched = site && cid !== undefined ? await fetchList(site, cid) : null;
  const list = computed ?? fetched;
  if (list === null) throw new Difference('Say --site: the list of this draw is published there.');
  requireSame('The root of the list', rootOf(list.tree), draw.root);
  requireSame('The entrants in the contract', list.entrants.length, draw.count);
  requireSame('The weight in the contract', totalWeight(list.entrants), draw.totalWeight);
  if (computed !== null) {
    if (draw.id !== GIVEAWAY_ID) requireSame('The digest of the list', computed.digest, draw.listDigest);
    requireSame('The places in the contract', computed.places, draw.places);
    print(`  ok  the contract’s list is that of ${computed.source}: ${list.entrants.length} entrants`);
  }
  if (fetched !== null) print(`  ok  ${given.site ?? ''} publishes this very list`);
  return list;
}

type Computed = KnownList & {
  readonly digest: Hex;
  /** CID of the manifest under which a site publishes it. */
  readonly published: string;
  readonly places: number;
  readonly source: string;
};

/** The list as the chain's logs have it; null where they do not tell which one it is. */
function computedFor(context: DrawContext, giveaway: ChainGiveaway, draw: DrawState): Computed | null {
  const { launch } = context;
  if (launch !== null && launch.made !== null) {
    const { entrants, made, plan, block } = launch;
    const places = drawnPlaces(plan.places, entrants.length);
    const source = `the holders at block ${block}`;
    return { entrants, tree: made.tree, ...namesOf(made.published), places, source };
  }
  if (draw.id !== GIVEAWAY_ID) return null;
  const { entrants, tree, published } = computedList(context, giveaway);
  const places = giveawayPlaces(entrants.length);
  return { entrants, tree, ...namesOf(published), places, source: 'the sale’s events' };
}

const namesOf = ({ digest, manifest }: PublishedList) => ({ digest, published: manifest.cid });

/** A launch whose draw is still to come: its list, by the chain and by the site. */
async function checkUndrawn({ launch, site, print, given }: DrawContext): Promise<void> {
  if (launch === null)
    return print(`      draw ${given.drawId} was not opened yet: there is nothing more to check`);
  const { made, entrants, block } = launch;
  if (made === null) return print(`      nobody had a tier at block ${block}: there is nothing to draw`);
  print(`  ok  ${entrants.length} entrants held enough at block ${block}: ${made.published.manifest.cid}`);
  if (site !== null) {
    await fetchList(site, made.published.manifest.cid);
    print(`  ok  ${given.site ?? ''} publishes this very list`);
  }
  print(`      launch ${launch.plan.launch} has no draw yet: there is nothing more to check`);
}

function checkSeed({ beacon, print }: DrawContext, { signature, seed, round }: DrawState): void {
  if (signature === null || seed === null) return;
  const bytes = bytesOf(signature);
  if (!verifySignature(beacon.publicKey, round, bytes))
    throw new Difference(`${signature} is not the beacon’s signature of round ${round}.`);
  requireSame('The seed', seedOf(bytes), seed);
  print(`  ok  the seed is the beacon’s signature of round ${round}: ${seed}`);
}

function checkWinners(
  { print }: DrawContext,
  { entrants }: KnownList,
  { id, seed, places }: DrawState,
  reported: readonly Won[],
): void {
  if (seed === null) return;
  const winners = winnersOf({ seed, drawId: id, entrants, places });
  for (const [at, won] of reported.entries()) {
    const winner = winners[at];
    if (winner === undefined) throw new Difference(`There is no place ${at}.`);
    requireSame(`Place ${at}`, rowOf(winner), rowOf({ place: won.place, entrant: won, point: 0n }));
  }
  const paid = reported.reduce((sum, { prizeTokens }) => sum + prizeTokens, 0n);
  print(
    `  ok  the ${reported.length} winners on chain are those that the seed names; they were paid ${lilape(paid)}`,
  );
  print(`      ${PLACES_FROM_ZERO}`);
  for (const winner of winners) {
    const isSettled = winner.place < reported.length;
    print(`      ${lineOf(id, winner)}${isSettled ? '' : ' (not settled yet)'}`);
  }
}

const rowOf = ({ place, entrant: { account, index, from, weight } }: Winner): string =>
  [place, account, index, from, weight].join(' ');
