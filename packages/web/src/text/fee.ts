/** What the network took or will take, in dollars where the price of ETH is known. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { parseUnits } from '@lilape/domain/units';
import { formatDecimal } from '#shell/first/format.ts';
import { formatAmountDown } from './amount.ts';

/** Returns wei of ETH as dollars, cents rounded up: "$0.80", "< $0.01"; as ETH without `ethUsd`, its price as decimal text. */
export function feeText(wei: bigint, ethUsd: string | null, language: string): string {
  const price = ethUsd === null ? undefined : parseUnits(ethUsd, TOKEN_DECIMALS);
  if (price === undefined) return `${formatAmountDown(wei, TOKEN_DECIMALS, 8, language)} ETH`;
  // Both have 18 decimals.
  const cents = (wei * price * 100n) / 10n ** 36n + 1n;
  const dollars = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  return `${cents <= 1n ? '< ' : ''}$${formatDecimal(dollars, language)}`;
}
