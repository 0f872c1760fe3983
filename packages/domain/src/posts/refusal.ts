// When a post is not sent: it would tell of what is not there, or of what may not be so any more. Pure; admin page and sender share it.
import type { MessageCode } from '@lilape/domain/messages/catalogue';
import type { Facts } from '@lilape/domain/posts/facts';
import { PURCHASE_FACTS, isFactKey } from '@lilape/domain/posts/placeholders';
import { charsTooMany, renderPost } from '@lilape/domain/posts/render';
import type { PostTemplate, PostType } from '@lilape/domain/posts/template';

/** Figures whose last look at the chain is longer ago are not posted. @see decision 10 "no invented figures" */
export const OLDEST_MS = 60_000;

export type PostRefusal = {
  readonly code: Extract<
    MessageCode,
    'POST_NO_PURCHASE' | 'POST_NO_PRICE' | 'POST_FIGURES_OLD' | 'POST_TOO_LONG'
  >;
  readonly values: Readonly<Record<string, string | number>>;
};

/** Why a post would not be sent now; null where it would. `ageMs`: since the chain's head was last seen. */
export function refusalOf(
  post: PostType,
  template: Pick<PostTemplate, 'title' | 'fields' | 'gif'>,
  { facts, ageMs }: { readonly facts: Facts; readonly ageMs: number },
): PostRefusal | null {
  const missing = template.fields
    .map(({ value }) => value)
    .filter(isFactKey)
    .filter((key) => facts[key] === undefined);
  // Without a purchase there is nothing that a price could be given for.
  const hasPurchase = facts.formattedAmount !== undefined;
  if (!hasPurchase && missing.some((key) => PURCHASE_FACTS.includes(key)))
    return { code: 'POST_NO_PURCHASE', values: { post } };
  if (ageMs > OLDEST_MS) return { code: 'POST_FIGURES_OLD', values: { seconds: Math.floor(ageMs / 1_000) } };
  if (missing.length > 0) return { code: 'POST_NO_PRICE', values: { post } };
  const chars = charsTooMany(renderPost(template, facts), template.gif !== null);
  return chars > 0 ? { code: 'POST_TOO_LONG', values: { post, chars } } : null;
}
