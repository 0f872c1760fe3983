// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAt } from '#app/page-loader.ts';
import { footerPages, headerPages, menuMore, menuPages } from './navigation.ts';

const links = [...headerPages, ...menuPages, ...menuMore, ...footerPages];

test.each(links)(
  'behavior: $to is stamped exactly while its page says what it will be',
  ({ to, isOpen = true }) => {
    const page = readFileSync(`${import.meta.dirname}/../routes/${pageAt(to)}.tsx`, 'utf8');
    expect(page.includes('<Coming')).toBe(!isOpen);
  },
);

test.each([
  ['unknown', '/how-to-buy', 'How to buy'],
  ['open', '/how-to-buy', 'How to buy'],
  ['ended', '/claim', 'Claim'],
  ['finalised', '/claim', 'Claim'],
  ['refunding', '/claim', 'Take back'],
  ['cancelled', '/claim', 'Take back'],
] as const)('behavior: of a sale that is %s the header leads to %s', (state, to, label) => {
  const shown = headerPages.filter(({ states }) => states?.includes(state));
  expect(shown.map((link) => [link.to, link.label.message])).toEqual([[to, label]]);
});
