import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Declaration, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { draftsOf, withoutDrafts } from './css-drafts.ts';

const defined = draftsOf(
  parse(`@mixin --row(--gap) { display: flex; gap: var(--gap); }
    @mixin --cluster(--gap) { @apply --row(var(--gap)); flex-wrap: wrap; }
    @mixin --small { font-size: 14px; }
    @mixin --facts {&>dt{color:red}}
    @custom-media --phone (width < 48rem);`),
);

function written(css: string): string {
  const sheet = parse(css);
  withoutDrafts(sheet, defined);
  return sheet
    .toString()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([:;{]) | (?=})/g, '$1');
}

test('behavior: a mixin stands for its declarations, in the place where it is applied', () => {
  expect(written('.x{color:red;@apply --small;margin:0}')).toBe('.x{color:red;font-size:14px;margin:0}');
});

test('behavior: a mixin takes a value, of several words too, and hands it on', () => {
  expect(written('.x{@apply --row(var(--space-8) 0)}')).toBe('.x{display:flex;gap:var(--space-8) 0}');
  expect(written('.x{@apply --cluster(1px)}')).toBe('.x{display:flex;gap:1px;flex-wrap:wrap}');
});

test('behavior: a mixin may say what lies in the rule', () => {
  expect(written('.x{@apply --facts;a:b}.y{c:d}')).toBe('.x{a:b}.x>dt{color:red}.y{c:d}');
});

test('behavior: a named query stands for its own, beside others', () => {
  expect(written('@media screen and (--phone){.x{a:b}}')).toBe('@media screen and (width < 48rem){.x{a:b}}');
});

test('behavior: what is nested in a rule follows it, in its order, for each of its selectors', () => {
  expect(written('.x,.y{a:b;@media print{c:d;&:hover{e:f}}&[z]{g:h}}.w{i:j}')).toBe(
    '.x,.y{a:b}@media print{.x,.y{c:d}.x:hover,.y:hover{e:f}}.x[z],.y[z]{g:h}.w{i:j}',
  );
  expect(written('.x{@media (--phone){a:b}}')).toBe('@media (width < 48rem){.x{a:b}}');
});

test('error: an unknown name, a value too many, and one too few are refused', () => {
  expect(() => written('.x{@apply --big}')).toThrow('There is no mixin --big.');
  expect(() => written('.x{@apply --small(1px)}')).toThrow('The mixin --small takes nothing.');
  expect(() => written('.x{@apply --row}')).toThrow('The mixin --row takes --gap.');
  expect(() => written('@media (--wall){.x{a:b}}')).toThrow('There is no media query --wall.');
});

test('error: nesting without &, a mixin that applies itself, and definitions of more than one thing are refused', () => {
  expect(() => written('.x{dt{a:b}}')).toThrow('says &');
  const circle = draftsOf(parse('@mixin --a { @apply --b; } @mixin --b { @apply --a; }'));
  expect(() => withoutDrafts(parse('.x{@apply --a}'), circle)).toThrow('applies itself');
  for (const css of [
    '@mixin --a(--b, --c) {}',
    '@custom-media --a screen, print;',
    '@custom-media --a (--b);',
  ])
    expect(() => draftsOf(parse(css))).toThrow('more than one');
});

const source = resolve(import.meta.dirname, '../src');
const primitives = parse(readFileSync(`${source}/ui/primitives.css`, 'utf8'));
const drafts = draftsOf(primitives);

/** Name, property and value of what each mixin stands for; the value is undefined where it is the parameter's. */
const mixins = [...drafts.mixins].map(([name, { parameter }]) => {
  const sheet = parse(`.x{@apply ${name}${parameter === undefined ? '' : '(?)'}}`);
  withoutDrafts(sheet, drafts);
  // One with nested rules, or one that is other elsewhere, is not said by what it is here alone.
  const [own, ...others] = sheet.nodes;
  return { name, declarations: own?.type === 'rule' && others.length === 0 ? declarationsOf(own) : null };
});

function declarationsOf(rule: Rule): Map<string, string> {
  const own = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && !node.important);
  return new Map(own.map(({ prop, value }) => [prop, value.replaceAll(/\s+/g, ' ')]));
}

/** The first mixin that `rule` says in full. */
function saidInFull(rule: Rule): string | undefined {
  const own = declarationsOf(rule);
  return mixins.find(({ declarations }) => {
    if (declarations === null) return false;
    const given = new Set<string | undefined>();
    for (const [property, value] of declarations) {
      if (value === '?') given.add(own.get(property));
      else if (own.get(property) !== value) return false;
    }
    return !given.has(undefined) && given.size < 2;
  })?.name;
}

test('behavior: a rule that says all that a mixin stands for is found', () => {
  expect(saidInFull(parse('.x{gap:2px;margin:0;display:grid}').first as Rule)).toBe('--grid');
  expect(saidInFull(parse('.x{inline-size:1px;block-size:2px}').first as Rule)).toBeUndefined();
});

test('behavior: no sheet says again what a mixin stands for', () => {
  const again: string[] = [];
  for (const file of globSync('**/*.css', { cwd: source })) {
    if (file === 'ui/primitives.css') continue;
    parse(readFileSync(`${source}/${file}`, 'utf8')).walkRules((rule) => {
      const name = saidInFull(rule);
      if (name !== undefined) again.push(`${file} ${rule.selector}: @apply ${name}`);
    });
  }
  expect(again).toEqual([]);
});

/** Widths that stand in a media query besides the three of `primitives.css`, each with its sheets and its reason. */
const otherWidths: Readonly<Record<string, readonly string[]>> = {
  // The longest Russian words, and tables of them, on the narrowest phones.
  '(max-width: 22rem)': ['features/home/hero.module.css', 'features/home/share-map.module.css'],
  // The name beside the sign is on every phone that has room for it.
  '(max-width: 25rem)': ['frame/header.module.css'],
  // The specification's own. @see docs/specification.md "ticker"
  '(max-width: 768px)': ['features/home/ticker.module.css'],
  // Seven links and the price in one bar; a toast beside a dialog; a tail as long as the ape is large.
  '(max-width: 79.99rem)': [
    'features/home/hero.module.css',
    'frame/buy-bar.module.css',
    'ui/toast/toaster.module.css',
  ],
  // Columns that each need 15 rem: the admin page's three, the cheat's five; six of the footer's names.
  '(min-width: 80rem)': [
    'admin/admin.module.css',
    'features/verify/cheat-section.module.css',
    'frame/footer.module.css',
  ],
};

test('behavior: layouts change at three widths, which have names', () => {
  const widths = [...drafts.media.values()].map((query) => Math.ceil(Number(/[\d.]+/.exec(query)?.[0])));
  expect([...new Set(widths)]).toEqual([30, 48, 64]);
  const found: Record<string, string[]> = {};
  for (const file of globSync('**/*.css', { cwd: source }).toSorted()) {
    if (file === 'ui/primitives.css') continue;
    parse(readFileSync(`${source}/${file}`, 'utf8')).walkAtRules('media', ({ params }) => {
      for (const [query] of params.matchAll(/\([^()]*width[^()]*\)/g)) {
        const files = (found[query] ??= []);
        if (!files.includes(file)) files.push(file);
      }
    });
  }
  expect(found).toEqual(otherWidths);
});
