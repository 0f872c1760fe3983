// One figure of the gas measurements: how a call is sent, what it cost, beside which limit.
import type { Address, Hex, TestClient } from 'viem';

import type { Clients } from '../deploy/clients.ts';
import type { Deployment } from '../deployment.ts';
import { type GasItem, sumGas } from '../gas.ts';

export type GasFigure = { name: string; value: number; unit: 'gas'; ratio: number; against: string };

/**
 * The most that a figure's ratio may be: a limit is a sum of parts that a call may pass by a little, what one transaction may use is
 * passed by nothing.
 */
export const maxRatio = ({ against }: GasFigure): number => (against.startsWith('limit') ? 1.05 : 1);

/** `first` acts before the measurement, so that counters are not zero; `last` never does, so that balances are not. */
export type Buyers = { first: Clients; measured: Clients; last: Clients };
export type Bench = { deployment: Deployment; buyers: Buyers; time: TestClient; rpcUrl: string };

/** Sends a transaction that must succeed, and returns its gas. */
export async function send(
  { wallet, account, reader }: Clients,
  to: Address,
  data: Hex,
  value = 0n,
): Promise<number> {
  const hash = await wallet.sendTransaction({ account, chain: wallet.chain, to, data, value });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`A measured transaction failed: ${hash}`);
  return Number(receipt.gasUsed);
}

/** What a measured call cost, beside its limit and, where there is one, another's measured here. */
export function figure(name: string, value: number, limit: GasItem[], peer?: string): GasFigure {
  const sum = sumGas(limit);
  return {
    name,
    value,
    unit: 'gas',
    ratio: Math.round((value / sum) * 1000) / 1000,
    against: peer === undefined ? `limit ${sum}` : `limit ${sum}, ${peer}`,
  };
}
