// The templates of the posts: what may stand in them, and what stands there until an admin says otherwise. Pure.
import { textProblem } from '@lilape/domain/typed-text';
import type { InputProblem } from '@lilape/domain/messages/input';
import { isFactKey } from '@lilape/domain/posts/placeholders';

/** The posts, by the names that schedules and calls have for them. @see specification §3 */
export const POST_TYPES = ['Post 1', 'Post 2', 'Post 3'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** A line of a post: `label: prefix value unit`. */
export type PostField = {
  readonly label: string;
  /** A word of `FACT_KEYS`, or what is said as it stands. */
  readonly value: string;
  readonly prefix?: string;
  readonly unit?: string;
};

export type PostTemplate = {
  readonly title: string;
  readonly fields: readonly PostField[];
  /** Name of the clip that goes with it; null for none. */
  readonly gif: string | null;
};

export const POST_LIMITS = {
  titleChars: 120,
  fields: 12,
  labelChars: 60,
  valueChars: 120,
  signChars: 12,
} as const;

/** Clips that a post can go with. @see specification §3 */
export const GIFS = ['lilape-post2.gif.mp4', 'lilape-post3.gif.mp4'] as const;

/** Nobody holds a token while the sale runs. @see decision 61 "total holders" */
const HOLDERS = 'Total holders (buyers until the sale is finalised)';

export const DEFAULT_TEMPLATES: Readonly<Record<PostType, PostTemplate>> = {
  'Post 1': {
    title: '🍌 A new ape in the jungle',
    fields: [
      { label: 'Paid', value: 'formattedAmount', prefix: '$' },
      { label: 'About', value: 'formattedETH', unit: 'ETH' },
      { label: 'For', value: 'formattedTokens', unit: 'LILAPE' },
      { label: 'Raised so far', value: 'formattedTotal', prefix: '$' },
    ],
    gif: null,
  },
  'Post 2': {
    title: '🦍 The sale so far',
    fields: [
      { label: 'Raised', value: 'formattedTotal', prefix: '$' },
      { label: HOLDERS, value: 'formattedHolders' },
    ],
    gif: 'lilape-post2.gif.mp4',
  },
  'Post 3': {
    title: '🌴 Newest purchase',
    fields: [
      { label: 'Paid', value: 'formattedAmount', prefix: '$' },
      { label: 'For', value: 'formattedTokens', unit: 'LILAPE' },
      { label: HOLDERS, value: 'formattedHolders' },
    ],
    gif: 'lilape-post3.gif.mp4',
  },
};

/** What is wrong with a template, and with which of its fields (null: with its title, number of fields or clip). */
export type TemplateProblem = { readonly field: number | null; readonly problem: InputProblem };

/** The first thing that is wrong with a template; null if nothing is. Server and form share it. */
export function templateProblem({ title, fields, gif }: PostTemplate): TemplateProblem | null {
  const whole =
    textProblem(title, { most: POST_LIMITS.titleChars }) ??
    (fields.length === 0 ? 'IS_MISSING' : null) ??
    (fields.length > POST_LIMITS.fields ? 'HAS_TOO_MANY' : null) ??
    (gif !== null && !(GIFS as readonly string[]).includes(gif) ? 'IS_NO_CLIP' : null);
  if (whole !== null) return { field: null, problem: whole };
  for (const [field, given] of fields.entries()) {
    const problem = fieldProblem(given);
    if (problem !== null) return { field, problem };
  }
  return null;
}

function fieldProblem({ label, value, prefix, unit }: PostField): InputProblem | null {
  const signs = [prefix, unit].filter((sign) => sign !== undefined && sign !== '');
  return (
    textProblem(label, { most: POST_LIMITS.labelChars }) ??
    (isFactKey(value) ? null : textProblem(value, { most: POST_LIMITS.valueChars })) ??
    signs
      .map((sign) => textProblem(sign ?? '', { most: POST_LIMITS.signChars }))
      .find((found) => found !== null) ??
    null
  );
}
