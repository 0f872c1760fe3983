/** What the charts count in: dollars or tokens. */
import { cutDown, formatDollars, formatTextDown } from '#shell/first/format.ts';

export type Unit = 'dollars' | 'tokens';

type Amounts = { readonly raised: string; readonly tokens: string };

/** The exact text of an amount in the chosen unit. */
export function amountOf(unit: Unit, { raised, tokens }: Amounts): string {
  return unit === 'dollars' ? raised : tokens;
}

/** An amount for people, cut to cents or to whole tokens: "$1,234.50", "10,385,384 LILAPE". */
export function amountWords(unit: Unit, text: string, language: string): string {
  return unit === 'dollars'
    ? `$${formatDollars(cutDown(text, 2), language)}`
    : `${formatTextDown(text, 0, language)} LILAPE`;
}

/** A short label for an axis: "$12.5K", "21T". Only for axes, where the full figure stands beside it. */
export function axisWords(unit: Unit, value: number, language: string): string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 }).format(
    value,
  );
  return unit === 'dollars' ? `$${short}` : short;
}
