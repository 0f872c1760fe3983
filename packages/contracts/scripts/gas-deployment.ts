// What the two transactions of a deployment use, beside what one transaction may use.
import { connect } from '../deploy/clients.ts';
import type { Bench, GasFigure } from './gas-figure.ts';

/** @see EIP-7825 */
const TRANSACTION_GAS = 16_777_216;
/** The sale's beginning is part of what is sent, and its bytes cost more or less: figures are rounded up to so much. */
const ROUNDED_TO = 100_000;

/** One figure a transaction, in their order; on the local chain, which creates its coins and its Uniswap besides. */
export async function measureDeployment({ deployment, rpcUrl }: Bench): Promise<GasFigure[]> {
  const reader = connect(rpcUrl, 31337, 'local');
  const logs = await reader.getLogs({ address: deployment.create3Deployer, fromBlock: 0n });
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))];
  const receipts = await Promise.all(hashes.map((hash) => reader.getTransactionReceipt({ hash })));
  return receipts.map(({ gasUsed }, index) => {
    const value = Math.ceil(Number(gasUsed) / ROUNDED_TO) * ROUNDED_TO;
    return {
      name: `gas: deployment, transaction ${index + 1} of ${receipts.length}`,
      value,
      unit: 'gas',
      ratio: Math.round((value / TRANSACTION_GAS) * 1_000) / 1_000,
      against: `transaction ${TRANSACTION_GAS}`,
    };
  });
}
