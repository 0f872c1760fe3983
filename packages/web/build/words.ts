/** The words of a page that a reader has before them: for the build, which refuses more than a page may say. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIRST_LANGUAGE } from '@lilape/domain/languages';
import type { SaleState } from '../src/text/sale-state.ts';
import { builtClass } from './class-names.ts';

/** The most words that a page says in the first language before anything is opened. Pages that are not here may say as many as they need. */
const wordLimits: Readonly<Record<string, number>> = {
  home: 1_100,
  giveaway: 550,
  staking: 500,
  verify: 500,
  launchpad: 600,
  contracts: 1_200,
};

/** Which of the texts of a page is counted where it has one for each state of the sale: that of the longest time. */
const COUNTED_STATE: SaleState = 'open';

const foldSheet = resolve(import.meta.dirname, '../src/ui/fold.module.css');
const foldRules = readFileSync(foldSheet, 'utf8');
const foldClass = (name: string) => builtClass(name, foldSheet, foldRules);
const fold = { own: foldClass('fold'), always: foldClass('always') };

/** A tag with its attributes, whose values React writes without `>`, or text. */
const PARTS = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/g;
const UNSEEN = /<!--[^]*?-->|<(script|style|template|noscript|svg)\b[^]*?<\/\1>/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** What does not end a word. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);

type Element = { readonly tag: string; readonly attributes: string; readonly isHidden: boolean };

/** Returns how many words the main part of a document shows on a large screen while the sale is open; what is folded there is not counted. */
export function countWords(html: string): number {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(UNSEEN, '');
  const open: Element[] = [];
  let shown = '';
  for (const [, end, tag = '', attributes = '', text] of main.matchAll(PARTS)) {
    if (text !== undefined) {
      if (open.at(-1)?.isHidden !== true) shown += text;
      continue;
    }
    if (!INLINE.has(tag)) shown += ' ';
    if (end === '/')
      open.length = Math.max(
        0,
        open.findLastIndex((element) => element.tag === tag),
      );
    else if (!VOID.has(tag)) open.push({ tag, attributes, isHidden: isHidden(tag, attributes, open) });
  }
  return wordsIn(shown);
}

/** @returns a sentence about a page that says too much, undefined where it does not */
export function tooManyWords(page: string, language: string, html: string): string | undefined {
  const allowed = language === FIRST_LANGUAGE ? wordLimits[page] : undefined;
  const count = allowed === undefined ? 0 : countWords(html);
  return allowed === undefined || count <= allowed
    ? undefined
    : `The page ${page} says ${count} words before anything is opened, and may say ${allowed}.`;
}

function isHidden(tag: string, attributes: string, around: readonly Element[]): boolean {
  const parent = around.at(-1);
  const states = attributeOf(attributes, 'data-in');
  return (
    parent?.isHidden === true ||
    /\shidden(?=[\s=]|$)/.test(attributes) ||
    (states !== undefined && !states.split(' ').includes(COUNTED_STATE)) ||
    (tag === 'dialog' && !isOpen(attributes)) ||
    (parent?.tag === 'details' &&
      (tag === 'summary' ? isUnfolded(around) : !isOpen(parent.attributes) && !isUnfolded(around)))
  );
}

/** Whether a large screen shows what is folded, in place of the line that opens it. @see ui/fold.module.css */
function isUnfolded(around: readonly Element[]): boolean {
  const classes = attributeOf(around.at(-2)?.attributes ?? '', 'class')?.split(' ') ?? [];
  return classes.includes(fold.own) && !classes.includes(fold.always);
}

const isOpen = (attributes: string) => /\sopen(?=[\s=]|$)/.test(attributes);

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** A figure is one word, however its thousands are parted. */
function wordsIn(text: string): number {
  const plain = text.replaceAll(/&[#\w]+;/g, '’').replaceAll(/(?<=\d)\u00A0(?=\d)/g, '');
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
