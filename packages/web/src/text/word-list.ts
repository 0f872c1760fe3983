/** Words in a row as people of each language write them. */

/** Returns 'USDT and USDC', as a `disjunction` 'USDT or USDC'. */
export function formatList(
  words: readonly string[],
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(words);
}
