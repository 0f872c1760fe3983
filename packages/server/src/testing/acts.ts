// Calls that people make on a test chain.
import { presaleAbi } from '@lilape/contracts/generated/abis';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { encodeFunctionData } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { SaleDeployment } from '#chain/deployment.ts';

export type Order = { readonly buyer: number; readonly coin: PaymentToken; readonly units: bigint };

/** A call that a buyer sends, named by its position, with `value` in wei if it takes any. */
export type Act = {
  readonly buyer: number;
  readonly to: Hex;
  /** Where somebody else has to sign something first, not yet there. */
  readonly data: Hex | Promise<Hex>;
  readonly value?: bigint;
  /** At most so much, where the usual is not enough. */
  readonly gas?: bigint;
};

export type Signed = { readonly buyer: number; readonly raw: Hex };

/** A purchase as a call. */
export function purchaseAct(sale: SaleDeployment, { buyer, coin, units }: Order): Act {
  const data = encodeFunctionData({
    abi: presaleAbi,
    functionName: 'buy',
    args: [sale.coins[coin], units, 0n],
  });
  return { buyer, to: sale.presale, data };
}
