// What the API asks the chain itself: receipts, balances, the ETH price and the newest block.
import { lilApeNFTAbi, presaleAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import {
  type PublicClient,
  concat,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  parseAbi,
  toEventSelector,
  toHex,
} from 'viem';
import { getAbiItem } from 'viem/utils';
import type { Budget } from '#chain/budget.ts';
import { type SignedText, isSignedByContract, isSignedByKey } from '#chain/signed-by.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import type { AskChain } from '#chain/failover.ts';
import { type ChainHead, greatestHead } from '#chain/head.ts';
import { RpcError, type RpcRequest } from '#chain/rpc.ts';

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

/** What to ask about the contracts of a deployment. */
export type HoldingsQuery = {
  readonly lilape: Address;
  readonly presale: Address;
  readonly coins: Readonly<Record<PaymentToken, Address>>;
  /** Whose LILAPE is asked for. */
  readonly holders: readonly Address[];
  /** Contracts with an `owner()`. */
  readonly owned: readonly Address[];
};

/** Who owns and holds what at one block; amounts in base units. */
export type Holdings = {
  readonly block: bigint;
  readonly timeSeconds: number;
  readonly supply: bigint;
  readonly treasury: Address;
  readonly saleUnits: Readonly<Record<PaymentToken, bigint>>;
  readonly lilapeOf: ReadonlyMap<Address, bigint>;
  readonly ownerOf: ReadonlyMap<Address, Address>;
};

/** A pool as the PoolManager keeps it. */
export type PoolSlots = { readonly sqrtPriceX96: bigint; readonly liquidity: bigint };

/** The key that the collection takes, and its number. */
export type StudioSigner = { readonly signer: Address; readonly epoch: bigint };

export type ChainReads = {
  /** The greatest head that any endpoint shows. */
  head(): Promise<ChainHead>;
  transaction(hash: Hex): Promise<ChainTransaction>;
  /** LILAPE base units at the newest block. */
  lilapeBalance(lilape: Address, owner: Address): Promise<{ tokens: bigint; block: bigint }>;
  ethPrice(feed: Address): Promise<EthPrice>;
  /** Everything of `query`, at the newest block. */
  holdings(query: HoldingsQuery): Promise<Holdings>;
  /** How pools of Uniswap v4 stand after a block, in the order of their ids. */
  pools(manager: Address, poolIds: readonly Hex[], block: bigint): Promise<readonly PoolSlots[]>;
  /** Whose vouchers the collection takes. */
  studioSigner(collection: Address): Promise<StudioSigner>;
  /** A read as it came, for who counts the ledger again; the caller has made sure that it may be asked. */
  pass(method: string, params: readonly unknown[]): Promise<unknown>;
  /** Wei that an ape costs; no collection ever changes it. */
  mintPriceWei(collection: Address): Promise<bigint>;
  /** Unix seconds of the newest block. */
  headTimeSeconds(): Promise<number>;
  /** Who a contract says owns it; null where it says nothing of the kind. */
  ownerOf(contract: Address): Promise<Address | null>;
  /** Whether an account signed a text, by its key or as its contract says. */
  isSignedBy(signed: SignedText): Promise<boolean>;
};

const PURCHASED = toEventSelector(getAbiItem({ abi: presaleAbi, name: 'Purchased' }));

/** @see https://docs.chain.link/data-feeds/api-reference */
const FEED_ABI = parseAbi([
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function decimals() view returns (uint8)',
]);

const OWNER_ABI = parseAbi(['function owner() view returns (address)']);

/**
 * Reads through `ask`, each whole read from one of `endpoints`; what strangers choose to look up is taken out of `budget`.
 * `presale` is the only contract whose events count as purchases.
 */
export function createChainReads(
  ask: AskChain,
  presale: Address,
  budget: Budget,
  endpoints: readonly Endpoint[],
): ChainReads {
  const sale = presale.toLowerCase();
  return {
    head: () => greatestHead(endpoints),
    transaction(hash) {
      budget.spend(2);
      return ask(({ client }) => readTransaction(client, hash, sale));
    },
    lilapeBalance(lilape, owner) {
      budget.spend(2);
      return ask(({ client }) => readBalance(client, lilape, owner));
    },
    ethPrice: (feed) => ask(({ client }) => readPrice(client, feed)),
    holdings: (query) => ask(({ client }) => readHoldings(client, query)),
    pools: (manager, poolIds, block) => ask(({ client }) => readPools(client, manager, poolIds, block)),
    studioSigner: (collection) => ask(({ client }) => readSigner(client, collection)),
    pass(method, params) {
      budget.spend(1);
      return ask(({ request }) => request(method, params));
    },
    mintPriceWei: (collection) => ask(({ client }) => readMintPrice(client, collection)),
    headTimeSeconds: () => ask(async ({ client }) => Number((await client.getBlock()).timestamp)),
    ownerOf(contract) {
      budget.spend(1);
      return ask(({ request }) => readOwner(request, contract));
    },
    async isSignedBy(signed) {
      if (await isSignedByKey(signed)) return true;
      budget.spend(3);
      return ask(({ client }) => isSignedByContract(client, signed));
    },
  };
}

const newestBlock = (client: PublicClient) => client.getBlockNumber({ cacheTime: 0 });

async function readTransaction(client: PublicClient, hash: Hex, sale: string): Promise<ChainTransaction> {
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
}

async function readBalance(client: PublicClient, lilape: Address, owner: Address) {
  const block = await newestBlock(client);
  const tokens = await client.readContract({
    address: lilape,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
    blockNumber: block,
  });
  return { tokens, block };
}

async function readPrice(client: PublicClient, feed: Address): Promise<EthPrice> {
  const [round, decimals] = await Promise.all([
    client.readContract({ address: feed, abi: FEED_ABI, functionName: 'latestRoundData' }),
    client.readContract({ address: feed, abi: FEED_ABI, functionName: 'decimals' }),
  ]);
  return { answer: round[1], decimals, updatedAtSeconds: Number(round[3]) };
}

/** Where the PoolManager's mapping of pools is, and how far behind a pool's first word its liquidity. @see v4-core StateLibrary */
const POOLS_SLOT = 6n;
const LIQUIDITY_OFFSET = 3n;
const EXTSLOAD_ABI = parseAbi(['function extsload(bytes32[] slots) view returns (bytes32[])']);

async function readPools(
  client: PublicClient,
  manager: Address,
  poolIds: readonly Hex[],
  blockNumber: bigint,
): Promise<PoolSlots[]> {
  const slots = poolIds.flatMap((poolId) => {
    const first = BigInt(keccak256(concat([poolId, toHex(POOLS_SLOT, { size: 32 })])));
    return [first, first + LIQUIDITY_OFFSET].map((slot) => toHex(slot, { size: 32 }));
  });
  const of = { address: manager, abi: EXTSLOAD_ABI, blockNumber } as const;
  const words = await client.readContract({ ...of, functionName: 'extsload', args: [slots] });
  return poolIds.map((_, at) => ({
    // Tick and fees stand above the price in its word.
    sqrtPriceX96: BigInt.asUintN(160, BigInt(words[2 * at] ?? 0)),
    liquidity: BigInt.asUintN(128, BigInt(words[2 * at + 1] ?? 0)),
  }));
}

/** At one block: a key without its number would be another's. */
async function readSigner(client: PublicClient, collection: Address): Promise<StudioSigner> {
  const blockNumber = await newestBlock(client);
  const nft = { address: collection, abi: lilApeNFTAbi, blockNumber } as const;
  const [signer, epoch] = await Promise.all([
    client.readContract({ ...nft, functionName: 'signer' }),
    client.readContract({ ...nft, functionName: 'signerEpoch' }),
  ]);
  return { signer, epoch };
}

/** Raw: a stranger's contract may refuse, or answer with anything. */
async function readOwner(request: RpcRequest, contract: Address): Promise<Address | null> {
  try {
    const data = encodeFunctionData({ abi: OWNER_ABI, functionName: 'owner' });
    const answer = await request<Hex>('eth_call', [{ to: contract, data }, 'latest']);
    return /^0x0{24}[0-9a-f]{40}$/i.test(answer) ? `0x${answer.slice(26).toLowerCase()}` : null;
  } catch (error) {
    if (error instanceof RpcError && !LIMITED.has(error.code)) return null;
    throw error;
  }
}

/** Codes of an endpoint that was asked too often, by which it says nothing about the contract. @see EIP-1474 */
const LIMITED = new Set([-32_005, -32_603]);

async function readMintPrice(client: PublicClient, collection: Address): Promise<bigint> {
  return client.readContract({ address: collection, abi: lilApeNFTAbi, functionName: 'MINT_PRICE' });
}

/** Every call names the block, so that the answers fit together; calls of the same moment travel in one batch. */
async function readHoldings(client: PublicClient, query: HoldingsQuery): Promise<Holdings> {
  const { lilape, presale, coins, holders, owned } = query;
  const { number: blockNumber, timestamp } = await client.getBlock();
  const balanceOf = (token: Address, holder: Address) =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [holder],
      blockNumber,
    });
  const ownerOf = (address: Address) =>
    client.readContract({ address, abi: OWNER_ABI, functionName: 'owner', blockNumber });
  const [supply, treasury, usdt, usdc, balances, owners] = await Promise.all([
    client.readContract({ address: lilape, abi: erc20Abi, functionName: 'totalSupply', blockNumber }),
    client.readContract({ address: presale, abi: presaleAbi, functionName: 'treasury', blockNumber }),
    balanceOf(coins.USDT, presale),
    balanceOf(coins.USDC, presale),
    Promise.all(holders.map(async (holder) => [holder, await balanceOf(lilape, holder)] as const)),
    Promise.all(owned.map(async (address) => [address, await ownerOf(address)] as const)),
  ]);
  return {
    block: blockNumber,
    timeSeconds: Number(timestamp),
    supply,
    treasury,
    saleUnits: { USDT: usdt, USDC: usdc },
    lilapeOf: new Map(balances),
    ownerOf: new Map(owners),
  };
}
