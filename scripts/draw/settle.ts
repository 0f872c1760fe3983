// `draw settle`: names the winners with their proofs, from the first place that has none yet.
import { type DrawState, drawOf } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID, prizeApeOf, tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { proofOf } from '@lilape/domain/draws/tree';
import { type Winner, winnersOf } from '@lilape/domain/draws/winners';
import { type DrawContext, DrawRefusal, readChain } from './context.ts';
import { type KnownList, listOf } from './published-list.ts';
import { agree, send, sender } from './send.ts';
import { drawAsked, lilape, PLACES_FROM_ZERO, weightOf } from './words.ts';

/** Settles what is left of a revealed draw, a few places at a time; what others settle meanwhile is passed over. */
export async function settleDraw(context: DrawContext): Promise<void> {
  const { given, print } = context;
  const account = sender();
  const giveaway = await readChain(context, 'latest');
  const draw = drawOf(giveaway.totals, given.drawId);
  if (draw?.status !== 'revealed' || draw.seed === null)
    throw new DrawRefusal(`${drawAsked(given)} is ${draw?.status ?? 'not there'}: nothing to settle.`);
  const list = await listOf(context, giveaway, draw);
  const { entrants } = list;
  const winners = winnersOf({ seed: draw.seed, drawId: draw.id, entrants, places: draw.places });
  const left = winners.slice(draw.settledPlaces);
  const batches = Math.ceil(left.length / given.batch);
  print(
    `This settles ${left.length} of ${draw.places} places of draw ${draw.id}, from place ${draw.settledPlaces} on,`,
  );
  print(`in ${batches} transactions sent by ${account.address}:`);
  print(`  ${PLACES_FROM_ZERO}`);
  for (const winner of left) print(`  ${lineOf(draw.id, winner)}`);
  await agree(context, 'Send it?');
  await sendAll(context, list, winners, draw);
  print('Every place has its winner.');
}

async function sendAll(
  context: DrawContext,
  { tree }: KnownList,
  winners: readonly Winner[],
  { id }: DrawState,
): Promise<void> {
  const { batch } = context.given;
  const account = sender();
  let done = 0;
  for (;;) {
    // An endpoint may be a block behind what it took from us.
    const { totals } = await readChain(context, 'latest');
    const next = Math.max(drawOf(totals, id)?.settledPlaces ?? 0, done);
    const chunk = winners.slice(next, next + batch);
    if (chunk.length === 0) return;
    context.print(`  places ${next} to ${next + chunk.length - 1}`);
    const entries = chunk.map(({ entrant }) => ({
      ...entrant,
      index: BigInt(entrant.index),
      proof: proofOf(tree, entrant.index),
    }));
    await send(context, account, { functionName: 'settle', args: [BigInt(id), BigInt(next), entries] });
    done = next + chunk.length;
  }
}

/** Place, winner and prize in a line. */
export function lineOf(drawId: number, { place, entrant }: Winner): string {
  const ape = drawId === GIVEAWAY_ID ? prizeApeOf(place) : null;
  const tokens = drawId === GIVEAWAY_ID ? tokenPrizeOf(place) : 0n;
  const prize = ape === null ? (tokens > 0n ? lilape(tokens) : 'a place') : `ape #${ape}`;
  return `${place}: ${entrant.account} with ${weightOf(drawId, entrant.weight)} wins ${prize}`;
}
