/** Amounts of LILAPE as the launchpad shows them: billions with at most one digit behind the point, millions as whole. @see specification §9 Launchpad tiers */
import { type InEach, inLanguage } from '@lilape/domain/languages';
import { formatDecimal } from '#shell/first/format.ts';

const [million, billion] = [1_000_000n, 1_000_000_000n];

const units: InEach<{ billion: string; million: string }> = {
  en: { billion: 'B', million: 'M' },
  ru: { billion: '\u00A0млрд', million: '\u00A0млн' },
};

/** What is held, never more than it is: whole LILAPE (decimal text) as "3.2B", "250M", and below a million in full, without what is behind the point. */
export function heldShort(text: string, language: string): string {
  return short(wholeDown(text), language);
}

/** What is missing, never less than it is: "1.3B" of 1,200,000,001. */
export function missingShort(text: string, language: string): string {
  const tokens = wholeUp(text);
  const step = tokens >= billion ? billion / 10n : tokens >= million ? million : 1n;
  return short(((tokens + step - 1n) / step) * step, language);
}

/** What is held, in whole LILAPE to the last of them: what is one's own can be added up. */
export function heldWhole(text: string, language: string): string {
  return formatDecimal(String(wholeDown(text)), language);
}

/** The same of what is missing, never less than it is. */
export function missingWhole(text: string, language: string): string {
  return formatDecimal(String(wholeUp(text)), language);
}

/** Decimal text grouped to its last digit. */
export function inFull(text: string, language: string): string {
  return formatDecimal(text, language);
}

const wholeDown = (text: string) => BigInt(text.split('.')[0] ?? '0');

function wholeUp(text: string): bigint {
  const [, fraction = ''] = text.split('.');
  return wholeDown(text) + (/[1-9]/.test(fraction) ? 1n : 0n);
}

function short(tokens: bigint, language: string): string {
  const unit = inLanguage(units, language);
  if (tokens >= billion) {
    const tenths = tokens / (billion / 10n);
    const text = tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`;
    return `${formatDecimal(text, language)}${unit.billion}`;
  }
  if (tokens >= million) return `${tokens / million}${unit.million}`;
  return formatDecimal(String(tokens), language);
}
