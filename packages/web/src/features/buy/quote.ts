/** What a typed amount would buy now, by the domain's one pricing rule. @see decision 7 "exact pricing" */
import { type AmountInput, parseAmountInput } from '@lilape/domain/amount-input';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { mostPayableUnits, type Quote, quoteDown } from '@lilape/domain/presale/quote';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { PresaleInfo } from '@lilape/wire/presale';
import { textToUnits } from '@lilape/wire/text';
import { stagesOf } from '#shell/front/ladder.ts';

/** An arrow key changes the amount by this, 0.001 of a coin. @see specification §2 Buy modal, decision 12 "amount field" */
const stepUnits = 1_000n;

/** The amount that stands in the field, also where it is written as dollars or with the coin that is paid. */
export function amountOf(text: string, coin: PaymentToken): AmountInput {
  return parseAmountInput(text, STABLE_DECIMALS, ['$', coin]);
}

/** The quote for an amount at the sale's present state, or null without an amount. */
export function quoteFor(info: PresaleInfo, amount: AmountInput): Quote | null {
  if (!amount.ok || amount.units === 0n) return null;
  return quoteDown(stagesOf(info), textToUnits(info.raised), amount.units);
}

/** The field's text after an arrow key: `direction` steps of 0.001, never below 0; text that is no amount counts as 0. */
export function stepAmount(text: string, coin: PaymentToken, direction: 1 | -1): string {
  const amount = amountOf(text, coin);
  const units = (amount.ok ? amount.units : 0n) + BigInt(direction) * stepUnits;
  return formatUnits(units > 0n ? units : 0n, STABLE_DECIMALS);
}

/** The field's text for the most of a balance that the sale takes. */
export function maxAmount(info: PresaleInfo, balanceUnits: bigint): string {
  const [raised, minimum] = [textToUnits(info.raised), textToUnits(info.minimum)];
  return formatUnits(mostPayableUnits(stagesOf(info), raised, minimum, balanceUnits), STABLE_DECIMALS);
}
