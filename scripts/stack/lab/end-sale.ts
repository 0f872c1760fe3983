// Ends the sale in each of the ways in which a sale can end.
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import type { SaleEnding } from '@lilape/wire/lab';
import { type LabBench, mintCoin } from './lab-bench.ts';
import { LabError } from './lab-error.ts';
import { jump } from './time.ts';

/** The contract's `Status`: running, and running with an announced closing. */
const runningStatuses: readonly number[] = [1, 2];
/** A million dollars: more than the local ladder takes; the contract charges what is left. */
const everythingUnits = 1_000_000_000_000n;

/**
 * Ends the sale: by selling the rest, at its end with or without its goal reached, or by the owner's cancelling it.
 * @throws LabError LAB_SALE_OVER if it no longer runs, LAB_GOAL_REACHED if it can no longer miss its goal
 */
export async function endSale(bench: LabBench, how: SaleEnding): Promise<void> {
  const sale = await readSale(bench);
  if (!runningStatuses.includes(sale.status)) throw new LabError('LAB_SALE_OVER');
  const { softCap, minimum } = sale.terms;
  switch (how) {
    case 'sold-out':
      await buy(bench, everythingUnits);
      await bench.sequencer.seal(bench.blocksToFinal);
      return;
    case 'goal-reached':
      if (sale.raised < softCap) await buy(bench, larger(softCap - sale.raised, minimum));
      return reachEnd(bench, sale);
    case 'below-goal':
      if (sale.raised >= softCap) throw new LabError('LAB_GOAL_REACHED');
      return reachEnd(bench, sale);
    case 'cancelled':
      return cancel(bench);
  }
}

type Sale = Awaited<ReturnType<typeof readSale>>;

async function readSale({ reader, contracts }: LabBench) {
  const sale = { address: contracts.presale, abi: presaleAbi } as const;
  const [status, raised, terms, closesAt] = await Promise.all([
    reader.readContract({ ...sale, functionName: 'status' }),
    reader.readContract({ ...sale, functionName: 'raised' }),
    reader.readContract({ ...sale, functionName: 'terms' }),
    reader.readContract({ ...sale, functionName: 'closesAt' }),
  ]);
  return { status, raised, terms, closesAt };
}

async function reachEnd(bench: LabBench, { closesAt }: Sale): Promise<void> {
  const { timestamp } = await bench.reader.getBlock();
  await jump(bench, Math.max(closesAt - Number(timestamp), 0));
}

/** Buys as a stranger with coins made for it; at most what is left is charged. */
async function buy(bench: LabBench, units: bigint): Promise<void> {
  const { presale, usdc } = bench.contracts;
  const buyer = await bench.stranger();
  await mintCoin(bench, buyer, usdc, buyer.address, units);
  const wallet = bench.walletOf(buyer);
  const common = { account: buyer, chain: null } as const;
  await bench.mined(
    await wallet.writeContract({
      ...common,
      address: usdc,
      abi: erc20Abi,
      functionName: 'approve',
      args: [presale, units],
    }),
  );
  await bench.mined(
    await wallet.writeContract({
      ...common,
      address: presale,
      abi: presaleAbi,
      functionName: 'buy',
      args: [usdc, units, 0n],
    }),
  );
}

async function cancel(bench: LabBench): Promise<void> {
  const call = { address: bench.contracts.presale, abi: presaleAbi, functionName: 'cancel' } as const;
  await bench.mined(
    await bench.walletOf(bench.owner).writeContract({ ...call, account: bench.owner, chain: null }),
  );
  await bench.sequencer.seal(bench.blocksToFinal);
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b);
