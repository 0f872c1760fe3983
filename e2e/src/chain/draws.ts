// The giveaway's draw on the chain, outside of any browser: opened by its owner, settled by strangers.
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { roundAtOrAfter } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import { decompress } from '@lilape/domain/draws/signature';
import { proofOf } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { digestOfCid } from '@lilape/domain/ipfs';
import type { GiveawayBody } from '@lilape/wire/draws';
import { giveaway } from '@lilape/wire/endpoints/draws';
import { bytesToHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { type Chain, drawsAddress } from './chain.ts';

const contract = { address: drawsAddress, abi: drawsAbi } as const;
/** A round lies at least an hour ahead, and the chain's clock goes on meanwhile. */
const aheadSeconds = 3_700;

/** What the site at `siteUrl` says of the giveaway. */
export async function giveawayNow(siteUrl: string): Promise<GiveawayBody> {
  return (await (await fetch(siteUrl + giveaway.path)).json()) as GiveawayBody;
}

/** Opens the giveaway as its owner, with the list that the site has published; resolves to the round. */
export async function openGiveaway(chain: Chain, siteUrl: string): Promise<number> {
  const { list, count, totalWeight, places } = await giveawayNow(siteUrl);
  if (list === null) throw new Error('There is no list yet.');
  const { timestamp } = await chain.client.getBlock();
  const round = roundAtOrAfter(LOCAL_BEACON, Number(timestamp) + aheadSeconds);
  const listing = {
    root: list.root as Hex,
    count: BigInt(count),
    totalWeight: BigInt(totalWeight),
    places: BigInt(places),
    round: BigInt(round),
    listDigest: bytesToHex(digestOfCid(list.cid)),
  };
  const owner = chain.walletOf(privateKeyToAccount(localPrivateKey('owner')));
  await chain.mined(
    await owner.writeContract({ ...contract, functionName: 'openGiveaway', args: [listing] }),
  );
  return round;
}

/** Takes the giveaway's draw back, as its owner. */
export async function withdrawGiveaway(chain: Chain): Promise<void> {
  const owner = chain.walletOf(privateKeyToAccount(localPrivateKey('owner')));
  await chain.mined(await owner.writeContract({ ...contract, functionName: 'withdraw', args: [1n] }));
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
  const { list } = await giveawayNow(siteUrl);
  const file = async (cid: string) =>
    new Uint8Array(await (await fetch(`${siteUrl}/ipfs/${cid}`)).arrayBuffer());
  const manifest = await file(list?.cid ?? '');
  const head = readManifest(manifest);
  if (!head.ok) throw new Error('No manifest.');
  const read = readList(manifest, await Promise.all(head.manifest.parts.map(({ cid }) => file(cid))));
  if (!read.ok) throw new Error(`The list is wrong: ${JSON.stringify(read.fault)}`);
  const { entrants, tree } = read;
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

/** The giveaway's draw by the contract itself. */
export function drawNow(chain: Chain) {
  return chain.client.readContract({ ...contract, functionName: 'drawOf', args: [1n] });
}

/** Who won a place, by the contract itself. */
export function winnerOf(chain: Chain, place: number): Promise<Hex> {
  return chain.client.readContract({ ...contract, functionName: 'winnerOf', args: [1n, BigInt(place)] });
}
