/** What every power over the sale is given. */
import type { AdminSale } from '@lilape/wire/admin-sale';

export type PowersProps = {
  readonly sale: AdminSale;
  /** null once the powers were given up. */
  readonly owner: string | null;
  /** Something was done: figures are out of date. */
  readonly onDone: () => void;
};

export const zeroAddress = '0x0000000000000000000000000000000000000000';

/** Whether two addresses are one, whatever their case. */
export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
