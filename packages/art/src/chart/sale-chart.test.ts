import { expect, test } from 'vitest';
import { saleChart, type SaleChart } from './sale-chart.ts';

const chart: SaleChart = {
  points: [
    { at: 1_000, value: 100 },
    { at: 2_000, value: 12_501 },
  ],
  from: 0,
  to: 4_000,
  endLabel: '$12,501',
  formatValue: (value) => `$${value}`,
  formatTime: (at) => `<${at}>`,
};

test('behavior: line, marks and labels stand where the values are', () => {
  const svg = saleChart(chart, 400, 368);
  expect(svg).toContain('viewBox="0 0 400 368"');
  // Up to $15000 between y = 338 and 40, from x = 61 to 388.
  expect(svg).toContain('d="M142.8 338H142.8V336H224.5V89.6H388"');
  expect([...svg.matchAll(/>(\$[\d,]+)</g)].map(([, text]) => text)).toEqual([
    '$0',
    '$5000',
    '$10000',
    '$15000',
    '$12,501',
  ]);
});

test('behavior: words are text, never markup, and the colours of the night are there', () => {
  const svg = saleChart(chart, 400, 368);
  expect(svg).toContain('&lt;0&gt;');
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  expect(svg).not.toContain('aria-hidden');
});

const formatTime = (at: number) => `at ${at}, by the clock`;

test('behavior: both ends of the time are named where there is room', () => {
  expect(saleChart({ ...chart, formatTime }, 800, 368)).toContain('at 0, by the clock');
  const narrow = saleChart({ ...chart, formatTime }, 300, 368);
  expect(narrow).not.toContain('at 0, by the clock');
  expect(narrow).toContain('at 4000, by the clock');
});

test('behavior: before the first purchase there is an axis and no line', () => {
  const svg = saleChart({ ...chart, points: [], endLabel: '$0' }, 400, 368);
  expect(svg).not.toContain('url(#sale-dots)');
  expect(svg).toContain('>$0</text>');
});
