import { parse } from 'postcss';
import { expect, test } from 'vitest';
import {
  figureFaces,
  joinedSheets,
  laterStyles,
  ownersInHtml,
  ownersInScript,
  unknownClasses,
  usedStyles,
} from './used-styles.ts';

function used(css: string, html: string): string {
  return usedStyles(parse(css), ownersInHtml(html), 'all').replaceAll(/\s+/g, ' ').trim();
}

test('behavior: a rule stays if all its classes occur, an element or attribute always does', () => {
  const css = 'p{a:b}.x{a:b}.y{a:b}.x .y{a:b}[data-z] .x:hover{a:b}:root{a:b}';
  expect(used(css, '<p class="x other">')).toBe('p{a:b}.x{a:b}[data-z] .x:hover{a:b}:root{a:b}');
});

test('behavior: of a list of selectors only those that can match stay', () => {
  expect(used('.x,.y{a:b}', '<p class="y">')).toBe('.y{a:b}');
});

test('behavior: a component that is there keeps the classes that it may set later', () => {
  const css = '._a1-1{a:b}._a1-9{a:b}._c3-1{a:b}';
  expect(used(css, '<li class="_a1-1">')).toBe('._a1-1{a:b}._a1-9{a:b}');
});

test('behavior: a class that must be absent is not asked for', () => {
  expect(used('.x:not(.y){a:b}', '<p class="x">')).toBe('.x:not(.y){a:b}');
});

test('behavior: rules in a media query are picked too, an empty query goes', () => {
  const css = '@media print{.x{a:b}.y{a:b}}@media (width>9px){.y{a:b}}';
  expect(used(css, '<p class="x">')).toBe('@media print{.x{a:b}}');
});

test('behavior: an animation stays with the rule that runs it, a font always', () => {
  const css =
    '@font-face{font-family:F}@keyframes on{to{a:b}}@keyframes off{to{a:b}}.x{animation:1s linear on}.y{animation:off}';
  expect(used(css, '<p class="x">')).toBe(
    '@font-face{font-family:F}@keyframes on{to{a:b}}.x{animation:1s linear on}',
  );
});

test('behavior: faces are declared once: by the document, or those of figures by a sheet that comes later', () => {
  const words = '@font-face{font-family:Nunito Sans Variable}@font-face{font-family:JetBrains Mono Fallback}';
  const figures = "@font-face{font-family:'JetBrains Mono Variable'}";
  const sheet = parse(`${words}${figures}p{a:b}`);
  expect(usedStyles(sheet, new Set(), 'all')).toBe(`${words}${figures}p{a:b}`);
  expect(usedStyles(sheet, new Set(), 'words')).toBe(`${words}p{a:b}`);
  expect(figureFaces(sheet)).toBe(figures);
});

const later = (css: string, scripts: readonly string[], html = '') =>
  laterStyles(
    parse(css),
    new Set(scripts.flatMap((script) => [...ownersInScript(script)])),
    ownersInHtml(html),
  );

test('behavior: a short name of a script is no component', () => {
  const owners = ownersInScript('let a1=b2-0;_c3=`_d4-1`');
  expect(usedStyles(parse('._a1-0{a:b}._b2-0{a:b}._c3-0{a:b}._d4-0{a:b}'), owners, 'all')).toBe(
    '._d4-0{a:b}',
  );
});

test('behavior: scripts later bring the rules of what they can render, in their order, with its animations', () => {
  const css =
    '._a1-1{a:b}._b2-0{animation:on 1s}._a1-0:hover ._b2-1{a:b}.art{a:b}.other{a:b}@keyframes on{to{a:b}}@keyframes off{to{a:b}}@media print{._d4-0{a:b}}';
  expect(later(css, ['const c={box:`_a1-4`}', 'h(`i`,{className:"art"})'])).toBe('._a1-1{a:b}.art{a:b}');
  expect(later(css, ['`_b2-1`', '`_a1-4`'])).toBe(
    '._a1-1{a:b}._b2-0{animation:on 1s}._a1-0:hover ._b2-1{a:b}@keyframes on{to{a:b}}',
  );
});

test('behavior: what stands in the document keeps its looks: its rules do not come again, after those that refine them', () => {
  const css = '._a1-1{a:b}._b2-0{a:c}._d4-0{a:d}._a1-1 ._d4-1{a:e}';
  const html = '<p class="_a1-1 _b2-0">';
  expect(later(css, ['`_a1-1`', '`_d4-0`'], html)).toBe('._d4-0{a:d}._a1-1 ._d4-1{a:e}');
});

test('behavior: what a document declares for everything is not declared again, but for what has to outdo a class', () => {
  const everywhere =
    '@font-face{font-family:F}:root,:root[data-theme=dark]{a:b}*,:before,::selection{a:b}h1,p{a:b}:is(h1, h2){a:b}:where(:focus-visible){a:b}button:disabled{a:b}:root[data-sale] [data-in]{a:b}';
  const outdoing = '[hidden]{a:b}:focus-visible{a:b}';
  expect(later(everywhere + outdoing, [])).toBe(outdoing);
});

test('error: a component whose sheet the build lacks is named, an icon without rules is none', () => {
  const sheet = parse('._a1-1{a:b}');
  const html = '<p class="_a1-1 _a1-9 lucide"><i class="_c3-2">';
  expect(unknownClasses(sheet, html)).toEqual(['_c3-2']);
});

test('behavior: a sheet is joined by what is only in the other one, after it', () => {
  const first = parse('p{a:b}._a1-1{a:b}@keyframes on{to{a:b}}');
  const later = parse(
    '@font-face{font-family:F}p{a:b}._a1-1{a:b}._a1-9{a:b}._b2-0{a:b}@media print{._a1-1{a:b}._b2-1{a:b}}@media screen{._a1-1{a:b}}@keyframes on{to{a:b}}@keyframes off{to{a:b}}',
  );
  expect(joinedSheets(first, later).toString()).toBe(
    'p{a:b}._a1-1{a:b}@keyframes on{to{a:b}}._b2-0{a:b}@media print{._b2-1{a:b}}@keyframes off{to{a:b}}',
  );
});
