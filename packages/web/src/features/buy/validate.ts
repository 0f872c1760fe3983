/** Why an order cannot be sent, in the order of the specification. @see specification §5 Buy */
import type { AmountInput } from '@lilape/domain/amount-input';
import { AppError } from '@lilape/domain/app-error';
import { methodTerms, minimumText, type PaymentToken } from '@lilape/domain/presale/methods';
import type { Quote } from '@lilape/domain/presale/quote';
import { isBuyable } from '@lilape/domain/presale/sale-status';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { PresaleInfo } from '@lilape/wire/presale';
import { textToUnits } from '@lilape/wire/text';

export type Draft = {
  /** As typed. */
  text: string;
  coin: PaymentToken;
  amount: AmountInput;
  quote: Quote | null;
  info: PresaleInfo | null;
  /** Seconds since the chain was last read; null if it never was. */
  ageSeconds: number | null;
  isStale: boolean;
  /** 6-decimal units of the coin in the wallet; null while unknown. */
  balanceUnits: bigint | null;
};

/** What is wrong with the amount as such, or null; nothing is wrong with an empty field. */
export function amountFault({
  text,
  coin,
  amount,
  info,
}: Pick<Draft, 'text' | 'coin' | 'amount' | 'info'>): AppError | null {
  if (amount.ok)
    return amount.units > 0n && amount.units < minimumUnits(coin, info) ? belowMinimum(coin, info) : null;
  switch (amount.fault) {
    case 'empty':
      return null;
    case 'ambiguous': {
      const digits = text.replace(/\D/g, '');
      return new AppError('AMBIGUOUS_AMOUNT', {
        amount: text,
        grouped: digits,
        decimal: text.replace(',', '.'),
      });
    }
    case 'too-precise':
      return new AppError('TOO_PRECISE_AMOUNT', { decimals: STABLE_DECIMALS });
    case 'not-a-number':
      return new AppError('INVALID_AMOUNT');
  }
}

/** The first reason not to send the order, or null. */
export function draftFault(draft: Draft): AppError | null {
  const { amount, coin, quote, info, ageSeconds, isStale } = draft;
  if (!amount.ok || amount.units === 0n) return amountFault(draft) ?? new AppError('INVALID_AMOUNT');
  if (!methodTerms(coin).selectable) return new AppError('UNSUPPORTED_METHOD');
  const fault = amountFault(draft);
  if (fault !== null) return fault;
  if (info === null || isStale) return new AppError('STALE_DATA', { age: ageSeconds ?? '?' });
  if (info.sold_out) return new AppError('SOLD_OUT');
  if (!isBuyable(info.status)) return new AppError('SALE_NOT_OPEN');
  if (quote === null || quote.tokens <= 0n) return new AppError('AMOUNT_TOO_SMALL');
  return balanceFault(draft);
}

/** INSUFFICIENT_BALANCE if the wallet is known to hold less than would be charged, or null. */
export function balanceFault({
  coin,
  quote,
  balanceUnits,
}: Pick<Draft, 'coin' | 'quote' | 'balanceUnits'>): AppError | null {
  if (quote === null || balanceUnits === null || balanceUnits >= quote.chargedUnits) return null;
  const balance = formatUnits(balanceUnits, STABLE_DECIMALS);
  return new AppError('INSUFFICIENT_BALANCE', { method: coin, balance });
}

function minimumUnits(coin: PaymentToken, info: PresaleInfo | null): bigint {
  const ofMethod = methodTerms(coin).minimum;
  const ofSale = info === null ? 0n : textToUnits(info.minimum);
  return ofMethod > ofSale ? ofMethod : ofSale;
}

function belowMinimum(coin: PaymentToken, info: PresaleInfo | null): AppError {
  const isOfMethod = minimumUnits(coin, info) === methodTerms(coin).minimum;
  const min = isOfMethod ? minimumText(coin) : formatUnits(minimumUnits(coin, info), STABLE_DECIMALS);
  return new AppError('BELOW_MINIMUM', { min, method: coin });
}
