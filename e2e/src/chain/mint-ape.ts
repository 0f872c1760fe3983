// Mints apes outside of any browser, with the vouchers that the studio gives.
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { deployments } from '@lilape/contracts/generated/deployments';
import type { GenerateBody } from '@lilape/wire/studio';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEther } from 'viem';

import { type Chain, chainId, type TestAccount } from './chain.ts';

const collection = deployments[chainId].contracts.nft;
const price = parseEther('0.009');
const gas = 300_000n;

/** Mints what the account is offered; resolves to its number once the site at `siteUrl` tells of it. */
export async function mintApe(siteUrl: string, chain: Chain, account: TestAccount): Promise<number> {
  const response = await fetch(`${siteUrl}/api/generate-nft-sharp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ walletAddress: account.address }),
  });
  const { tokenId, metadataURI, voucher } = (await response.json()) as GenerateBody;
  if (voucher === undefined) throw new Error('The studio gave no voucher.');
  const signature = voucher.signature as `0x${string}`;
  const args = [account.address, BigInt(tokenId), metadataURI, BigInt(voucher.deadline), signature] as const;
  const call = { address: collection, abi: lilApeNFTAbi, functionName: 'mint', value: price, gas } as const;
  await chain.mined(await chain.walletOf(account).writeContract({ ...call, args }));
  while (!(await fetch(`${siteUrl}/api/apes/${tokenId}`)).ok) await delay(50);
  return tokenId;
}

/** What the contract says of an ape's metadata. */
export function tokenUri(chain: Chain, id: number): Promise<string> {
  return chain.client.readContract({
    address: collection,
    abi: lilApeNFTAbi,
    functionName: 'tokenURI',
    args: [BigInt(id)],
  });
}
