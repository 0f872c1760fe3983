/** The figures on the wire as the domain's rules take them. Pure. */
import type { Facts } from '@lilape/domain/posts/facts';
import type { PostFact } from '@lilape/wire/posts';

export const factsIn = (told: readonly PostFact[]): Facts =>
  Object.fromEntries(told.map(({ key, text, exact }) => [key, { text, exact: BigInt(exact) }]));
