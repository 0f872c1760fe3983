/** What the sheets use of CSS that no browser knows yet, named mixins and named media queries, and nesting, which a document's own sheet is picked from without. @see docs/decisions/182 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AtRule, type ChildNode, type Plugin, parse, type Root, type Rule } from 'postcss';

const primitives = resolve(import.meta.dirname, '../src/ui/primitives.css');

type Mixin = { readonly parameter: string | undefined; readonly body: AtRule };
type Drafts = { readonly mixins: ReadonlyMap<string, Mixin>; readonly media: ReadonlyMap<string, string> };

/** PostCSS plugin: puts what `src/ui/primitives.css` defines in the place of its names. @throws where a sheet uses a name that it does not define */
export function cssDraftsPlugin(): Plugin {
  let known = { text: '', drafts: draftsOf(parse('')) };
  return {
    postcssPlugin: 'lilape-css-drafts',
    Once: (sheet, { result }) => {
      result.messages.push({ type: 'dependency', plugin: 'lilape-css-drafts', file: primitives });
      // A dev server asks again when the file has changed.
      const text = readFileSync(primitives, 'utf8');
      if (text !== known.text) known = { text, drafts: draftsOf(parse(text, { from: primitives })) };
      withoutDrafts(sheet, known.drafts);
    },
  };
}

/**
 * Returns the mixins (`@mixin --name(--parameter)`, at most one) and the queries (`@custom-media --name …`, one each) that a sheet
 * defines. @throws where it defines more than that
 */
export function draftsOf(sheet: Root): Drafts {
  const mixins = new Map<string, Mixin>();
  const media = new Map<string, string>();
  sheet.walkAtRules((rule) => {
    const [, name = '', rest = ''] = /^(--[\w-]+)\s*(.*)$/s.exec(rule.params) ?? [];
    if (rest.includes(',') || (rule.name === 'custom-media' && rest.includes('(--')))
      throw rule.error(`${name} is more than one.`);
    if (rule.name === 'mixin') mixins.set(name, { parameter: /--[\w-]+/.exec(rest)?.[0], body: rule });
    if (rule.name === 'custom-media') media.set(name, rest);
  });
  return { mixins, media };
}

/** A mixin in a mixin, and so on: deeper is one that applies itself. */
const MAX_DEPTH = 8;

/**
 * Changes `sheet` to what it stands for. @throws where it uses a name that `drafts` lacks, a mixin that applies itself, or nesting
 * that would say something else in another place
 */
export function withoutDrafts(sheet: Root, { mixins, media }: Drafts): void {
  for (let depth = 0, isDone = false; !isDone; depth += 1) {
    isDone = true;
    sheet.walkAtRules('apply', (rule) => {
      if (depth > MAX_DEPTH) throw rule.error('A mixin applies itself.');
      isDone = false;
      apply(rule, mixins);
    });
  }
  sheet.walkAtRules('media', (rule) => {
    rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = media.get(name);
      if (query === undefined) throw rule.error(`There is no media query ${name}.`);
      return query;
    });
  });
  sheet.walkRules(unnest);
}

/** Puts what is nested in a rule after it, in its order; what is nested there in turn follows when its turn comes. */
function unnest(rule: Rule): void {
  let last: ChildNode = rule;
  for (const child of rule.nodes.filter(({ type }) => type === 'rule' || type === 'atrule')) {
    const flat = child.remove() as Rule | AtRule;
    if (flat.type === 'rule' && flat.selectors.some((inner) => !inner.includes('&')))
      throw flat.error('A nested selector says & for the rule around it.');
    if (flat.type === 'rule')
      flat.selectors = flat.selectors.flatMap((inner) =>
        rule.selectors.map((outer) => inner.replaceAll('&', outer)),
      );
    else flat.append(rule.clone({ nodes: [] }).append(flat.nodes ?? []));
    last.after(flat);
    last = flat;
  }
  if (rule.nodes.length === 0) rule.remove();
}

function apply(rule: AtRule, mixins: Drafts['mixins']): void {
  const [, name = '', value] = /^(--[\w-]+)(?:\((.*)\))?$/s.exec(rule.params) ?? [];
  const mixin = mixins.get(name);
  if (mixin === undefined) throw rule.error(`There is no mixin ${name}.`);
  const { parameter } = mixin;
  if ((parameter === undefined) !== (value === undefined))
    throw rule.error(`The mixin ${name} takes ${parameter === undefined ? 'nothing' : parameter}.`);
  const body = mixin.body.clone();
  if (parameter !== undefined && value !== undefined) {
    body.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${parameter})`, value);
    });
    body.walkAtRules('apply', (inner) => {
      inner.params = inner.params.replaceAll(`var(${parameter})`, value);
    });
  }
  rule.replaceWith(body.nodes ?? []);
}
