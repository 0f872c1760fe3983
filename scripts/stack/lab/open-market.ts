// Opens the market as anyone can: releases the shares of a finalised sale, lets a day pass, and opens the pool of each coin.
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import { finalise } from './finalise.ts';
import type { LabBench } from './lab-bench.ts';
import { LabError } from './lab-error.ts';
import { jump } from './time.ts';

const DAY_SECONDS = 86_400;

/**
 * Goes on where somebody stopped.
 * @throws LabError LAB_SALE_RUNS before the sale is over with its goal reached, LAB_MARKET_OPEN once no pool is waited for
 */
export async function openMarket(bench: LabBench): Promise<void> {
  const { reader, contracts } = bench;
  if (contracts.reserves === null || contracts.poolOpener === null)
    throw new Error('The local chain has no market.');
  const stranger = await bench.stranger();
  await finalise(bench, stranger);
  const wallet = bench.walletOf(stranger);
  const sender = { account: stranger, chain: null } as const;
  const reserves = { address: contracts.reserves, abi: reservesAbi } as const;
  const opener = { address: contracts.poolOpener, abi: poolOpenerAbi } as const;
  if ((await reader.readContract({ ...reserves, functionName: 'releasedAt' })) === 0)
    await bench.mined(await wallet.writeContract({ ...reserves, ...sender, functionName: 'release' }));
  const [opensAt, { timestamp }, ...markets] = await Promise.all([
    reader.readContract({ ...opener, functionName: 'opensAt' }),
    reader.getBlock(),
    ...[contracts.usdt, contracts.usdc].map(async (coin) => ({
      coin,
      ...(await reader.readContract({ ...opener, functionName: 'marketOf', args: [coin] })),
    })),
  ]);
  const waiting = markets.filter(({ status }) => status === 0);
  if (waiting.length === 0) throw new LabError('LAB_MARKET_OPEN');
  if (timestamp < opensAt) await jump(bench, DAY_SECONDS);
  for (const { coin } of waiting)
    // One after the other: they are one wallet's.
    // oxlint-disable-next-line no-await-in-loop
    await bench.mined(
      await wallet.writeContract({ ...opener, ...sender, functionName: 'open', args: [coin] }),
    );
}
