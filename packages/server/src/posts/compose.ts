// A post of this moment: its template filled with the ledger's figures, or why it is not sent.
import { type PostRefusal, refusalOf } from '@lilape/domain/posts/refusal';
import { renderPost } from '@lilape/domain/posts/render';
import type { PostTemplate, PostType } from '@lilape/domain/posts/template';
import type { Pool } from 'pg';
import type { NewMessage } from '#posts/messages.ts';
import { type FeedPrice, type Figures, readFigures } from '#posts/read-figures.ts';
import { readTemplates } from '#posts/templates.ts';

/** The figures of a message, as they are kept with it. */
export type KeptFacts = { readonly version: string; readonly facts: Figures['reported'] };

export type Composed =
  | {
      readonly kind: 'message';
      readonly message: Pick<NewMessage, 'postType' | 'html' | 'text' | 'clip' | 'facts'>;
    }
  | { readonly kind: 'refused'; readonly refusal: PostRefusal }
  /** The ledger was not at the chain's head yet. */
  | { readonly kind: 'no-ledger' };

export type ComposeParts = {
  readonly db: Pick<Pool, 'connect' | 'query'>;
  /** null where the feed does not answer. */
  readonly readPrice: () => Promise<FeedPrice | null>;
  /** Unix milliseconds. */
  readonly clock: () => number;
};

/** Composes a post with what stands now. */
export async function composePost(parts: ComposeParts, type: PostType): Promise<Composed> {
  const [templates, figures] = await Promise.all([
    readTemplates(parts.db),
    parts.readPrice().then((feed) => readFigures(parts.db, feed)),
  ]);
  if (figures === null) return { kind: 'no-ledger' };
  return composeFrom(type, templates[type].template, figures, parts.clock());
}

/** The same of a template and figures that were read. */
export function composeFrom(
  type: PostType,
  template: PostTemplate,
  figures: Figures,
  nowMs: number,
): Composed {
  const refusal = refusalOf(type, template, { facts: figures.facts, ageMs: nowMs - figures.readAtMs });
  if (refusal !== null) return { kind: 'refused', refusal };
  const { html, text } = renderPost(template, figures.facts);
  return {
    kind: 'message',
    message: { postType: type, html, text, clip: template.gif, facts: keptFacts(figures, template) },
  };
}

/** Of the figures those that the post says. */
function keptFacts({ version, reported }: Figures, { fields }: PostTemplate): KeptFacts {
  const said = new Set(fields.map(({ value }) => value));
  return { version: version.toString(), facts: reported.filter(({ key }) => said.has(key)) };
}
