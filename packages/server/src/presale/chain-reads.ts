// What the API asks the chain itself: receipts, balances, the ETH price and the newest block.
import { presaleAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import { type PublicClient, erc20Abi, parseAbi, toEventSelector } from 'viem';
import { getAbiItem } from 'viem/utils';

export type Hex = `0x${string}`;

/** A transaction as the chain knows it: not at all, waiting, or mined with its result. */
export type ChainTransaction =
  | { readonly status: 'unknown' | 'pending' }
  | {
      readonly status: 'succeeded' | 'failed';
      readonly block: bigint;
      /** Whether the sale itself recorded a purchase in it. */
      readonly hasPurchase: boolean;
    };

export type EthPrice = {
  readonly answer: bigint;
  readonly decimals: number;
  readonly updatedAtSeconds: number;
};

export type ChainReads = {
  headNumber(): Promise<bigint>;
  transaction(hash: Hex): Promise<ChainTransaction>;
  /** LILAPE base units at the newest block. */
  lilapeBalance(lilape: Address, owner: Address): Promise<{ tokens: bigint; block: bigint }>;
  ethPrice(feed: Address): Promise<EthPrice>;
};

const PURCHASED = toEventSelector(getAbiItem({ abi: presaleAbi, name: 'Purchased' }));

/** @see https://docs.chain.link/data-feeds/api-reference */
const FEED_ABI = parseAbi([
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function decimals() view returns (uint8)',
]);

/** Reads through `client`; `presale` is the only contract whose events count as purchases. */
export function createChainReads(client: PublicClient, presale: Address): ChainReads {
  const sale = presale.toLowerCase();

  const transaction = async (hash: Hex): Promise<ChainTransaction> => {
    // Raw requests: "not found" is an ordinary answer here, not an error.
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] });
    if (receipt === null) {
      const known = await client.request({ method: 'eth_getTransactionByHash', params: [hash] });
      return { status: known === null ? 'unknown' : 'pending' };
    }
    return {
      status: receipt.status === '0x1' ? 'succeeded' : 'failed',
      block: BigInt(receipt.blockNumber),
      hasPurchase: receipt.logs.some(
        (log) => log.address.toLowerCase() === sale && log.topics[0] === PURCHASED,
      ),
    };
  };

  return {
    headNumber: () => client.getBlockNumber({ cacheTime: 0 }),
    transaction,
    async lilapeBalance(lilape, owner) {
      const block = await client.getBlockNumber({ cacheTime: 0 });
      const tokens = await client.readContract({
        address: lilape,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner],
        blockNumber: block,
      });
      return { tokens, block };
    },
    async ethPrice(feed) {
      const [round, decimals] = await Promise.all([
        client.readContract({ address: feed, abi: FEED_ABI, functionName: 'latestRoundData' }),
        client.readContract({ address: feed, abi: FEED_ABI, functionName: 'decimals' }),
      ]);
      return { answer: round[1], decimals, updatedAtSeconds: Number(round[3]) };
    },
  };
}
