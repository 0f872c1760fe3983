/** What a typed amount would buy now, by the domain's one pricing rule. @see decision 7 */
import { type AmountInput, parseAmountInput } from '@lilape/domain/amount-input';
import { type Quote, quoteDown } from '@lilape/domain/presale/quote';
import { ladderEndUnits } from '@lilape/domain/presale/stages';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { PresaleInfo } from '@lilape/wire/presale';
import { textToUnits } from '@lilape/wire/text';
import { stagesOf } from '#shell/live/ladder.ts';

/** An arrow key changes the amount by this, 0.001 of a coin. @see specification §2 Buy modal, decision 12 */
const stepUnits = 1_000n;

/** The amount that stands in the field. */
export function amountOf(text: string): AmountInput {
  return parseAmountInput(text, STABLE_DECIMALS);
}

/** The quote for an amount at the sale's present state, or null without an amount. */
export function quoteFor(info: PresaleInfo, amount: AmountInput): Quote | null {
  if (!amount.ok || amount.units === 0n) return null;
  return quoteDown(stagesOf(info), textToUnits(info.raised), amount.units);
}

/** The field's text after an arrow key: `direction` steps of 0.001, never below 0; text that is no amount counts as 0. */
export function stepAmount(text: string, direction: 1 | -1): string {
  const amount = amountOf(text);
  const units = (amount.ok ? amount.units : 0n) + BigInt(direction) * stepUnits;
  return formatUnits(units > 0n ? units : 0n, STABLE_DECIMALS);
}

/**
 * The most that can be bought with a balance: all of it, but no more than the sale has left, and of that no less than
 * the least payment, since the contract takes only what is left from a payment that offers enough.
 */
export function maxAmount(info: PresaleInfo, balanceUnits: bigint): string {
  const left = ladderEndUnits(stagesOf(info)) - textToUnits(info.raised);
  const minimum = textToUnits(info.minimum);
  const takes = left > minimum ? left : minimum;
  return formatUnits(balanceUnits < takes ? balanceUnits : takes, STABLE_DECIMALS);
}
