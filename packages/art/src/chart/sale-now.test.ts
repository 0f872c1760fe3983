import { expect, test } from 'vitest';
import { saleNow } from './sale-now.ts';

test('behavior: each figure has a line, and below them stands of when they are', () => {
  const svg = saleNow(
    {
      rows: [
        ['Price', '$0.0014'],
        ['<Raised>', '$30,227.50'],
      ],
      note: 'As of now',
    },
    300,
  );
  expect(svg).toContain('viewBox="0 0 300 102"');
  expect([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    'Price',
    '$0.0014',
    '&lt;Raised&gt;',
    '$30,227.50',
    'As of now',
  ]);
});

test('behavior: it follows the theme', () => {
  expect(saleNow({ rows: [['Price', '$1']], note: '' }, 300)).toContain('@media (prefers-color-scheme:dark)');
});
