// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { builtClass } from './class-names.ts';
import { countWords, tooManyWords } from './words.ts';

const page = (html: string) => `<body><nav>Home Sale</nav><main>${html}</main><footer>Risk</footer></body>`;

const sheet = resolve(import.meta.dirname, '../src/ui/fold.module.css');
const className = (name: string) => builtClass(name, sheet, readFileSync(sheet, 'utf8'));
const folded = '<details><summary>More</summary><p>One <b>two</b></p></details>';

test.each([
  ['what stands in the main part', '<h1>The sale</h1><p>Ten stages.</p>', 4],
  ['a word that an element begins in', '<p>$<!-- --><span>0.0012</span>, <b>ten</b>th</p>', 2],
  ['words of two blocks that touch', '<li>One</li><li>Two</li>', 2],
  ['a Russian figure as one', '<p>420\u00A0690\u00A0000 LILAPE · 50%</p>', 3],
  [
    'nothing of code, drawings and templates',
    '<script>if (a<b) c</script><svg><title>An ape</title></svg>',
    0,
  ],
  [
    'nothing that is hidden',
    '<p hidden="">One <b>two</b></p><div hidden="until-found"><p>Three</p></div>',
    0,
  ],
  [
    'nothing of a dialog that is closed',
    '<dialog><p>Sign</p></dialog><dialog open=""><p>Signed</p></dialog>',
    1,
  ],
  [
    'of texts of the sale that of the open one',
    '<p data-in="unknown open">Buy</p><p data-in="ended">It is over</p>',
    1,
  ],
  ['of what is folded the line that opens it', folded, 1],
  ['all of what is open', '<details open=""><summary>More</summary><img src="a"><p>One two</p></details>', 3],
  ['what a large screen shows in place of that line', `<div class="${className('fold')}">${folded}</div>`, 2],
  [
    'no more where it does not',
    `<div class="${className('fold')} ${className('always')}">${folded}</div>`,
    1,
  ],
])('behavior: it counts %s', (_name, html, count) => {
  expect(countWords(page(html))).toBe(count);
});

const long = page(`<p>${'word '.repeat(551)}</p>`);

test('error: a page that says more than it may', () => {
  expect(tooManyWords('giveaway', 'en', long)).toBe(
    'The page giveaway says 551 words before anything is opened, and may say 550.',
  );
});

test('behavior: other pages, and other languages, say as much as they need', () => {
  expect(tooManyWords('privacy', 'en', long)).toBeUndefined();
  expect(tooManyWords('giveaway', 'ru', long)).toBeUndefined();
  expect(tooManyWords('home', 'en', long)).toBeUndefined();
});
