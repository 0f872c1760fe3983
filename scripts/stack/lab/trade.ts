// Trades in the pools as anyone can: sells LILAPE of the example purse, buys, or sells as much as every buyer holds at once.
import { erc20Abi, poolOpenerAbi, presaleAbi, testSwapAbi } from '@lilape/contracts/generated/abis';
import { testSwapBytecode } from '@lilape/contracts/generated/bytecodes';
import type { Trade } from '@lilape/wire/lab';
import type { Hex } from 'viem';
import { type LabBench, mintCoin } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

/** Status of a market whose pool is open. @see IPoolOpener.Status */
const OPENED = 1;
/** A trade is this part of what the pool was opened with. */
const PART = 10n;

type Pool = { readonly coin: Hex; readonly tokens: bigint; readonly units: bigint };

/**
 * One trade in each open pool: a tenth of its LILAPE sold, a tenth of its coin spent, or, shared out between the pools by their size, as
 * many LILAPE sold as were sold in the sale.
 * @throws LabError LAB_NO_POOL before a pool is open
 */
export async function trade(bench: LabBench, what: Trade): Promise<void> {
  const pools = await openPools(bench);
  const all = pools.reduce((sum, { tokens }) => sum + tokens, 0n);
  if (all === 0n) throw new LabError('LAB_NO_POOL');
  const swap = await deploySwap(bench);
  const { lilape } = bench.contracts;
  const outside = what === 'crash' ? await soldOutright(bench) : 0n;
  for (const { coin, tokens, units } of pools) {
    if (what === 'buy') {
      // One after the other: they are one wallet's.
      // oxlint-disable-next-line no-await-in-loop
      await mintCoin(bench, bench.reserve, coin, bench.reserve.address, units / PART);
      // oxlint-disable-next-line no-await-in-loop
      await sell(bench, swap, { pool: coin, token: coin, amount: units / PART });
      continue;
    }
    const amount = what === 'crash' ? (outside * tokens) / all : tokens / PART;
    // oxlint-disable-next-line no-await-in-loop
    await sell(bench, swap, { pool: coin, token: lilape, amount });
  }
}

/** What is in each open pool, by what the opener put there and the balance of the price: LILAPE and coin, at their opening. */
async function openPools({ reader, contracts }: LabBench): Promise<Pool[]> {
  const opener = { address: contracts.poolOpener ?? contracts.presale, abi: poolOpenerAbi } as const;
  const opened = await reader.getContractEvents({ ...opener, eventName: 'MarketOpened', fromBlock: 0n });
  const markets = opened.flatMap(({ args: { coin, tokens = 0n, money = 0n } }) =>
    coin === undefined ? [] : [{ coin, tokens, units: money }],
  );
  const statuses = await Promise.all(
    markets.map(({ coin }) => reader.readContract({ ...opener, functionName: 'marketOf', args: [coin] })),
  );
  return markets.filter((_, index) => statuses[index]?.status === OPENED);
}

/** LILAPE that buyers were credited. */
async function soldOutright({ reader, contracts }: LabBench): Promise<bigint> {
  const { tokens } = await reader.readContract({
    address: contracts.presale,
    abi: presaleAbi,
    functionName: 'counters',
  });
  return tokens;
}

async function deploySwap(bench: LabBench): Promise<Hex> {
  const { reserve, reader, contracts } = bench;
  if (contracts.poolManager === null) throw new LabError('LAB_NO_POOL');
  const hash = await bench.walletOf(reserve).deployContract({
    abi: testSwapAbi,
    bytecode: testSwapBytecode,
    args: [contracts.poolManager],
    account: reserve,
    chain: null,
  });
  await bench.mined(hash);
  const { contractAddress } = await reader.getTransactionReceipt({ hash });
  if (!contractAddress) throw new Error('The swap contract was not created.');
  return contractAddress;
}

/** Sells exactly `amount` of `token` in a coin's pool, with an allowance of just that, for what a try just before brought. */
async function sell(
  bench: LabBench,
  swap: Hex,
  { pool, token, amount }: { pool: Hex; token: Hex; amount: bigint },
): Promise<void> {
  const { reader, contracts, reserve: seller } = bench;
  const sender = { account: seller, chain: null } as const;
  const wallet = bench.walletOf(seller);
  await bench.mined(
    await wallet.writeContract({
      ...sender,
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [swap, amount],
    }),
  );
  const key = await reader.readContract({
    address: contracts.poolOpener ?? swap,
    abi: poolOpenerAbi,
    functionName: 'keyOf',
    args: [pool],
  });
  const call = { address: swap, abi: testSwapAbi, functionName: 'sell' } as const;
  const { result } = await reader.simulateContract({
    ...call,
    account: seller,
    args: [key, token, amount, 0n],
  });
  await bench.mined(await wallet.writeContract({ ...call, ...sender, args: [key, token, amount, result] }));
}
