// The giveaway's draw on the chain, outside of any browser: listed, revealed and settled by strangers.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { frontierAfter } from '@lilape/domain/draws/frontier';
import { signLocalRound } from '@lilape/domain/draws/local-beacon';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import { decompress } from '@lilape/domain/draws/signature';
import { proofOf } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import type { GiveawayBody } from '@lilape/wire/draws';
import { giveaway } from '@lilape/wire/endpoints/draws';
import { bytesToHex, type Hex } from 'viem';

import { type Chain, drawsAddress } from './chain.ts';

const contract = { address: drawsAddress, abi: drawsAbi } as const;
/** What the site at `siteUrl` says of the giveaway. */
export async function giveawayNow(siteUrl: string): Promise<GiveawayBody> {
  return (await (await fetch(siteUrl + giveaway.path)).json()) as GiveawayBody;
}

/** Lists everybody but `left` entrants, as somebody who has nothing to do with it; the last one opens the draw. */
export async function listAsStranger(chain: Chain, siteUrl: string, left = 0): Promise<void> {
  const { entrants, manifest } = await publishedList(siteUrl);
  const { listed } = await giveawayNow(siteUrl);
  const from = listed?.count ?? 0;
  const stranger = chain.walletOf(await chain.newAccount());
  const accounts = entrants.slice(from, entrants.length - left).map(({ account }) => account);
  const args = [
    { ...frontierAfter(entrants, from), count: BigInt(from) },
    accounts,
    manifest.excluded,
  ] as const;
  await chain.mined(await stranger.writeContract({ ...contract, functionName: 'list', args }));
}

/** Lists all entrants, as somebody who has nothing to do with it; resolves to the round. */
export async function openGiveaway(chain: Chain, siteUrl: string): Promise<number> {
  await listAsStranger(chain, siteUrl);
  return Number((await drawNow(chain)).listing.round);
}

/** The beacon's signature of a round, as it is published. */
export function signatureOf(round: number): Hex {
  return bytesToHex(signLocalRound(round));
}

/** Hands in the beacon's signature, as somebody who has nothing to do with it. */
export async function revealAsStranger(chain: Chain, round: number): Promise<void> {
  const point = decompress(signLocalRound(round));
  if (point === null) throw new Error('No signature.');
  const stranger = chain.walletOf(await chain.newAccount());
  const args = [1n, bytesToHex(point)] as const;
  await chain.mined(await stranger.writeContract({ ...contract, functionName: 'reveal', args }));
}

/** Settles so many of the next places, as somebody who has nothing to do with it. */
export async function settleAsStranger(chain: Chain, siteUrl: string, count: number): Promise<void> {
  const draw = await drawNow(chain);
  const { entrants, tree } = await publishedList(siteUrl);
  const places = Number(draw.listing.places);
  const next = Number(draw.settledPlaces);
  const entries = winnersOf({ seed: draw.seed, drawId: 1, entrants, places })
    .slice(next, next + count)
    .map(({ entrant }) => ({
      ...entrant,
      index: BigInt(entrant.index),
      proof: proofOf(tree, entrant.index),
    }));
  const stranger = chain.walletOf(await chain.newAccount());
  const args = [1n, draw.settledPlaces, entries] as const;
  await chain.mined(await stranger.writeContract({ ...contract, functionName: 'settle', args }));
}

/** The list of the giveaway as the site publishes it, every byte of which was looked at. */
async function publishedList(siteUrl: string) {
  const { list } = await giveawayNow(siteUrl);
  const file = async (cid: string) =>
    new Uint8Array(await (await fetch(`${siteUrl}/ipfs/${cid}`)).arrayBuffer());
  const manifest = await file(list?.cid ?? '');
  const head = readManifest(manifest);
  if (!head.ok) throw new Error('No manifest.');
  const read = readList(manifest, await Promise.all(head.manifest.parts.map(({ cid }) => file(cid))));
  if (!read.ok) throw new Error(`The list is wrong: ${JSON.stringify(read.fault)}`);
  return read;
}

/** The giveaway's draw by the contract itself. */
export function drawNow(chain: Chain) {
  return chain.client.readContract({ ...contract, functionName: 'drawOf', args: [1n] });
}

/** Who won a place, by the contract itself. */
export function winnerOf(chain: Chain, place: number): Promise<Hex> {
  return chain.client.readContract({ ...contract, functionName: 'winnerOf', args: [1n, BigInt(place)] });
}
