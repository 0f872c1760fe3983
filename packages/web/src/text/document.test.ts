import { expect, test } from 'vitest';
import { figure, inlineParts, same } from './document.ts';

test('behavior: marks become strong words, code and links, in their order', () => {
  expect(inlineParts('Call `buy()` on the [contract](/contracts), **once**.')).toEqual([
    { kind: 'plain', text: 'Call ' },
    { kind: 'code', text: 'buy()' },
    { kind: 'plain', text: ' on the ' },
    { kind: 'link', text: 'contract', to: '/contracts' },
    { kind: 'plain', text: ', ' },
    { kind: 'strong', text: 'once' },
    { kind: 'plain', text: '.' },
  ]);
});

test('behavior: a sentence without marks is one part', () => {
  expect(inlineParts('Nothing (here) is [special.')).toEqual([
    { kind: 'plain', text: 'Nothing (here) is [special.' },
  ]);
});

test('behavior: figures are grouped as each language does', () => {
  expect(figure('1234567.5', '$')).toEqual({ en: '$1,234,567.5', ru: '$1\u00A0234\u00A0567,5' });
  expect(same('Base')).toEqual({ en: 'Base', ru: 'Base' });
});
