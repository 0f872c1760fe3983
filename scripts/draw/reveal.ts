// `draw reveal`: hands in the beacon's signature of the round.
import { roundTime, seedOf } from '@lilape/domain/draws/beacon';
import { drawOf } from '@lilape/domain/draws/fold';
import { decompress, verifySignature } from '@lilape/domain/draws/signature';
import { type Hex, bytesOf, hexOf } from '@lilape/domain/draws/words';
import { drawBeaconBody } from '@lilape/wire/draws';
import { type DrawContext, DrawRefusal, readChain } from './context.ts';
import { agree, send, sender } from './send.ts';
import { drawAsked, moment } from './words.ts';

/** Reveals an open draw with a signature that was checked here first. */
export async function revealDraw(context: DrawContext): Promise<void> {
  const { given, beacon, print } = context;
  const account = sender();
  const draw = drawOf((await readChain(context, 'latest')).totals, given.drawId);
  if (draw?.status !== 'open')
    throw new DrawRefusal(`${drawAsked(given)} is ${draw?.status ?? 'not there'}.`);
  const { round } = draw;
  const text = given.signature ?? (await askSite(context, round));
  const signature = bytesOf(text);
  const uncompressed = decompress(signature);
  if (uncompressed === null || !verifySignature(beacon.publicKey, round, signature))
    throw new DrawRefusal(`This is not the beacon’s signature of round ${round}.`);
  print(`This reveals draw ${given.drawId}:`);
  print(`  round      ${round} of the beacon, due at ${moment(roundTime(beacon, round))}`);
  print(`  signature  ${text}, verified`);
  print(`  seed       ${seedOf(signature)}`);
  print(`  sent by    ${account.address}`);
  await agree(context, 'Send it?');
  await send(context, account, {
    functionName: 'reveal',
    args: [BigInt(given.drawId), hexOf(uncompressed)],
  });
  print('The seed is on chain, and with it all winners are fixed.');
}

async function askSite({ site, given }: DrawContext, round: number): Promise<Hex> {
  if (site === null) throw new DrawRefusal(`Say --site or --signature: round ${round} is needed.`);
  const bytes = await site(`/api/draws/${given.drawId}/beacon`);
  return drawBeaconBody.parse(JSON.parse(new TextDecoder().decode(bytes))).signature as Hex;
}
