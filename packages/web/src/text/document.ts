/** Long texts as typed blocks in both languages at once: one source for a page and for a PDF. */
import { formatDecimal } from '#shell/first/format.ts';
import { LANGUAGES, type Language } from '@lilape/domain/languages';
import type { SaleState } from './sale-state.ts';

/** A sentence in every language; it may hold `**strong**`, `` `code` `` and `[links](/path)`. */
export type Said = Readonly<Record<Language, string>>;

export type TableRow = {
  /** The first cell names the row. */
  cells: readonly Said[];
  /** A sentence under the name. */
  note?: Said;
  /** Length of a bar in the row, percent of the longest. */
  barPct?: number;
};

export type PhaseStatus = 'completed' | 'active' | 'ongoing' | 'upcoming';
/**
 * How far a phase is; `following` stands for what only the sale can say, until it is asked and where it cannot be, and
 * `failed` for a sale that did, `off` for what it has taken with it.
 */
export type PhaseStand = PhaseStatus | 'following' | 'failed' | 'off';
export type Phase = {
  title: Said;
  /** How far it is: one that always holds, or one for each state of the sale, that of the unknown sale first. */
  stands: readonly [Stand, ...Stand[]];
  items: readonly Said[];
};
export type Stand = { status: PhaseStand; label: Said; states?: readonly SaleState[] };

/** One that is long has a `fold`: what is pressed on a phone to see it. */
export type Block =
  | { kind: 'text'; text: Said }
  | { kind: 'heading'; id: string; text: Said }
  | { kind: 'list'; items: readonly Said[]; fold?: Said }
  | { kind: 'note'; look: 'plain' | 'warning'; title: Said; text: Said }
  | { kind: 'facts'; facts: readonly { name: Said; value: Said }[] }
  | {
      kind: 'table';
      caption: Said;
      columns: readonly { title: Said; isNumber?: boolean }[];
      rows: readonly TableRow[];
      fold?: Said;
    }
  | { kind: 'formula'; caption: Said; lines: readonly Said[] }
  | { kind: 'phases'; phases: readonly Phase[]; fold?: Said };

export type Section = {
  /** Anchor, the same in every language. */
  id: string;
  title: Said;
  /** A stamp beside the title, such as "not built yet". */
  stamp?: Said;
  blocks: readonly Block[];
};

/** A long text with its title, the sentence under it, and its numbered sections. */
export type LongText = { title: Said; lead: Said; edition: Said; sections: readonly Section[] };

/** The same words in every language: names, symbols, addresses. */
export function same(text: string): Said {
  return bilingual(() => text);
}

/** Plain decimal text with digits grouped as each language does; `before` and `after` stay as they are. */
export function figure(text: string, before = '', after = ''): Said {
  return bilingual((language) => before + formatDecimal(text, language) + after);
}

/** A sentence that is made for each language by a function. */
export function bilingual(make: (language: Language) => string): Said {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Said;
}

export type Inline =
  | { kind: 'plain' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; to: string };

const marks = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** The parts of a sentence of {@link Said}, in order. */
export function inlineParts(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [all, strong, code, label, to] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && to !== undefined) parts.push({ kind: 'link', text: label, to });
    from = match.index + all.length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
  return parts;
}
