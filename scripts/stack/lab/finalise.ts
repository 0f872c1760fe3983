// Finalises an ended sale, as anyone may.
import { presaleAbi } from '@lilape/contracts/generated/abis';
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import type { Account } from 'viem';
import type { LabBench } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

/** Does nothing where it is done. @throws LabError LAB_SALE_RUNS before the sale is over with its goal reached */
export async function finalise(bench: LabBench, stranger: Account): Promise<void> {
  const { presale } = bench.contracts;
  const sale = { address: presale, abi: presaleAbi } as const;
  const status = SALE_STATUSES[await bench.reader.readContract({ ...sale, functionName: 'status' })];
  if (status === 'finalised') return;
  if (status !== 'ended') throw new LabError('LAB_SALE_RUNS');
  const call = { ...sale, functionName: 'finalise', account: stranger, chain: null } as const;
  await bench.mined(await bench.walletOf(stranger).writeContract(call));
}
