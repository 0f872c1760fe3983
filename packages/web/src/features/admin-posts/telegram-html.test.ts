import { expect, test } from 'vitest';
import { htmlParts } from './telegram-html.ts';

test('behavior: bold is bold, escaped signs are signs, and nothing else is markup', () => {
  expect(htmlParts('<b>A &lt;b&gt; &amp;lt; c</b>\n<i>d</i>')).toEqual([
    { text: 'A <b> &lt; c', isBold: true, isLink: false },
    { text: '\n<i>d</i>', isBold: false, isLink: false },
  ]);
});

const links = (html: string) => htmlParts(html).flatMap(({ text, isLink }) => (isLink ? [text] : []));

test('behavior: addresses, names and tags look like the links that Telegram makes of them', () => {
  expect(links('Read: <b>https://lilape.example/a?b=1</b> or lilape.example, @lilape_test #apes')).toEqual([
    'https://lilape.example/a?b=1',
    'lilape.example',
    '@lilape_test',
    '#apes',
  ]);
  expect(links('Paid: <b>$1,234.50</b> and 0.0163 ETH')).toEqual([]);
});
