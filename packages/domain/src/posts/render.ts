// A post as it is sent: HTML as Telegram reads it, and how long it is there. Pure; preview and sender share it.
import type { Facts } from '@lilape/domain/posts/facts';
import { isFactKey } from '@lilape/domain/posts/placeholders';
import type { PostField, PostTemplate } from '@lilape/domain/posts/template';

/** Characters that Telegram takes under a clip, and without one, counted without marks. @see core.telegram.org/bots/api#sendanimation */
export const MAX_CAPTION_CHARS = 1_024;
export const MAX_MESSAGE_CHARS = 4_096;

export type RenderedPost = {
  /** For `parse_mode: HTML`. */
  readonly html: string;
  /** What is read of it. */
  readonly text: string;
};

/** The post that a template and the figures of this moment make. */
export function renderPost(
  { title, fields }: Pick<PostTemplate, 'title' | 'fields'>,
  facts: Facts,
): RenderedPost {
  const lines = fields.map((field) => ({ label: field.label, said: saidOf(field, facts) }));
  return {
    html: [`<b>${escapeHtml(title)}</b>`, '', ...lines.map(htmlLine)].join('\n'),
    text: [title, '', ...lines.map(({ label, said }) => `${label}: ${said}`)].join('\n'),
  };
}

/** Characters above what Telegram takes of the post; 0 where it fits. */
export function charsTooMany({ text }: RenderedPost, hasClip: boolean): number {
  return Math.max(0, text.length - (hasClip ? MAX_CAPTION_CHARS : MAX_MESSAGE_CHARS));
}

/** Stands where a figure is not known; a post with it is shown and never sent. */
export const UNKNOWN_FIGURE = '…';

/** A field's value with its sign before and its unit behind it: `$1,234`, `100,000 LILAPE`. */
export function saidOf({ value, prefix = '', unit = '' }: PostField, facts: Facts): string {
  const said = isFactKey(value) ? (facts[value]?.text ?? UNKNOWN_FIGURE) : value;
  return `${prefix}${said}${unit === '' ? '' : ` ${unit}`}`;
}

function htmlLine({ label, said }: { readonly label: string; readonly said: string }): string {
  return `${escapeHtml(label)}: <b>${escapeHtml(said)}</b>`;
}

/** The three signs that Telegram's HTML asks to be written otherwise. @see core.telegram.org/bots/api#html-style */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
