/** What an admin types of a post, and how it comes from what stands and goes to the server. */
import { FACT_KEYS, isFactKey } from '@lilape/domain/posts/placeholders';
import type { PostTemplate } from '@lilape/domain/posts/template';
import { tidyText } from '@lilape/domain/typed-text';
import type { WirePostTemplate } from '@lilape/wire/posts';
import type { Typed } from '#admin/merge-typed.ts';

export type FieldTyped = {
  /** Stays with the line while lines move. */
  readonly key: number;
  readonly label: string;
  /** A word of the placeholders; empty for a text of one's own. */
  readonly fact: string;
  readonly own: string;
  readonly prefix: string;
  readonly unit: string;
};

export type PostTyped = {
  readonly title: string;
  readonly fields: readonly FieldTyped[];
  /** Name of the clip; empty for none. */
  readonly gif: string;
};

/** A template that stands, to be changed. */
export function typedOf({ title, fields, gif }: WirePostTemplate): PostTyped {
  return {
    title,
    fields: fields.map(({ label, value, prefix, unit }, key) => ({
      key,
      label,
      fact: isFactKey(value) ? value : '',
      own: isFactKey(value) ? '' : value,
      prefix,
      unit,
    })),
    gif: gif ?? '',
  };
}

/** The template that is typed. */
export function templateOf({ title, fields, gif }: PostTyped): PostTemplate & WirePostTemplate {
  return {
    title: tidyText(title),
    fields: fields.map(({ label, fact, own, prefix, unit }) => ({
      label: tidyText(label),
      value: fact === '' ? tidyText(own) : fact,
      prefix: tidyText(prefix),
      unit: tidyText(unit),
    })),
    gif: gif === '' ? null : gif,
  };
}

/** A new line at the end: the figure that no line says yet, or a text of one's own. */
export function withLine({ fields }: PostTyped): readonly FieldTyped[] {
  const fact = FACT_KEYS.find((key) => fields.every((field) => field.fact !== key)) ?? '';
  const key = Math.max(-1, ...fields.map((field) => field.key)) + 1;
  return [...fields, { key, label: '', fact, own: '', prefix: '', unit: '' }];
}

/** The line with a key one place up (−1) or down (1). */
export function withMoved(fields: readonly FieldTyped[], key: number, by: -1 | 1): readonly FieldTyped[] {
  const from = fields.findIndex((field) => field.key === key);
  const [one, other] = [fields[from], fields[from + by]];
  if (one === undefined || other === undefined) return fields;
  return fields.map((field) => (field === one ? other : field === other ? one : field));
}

export type PostPart = 'title' | 'fields' | 'gif';

/** The parts that two admins can change beside each other, as texts. */
export function textsOf(typed: PostTyped): Typed<PostPart> {
  const template = templateOf(typed);
  return { title: template.title, fields: linesOf(template), gif: typed.gif };
}

const linesOf = ({ fields }: WirePostTemplate): string =>
  fields
    .map(({ label, value, prefix, unit }) => `${label}: ${[prefix, value, unit].filter(Boolean).join(' ')}`)
    .join('\n');
