// What people do on a test chain: for each projection something that gives it events.
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { erc20Abi, lilApeAbi, lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { voucherData } from '@lilape/contracts/voucher';
import { cidOf, digestOfCid, ipfsUri } from '@lilape/domain/ipfs';
import { encodeFunctionData, toBytes, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Hex } from '#chain/blocks.ts';
import { type Act, type Order, purchaseAct } from '#testing/acts.ts';
import type { TestChain } from '#testing/chain.ts';
import type { Random } from '#testing/random.ts';

/** Something that `buyer` does. */
type Deed = (chain: TestChain, buyer: number, random: Random) => Act;

/** By the name of the projection that reads it; every projection has one, and so is part of the ledger's tests. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  sale: ({ sale }, buyer, random) =>
    purchaseAct(sale, {
      buyer,
      coin: random.chance(0.5) ? 'USDT' : 'USDC',
      units: 1_000_000n + BigInt(random.below(30_000_000)),
    }),
  holders: (chain, buyer, random) =>
    random.chance(0.1) ? burn(chain, buyer) : transfer(chain, buyer, random),
  apes: (chain, buyer, random) =>
    random.chance(0.1) ? handOnApe(chain, buyer, random) : mintApe(chain, buyer, random),
};

/** Anything that some projection reads, by anyone. */
export function randomAct(chain: TestChain, random: Random): Act {
  const deeds = Object.values(DEEDS);
  const deed = deeds[random.below(deeds.length)];
  if (deed === undefined) throw new Error('There are no deeds.');
  return deed(chain, random.below(chain.buyers.length), random);
}

/** One deed for each projection but the sale, so that no block of purchases leaves one out. */
export function otherActs(chain: TestChain, random: Random): Act[] {
  return Object.entries(DEEDS)
    .filter(([name]) => name !== 'sale')
    .map(([, deed]) => deed(chain, random.below(chain.buyers.length), random));
}

/** Seals purchases, and a deed for each other projection, in one block; the hashes of the purchases first. */
export function sealAllKinds(chain: TestChain, random: Random, orders: readonly Order[]): Promise<Hex[]> {
  const purchases = orders.map((order) => purchaseAct(chain.sale, order));
  return chain.seal([...purchases, ...otherActs(chain, random)]);
}

/** To one of the buyers, or to somebody who may have nothing yet or come to have nothing again. */
function transfer(chain: TestChain, buyer: number, random: Random): Act {
  const somebody = `0x${(0xee00 + random.below(50)).toString(16).padStart(40, '0')}` as const;
  const to = random.chance(0.5) ? somebody : (chain.buyers[random.below(chain.buyers.length)] ?? somebody);
  const tokens = BigInt(random.below(1_000)) * 10n ** 15n;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, tokens] });
  return { buyer, to: chain.sale.lilape, data };
}

function burn(chain: TestChain, buyer: number): Act {
  const data = encodeFunctionData({ abi: lilApeAbi, functionName: 'burn', args: [7n] });
  return { buyer, to: chain.sale.lilape, data };
}

/** Those that are handed on: few, so that some are minted twice or sent by a stranger, which the chain refuses. */
const FEW_IDS = 8;
const ALL_IDS = 9_900;
const MINT_PRICE = 9_000_000_000_000_000n;
const STUDIO = privateKeyToAccount(localPrivateKey('studioSigner'));

function mintApe(chain: TestChain, buyer: number, random: Random): Act {
  const to = chain.buyers[buyer] ?? '0x';
  const id = BigInt(1 + random.below(random.chance(0.2) ? FEW_IDS : ALL_IDS));
  return { buyer, to: collectionOf(chain), data: mintData(chain, to, id), value: MINT_PRICE };
}

/** With a picture that is as good as any: the ledger looks at none. */
async function mintData(chain: TestChain, to: Hex, tokenId: bigint): Promise<Hex> {
  const cid = cidOf(toBytes(tokenId));
  const deadline = 4_102_444_800n;
  const voucher = { to, tokenId, digest: toHex(digestOfCid(cid)), deadline, signerEpoch: 1n };
  const signature = await STUDIO.signTypedData(voucherData(chain.sale.chainId, collectionOf(chain), voucher));
  return encodeFunctionData({
    abi: lilApeNFTAbi,
    functionName: 'mint',
    args: [to, tokenId, ipfsUri(cid), deadline, signature],
  });
}

function handOnApe(chain: TestChain, buyer: number, random: Random): Act {
  const from = chain.buyers[buyer] ?? '0x';
  const to = chain.buyers[random.below(chain.buyers.length)] ?? from;
  const id = BigInt(1 + random.below(FEW_IDS));
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'transferFrom', args: [from, to, id] });
  return { buyer, to: collectionOf(chain), data };
}

function collectionOf({ sale }: TestChain): Hex {
  if (sale.nft === null) throw new Error('The chain has no collection.');
  return sale.nft;
}
