/** The collection on the chain in memory: who has which ape, and whose vouchers are good. */
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import {
  type Abi,
  decodeFunctionData,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  zeroAddress,
} from 'viem';
import { collectionAddress } from '#chain/ape-contract.ts';
import type { Log } from '#chain/rpc.ts';
import { type FakeContract, refusal, reverted, type Transaction } from './fake-wallet.ts';

const anyAbi: Abi = lilApeNFTAbi;

/** State is public: tests look at it and change it as others would. */
export class FakeCollection implements FakeContract {
  readonly owners = new Map<bigint, Hex>();
  priceWei = 9_000_000_000_000_000n;
  /** The signatures that the contract takes; none: all. */
  goodSignatures: readonly Hex[] = [];
  readonly uris = new Map<bigint, string>();
  /** Who has won which prize. */
  readonly prizes = new Map<bigint, Hex>();

  run({ data, value = '0x0' }: Transaction, isKept: boolean): Log[] {
    const { functionName, args } = decodeFunctionData({ abi: lilApeNFTAbi, data });
    if (functionName === 'mintPrize') return this.mintPrize(args[0], isKept);
    const [to, tokenId, uri, , signature] = args as readonly [Hex, bigint, string, bigint, Hex];
    if (BigInt(value) !== this.priceWei)
      throw failure('LilApeNFT_WrongPrice', [BigInt(value), this.priceWei]);
    if (this.goodSignatures.length > 0 && !this.goodSignatures.includes(signature))
      throw failure('LilApeNFT_BadVoucher');
    if (this.owners.has(tokenId)) throw failure('TokenAlreadyExists');
    if (!isKept) return [];
    this.owners.set(tokenId, to);
    this.uris.set(tokenId, uri);
    const topics = encodeEventTopics({
      abi: lilApeNFTAbi,
      eventName: 'Transfer',
      args: { from: zeroAddress, to, id: tokenId },
    }) as Hex[];
    return [{ address: collectionAddress(), topics, data: '0x' }];
  }

  private mintPrize(tokenId: bigint, isKept: boolean): Log[] {
    const winner = this.prizes.get(tokenId);
    if (winner === undefined) throw failure('LilApeNFT_NoWinner', [tokenId]);
    if (this.owners.has(tokenId)) throw failure('TokenAlreadyExists');
    if (isKept) this.owners.set(tokenId, winner);
    return [];
  }

  call(transaction: Transaction): Hex {
    const { functionName, args = [] } = decodeFunctionData({ abi: anyAbi, data: transaction.data });
    const id = args[0] as bigint;
    const answers: Record<string, () => unknown> = {
      MINT_PRICE: () => this.priceWei,
      ownerOf: () => {
        const owner = this.owners.get(id);
        if (owner === undefined) throw failure('TokenDoesNotExist');
        return owner;
      },
      tokenURI: () => this.uris.get(id) ?? '',
      mint: () => {
        this.run(transaction, false);
        return undefined;
      },
    };
    const answer = answers[functionName];
    if (answer === undefined) throw refusal(3, `no ${functionName}`);
    const result = answer();
    return result === undefined ? '0x' : encodeFunctionResult({ abi: anyAbi, functionName, result });
  }

  describe({ data, value = '0x0' }: Transaction): string {
    const { functionName, args } = decodeFunctionData({ abi: lilApeNFTAbi, data });
    if (functionName === 'mintPrize') return `mint prize ${args[0]} for ${BigInt(value)} wei`;
    return `mint ${String(args?.[1])} for ${BigInt(value)} wei`;
  }
}

/** What a node answers when the collection reverts. */
export function failure(errorName: string, args: readonly unknown[] = []): Error {
  return reverted(errorName, args, anyAbi);
}
