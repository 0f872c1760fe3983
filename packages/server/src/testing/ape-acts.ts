// What people do with apes on a test chain: mint them and hand them on.
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { voucherData } from '@lilape/contracts/voucher';
import { cidOf, digestOfCid, ipfsUri } from '@lilape/domain/ipfs';
import { encodeFunctionData, toBytes, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Hex } from '#chain/blocks.ts';
import type { Act } from '#testing/acts.ts';
import type { TestChain } from '#testing/chain.ts';
import type { Random } from '#testing/random.ts';

/** Those that are handed on: few, so that some are minted twice or sent by a stranger, which the chain refuses. */
export const FEW_IDS = 8;
const ALL_IDS = 9_900;
const MINT_PRICE = 9_000_000_000_000_000n;
const STUDIO = privateKeyToAccount(localPrivateKey('studioSigner'));

/** Any ape; it may have been minted before. */
export function mintApe(chain: TestChain, buyer: number, random: Random): Act {
  return mintAct(chain, buyer, BigInt(1 + random.below(random.chance(0.2) ? FEW_IDS : ALL_IDS)));
}

/** The mint of one ape. */
export function mintAct(chain: TestChain, buyer: number, id: bigint): Act {
  const to = chain.buyers[buyer] ?? '0x';
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

/** One of a few apes, mostly the buyer's first, to any buyer. */
export function handOnApe(chain: TestChain, buyer: number, random: Random): Act {
  const to = chain.buyers[random.below(chain.buyers.length)] ?? '0x';
  return handOverAct(chain, buyer, to, BigInt(1 + (random.chance(0.7) ? buyer : random.below(FEW_IDS))));
}

/** The transfer of one ape by its owner. */
export function handOverAct(chain: TestChain, buyer: number, to: Hex, id: bigint): Act {
  const args = [chain.buyers[buyer] ?? '0x', to, id] as const;
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'transferFrom', args });
  return { buyer, to: collectionOf(chain), data };
}

const collectionOf = (chain: TestChain): Hex => chain.addressOf('nft');
