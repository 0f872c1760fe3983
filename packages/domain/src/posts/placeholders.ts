// The words in a post's template that figures take the place of. @see specification §3

export const FACT_KEYS = [
  'formattedETH',
  'formattedAmount',
  'formattedTokens',
  'formattedTotal',
  'formattedHolders',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

/** Those that tell of one purchase: a post with one of them needs a purchase to tell of. */
export const PURCHASE_FACTS: readonly FactKey[] = ['formattedETH', 'formattedAmount', 'formattedTokens'];

/** Whether a field's value is such a word; everything else is said as it stands. */
export function isFactKey(value: string): value is FactKey {
  return (FACT_KEYS as readonly string[]).includes(value);
}
