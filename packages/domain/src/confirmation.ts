// How settled a fact of the chain is, in the words that code, API and page share.

/** seen: in a sealed block; safe: posted to L1; final: L1 final. @see architecture "Confirmation words" */
export const CONFIRMATIONS = ['seen', 'safe', 'final'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The word for an event in block `block`, given the chain's safe and final block numbers. */
export function confirmationOf(block: bigint, heads: { safe: bigint; final: bigint }): Confirmation {
  if (block <= heads.final) return 'final';
  return block <= heads.safe ? 'safe' : 'seen';
}
