/** The collection's contract: the mint, what it says of an ape, and the event that is the proof of a mint. */
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { contracts } from '#shell/first/deployment.ts';
import { revertDataOf, textsOf } from './foreign-error.ts';
import type { Provider } from './provider.ts';
import { eventsIn } from './receipt-events.ts';
import { type Call, readCall, type Receipt } from './rpc.ts';

/** What `mint` is called with, and the price that goes with it. */
export type Mint = {
  readonly account: Address;
  readonly tokenId: bigint;
  readonly metadataURI: string;
  /** Unix seconds. */
  readonly deadline: bigint;
  readonly signature: Hex;
  readonly priceWei: bigint;
};

/** The collection that was compiled in. @throws AppError MINT_NOT_DEPLOYED where this chain has none */
export function collectionAddress(): Address {
  if (contracts.nft === null) throw new AppError('MINT_NOT_DEPLOYED');
  return contracts.nft;
}

/** Mints an ape to the account, for exactly the price. */
export function mintCall({ account, tokenId, metadataURI, deadline, signature, priceWei }: Mint): Call {
  const args = [account, tokenId, metadataURI, deadline, signature] as const;
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'mint', args });
  return { to: collectionAddress(), data, value: priceWei };
}

/** What `mintPrize` is called with: the proof that the metadata is what the collection was deployed with. */
export type PrizeMint = Pick<Mint, 'tokenId' | 'metadataURI'> & { readonly proof: readonly Hex[] };

/** Mints a prize to the account that won it, whoever sends it. */
export function mintPrizeCall({ tokenId, metadataURI, proof }: PrizeMint): Call {
  const args = [tokenId, metadataURI, proof] as const;
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'mintPrize', args });
  return { to: collectionAddress(), data };
}

/** Wei that an ape costs, by the contract itself. */
export async function mintPrice(provider: Provider): Promise<bigint> {
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'MINT_PRICE' });
  const answer = await readCall(provider, { to: collectionAddress(), data });
  return decodeFunctionResult({ abi: lilApeNFTAbi, functionName: 'MINT_PRICE', data: answer });
}

/** Who has an ape; null while nobody has minted it. */
export async function apeOwner(provider: Provider, tokenId: bigint): Promise<Address | null> {
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'ownerOf', args: [tokenId] });
  try {
    const answer = await readCall(provider, { to: collectionAddress(), data });
    return decodeFunctionResult({ abi: lilApeNFTAbi, functionName: 'ownerOf', data: answer });
  } catch (cause) {
    // The contract has an error where there is no owner, and no other; not every node passes its data on.
    if (isRevert(cause)) return null;
    throw cause;
  }
}

function isRevert(cause: unknown): boolean {
  return revertDataOf(cause).length > 0 || textsOf(cause).some((text) => /\brevert/i.test(text));
}

/** The address of an ape's metadata, by the contract itself. */
export async function apeUri(provider: Provider, tokenId: bigint): Promise<string> {
  const data = encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'tokenURI', args: [tokenId] });
  const answer = await readCall(provider, { to: collectionAddress(), data });
  return decodeFunctionResult({ abi: lilApeNFTAbi, functionName: 'tokenURI', data: answer });
}

/** The ape that a mined transaction minted to `account`, by the collection's own event; null if it minted none. */
export function mintedIn(receipt: Receipt, account: Address): bigint | null {
  const events = eventsIn(receipt, collectionAddress(), lilApeNFTAbi, 'Transfer');
  const event = events.find(
    ({ args }) => args.from === zeroAddress && args.to.toLowerCase() === account.toLowerCase(),
  );
  return event?.args.id ?? null;
}
