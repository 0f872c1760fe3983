import { expect, test } from 'vitest';
import { factsOfWire, figuresAgeMs } from './figures.ts';

const ledger = { version: '7', block: 12, final: 4, read_at: '2026-11-23T05:00:00Z' };

test('behavior: figures age by the server’s clock and the time since it answered', () => {
  expect(figuresAgeMs({ ledger, as_of: '2026-11-23T05:00:50Z' }, 11_000)).toBe(61_000);
  expect(figuresAgeMs({ ledger, as_of: '2026-11-23T05:00:50Z' }, -3_600_000)).toBe(50_000);
  expect(figuresAgeMs({ ledger: null, as_of: '2026-11-23T05:00:50Z' }, 0)).toBe(null);
});

test('behavior: what is not known is left out', () => {
  const fact = {
    key: 'formattedTotal' as const,
    text: '60.50',
    exact: '60500000',
    source: 'totals' as const,
    block: 12,
    txHash: null,
    ordinal: null,
    ethUsd: null,
    feed: null,
    at: '2026-11-23T05:00:00Z',
  };
  expect(factsOfWire([fact])).toEqual({ formattedTotal: { text: '60.50', exact: 60_500_000n } });
});
