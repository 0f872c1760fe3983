// Trades in the pools as anyone can: buys, sells LILAPE of the example purse, or sells as much as every buyer holds at once.
import { erc20Abi, poolOpenerAbi, presaleAbi, testSwapAbi } from '@lilape/contracts/generated/abis';
import { testSwapBytecode } from '@lilape/contracts/generated/bytecodes';
import type { Trade } from '@lilape/wire/lab';
import type { Hex } from 'viem';
import { type LabBench, mintCoin } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

/** A trade is this part of what the pool was opened with. */
const PART = 10n;

/** What a pool was opened with: LILAPE in base units, its coin in units. */
type Pool = { readonly coin: Hex; readonly tokens: bigint; readonly units: bigint };
type Sale = { readonly pool: Hex; readonly token: Hex; readonly amount: bigint };

/**
 * One trade in each open pool: a tenth of its coin spent, a tenth of its LILAPE sold, or, shared out between the pools by their size,
 * as many LILAPE sold as were sold in the sale.
 * @throws LabError LAB_NO_POOL before a pool is open
 */
export async function trade(bench: LabBench, what: Trade): Promise<void> {
  const { poolManager, poolOpener } = bench.contracts;
  if (poolManager === null || poolOpener === null) throw new Error('The local chain has no market.');
  const pools = await openedPools(bench, poolOpener);
  if (pools.length === 0) throw new LabError('LAB_NO_POOL');
  const swap = await deploySwap(bench, poolManager);
  for (const sale of await salesOf(bench, pools, what))
    // One after the other: they are one wallet's.
    // oxlint-disable-next-line no-await-in-loop
    await sell(bench, poolOpener, swap, sale);
}

/** What is sold where; the coins of a purchase are minted first. */
async function salesOf(bench: LabBench, pools: readonly Pool[], what: Trade): Promise<readonly Sale[]> {
  const { reader, contracts, reserve } = bench;
  const { lilape: token, presale } = contracts;
  if (what === 'sell') return pools.map(({ coin, tokens }) => ({ pool: coin, token, amount: tokens / PART }));
  if (what === 'buy') {
    for (const { coin, units } of pools)
      // oxlint-disable-next-line no-await-in-loop
      await mintCoin(bench, reserve, coin, reserve.address, units / PART);
    return pools.map(({ coin, units }) => ({ pool: coin, token: coin, amount: units / PART }));
  }
  const counters = { address: presale, abi: presaleAbi, functionName: 'counters' } as const;
  const { tokens: sold } = await reader.readContract(counters);
  const pooled = pools.reduce((sum, { tokens }) => sum + tokens, 0n);
  return pools.map(({ coin, tokens }) => ({ pool: coin, token, amount: (sold * tokens) / pooled }));
}

/** A coin that nobody paid with has an event too, in which nothing was put in. */
async function openedPools({ reader }: LabBench, address: Hex): Promise<Pool[]> {
  const asked = { address, abi: poolOpenerAbi, eventName: 'MarketOpened', fromBlock: 0n } as const;
  const events = await reader.getContractEvents({ ...asked, strict: true });
  return events
    .map(({ args: { coin, tokens, money } }) => ({ coin, tokens, units: money }))
    .filter(({ tokens }) => tokens > 0n);
}

async function deploySwap(bench: LabBench, poolManager: Hex): Promise<Hex> {
  const { reserve, reader } = bench;
  const hash = await bench.walletOf(reserve).deployContract({
    abi: testSwapAbi,
    bytecode: testSwapBytecode,
    args: [poolManager],
    account: reserve,
    chain: null,
  });
  await bench.mined(hash);
  const { contractAddress } = await reader.getTransactionReceipt({ hash });
  if (!contractAddress) throw new Error('The swap contract was not created.');
  return contractAddress;
}

/** Sells exactly that, with an allowance of just that, for what a try just before brought. */
async function sell(bench: LabBench, opener: Hex, swap: Hex, { pool, token, amount }: Sale): Promise<void> {
  const { reader, reserve: account } = bench;
  const wallet = bench.walletOf(account);
  const sender = { account, chain: null } as const;
  const approve = { address: token, abi: erc20Abi, functionName: 'approve', args: [swap, amount] } as const;
  await bench.mined(await wallet.writeContract({ ...sender, ...approve }));
  const keyOf = { address: opener, abi: poolOpenerAbi, functionName: 'keyOf', args: [pool] } as const;
  const key = await reader.readContract(keyOf);
  const call = { address: swap, abi: testSwapAbi, functionName: 'sell' } as const;
  const { result } = await reader.simulateContract({ ...call, account, args: [key, token, amount, 0n] });
  await bench.mined(await wallet.writeContract({ ...call, ...sender, args: [key, token, amount, result] }));
}
