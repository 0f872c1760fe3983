/** The purchases' file, to the letter. */
import { expect, test } from 'vitest';
import type { Purchase } from '@lilape/wire/purchases';
import { purchasesCsv } from './csv.ts';

const purchase: Purchase = {
  txHash: `0x${'a'.repeat(64)}`,
  ordinal: 0,
  block: 42,
  time: '2026-11-21T12:00:00.000Z',
  buyer: `0x${'b'.repeat(40)}`,
  method: 'USDC',
  paid: '240',
  raisedBefore: '25900',
  bands: [
    { stage: 2, price: '0.0013', tokens: '76923.076923076923076923' },
    { stage: 3, price: '0.0014', tokens: '100000' },
  ],
  tokens: '176923.076923076923076923',
  status: 'final',
};

test('behavior: one line a purchase, exact amounts, quotes only where they are needed', () => {
  expect(purchasesCsv([purchase])).toBe(
    'time,status,paid,method,tokens,stages,block,transaction\r\n' +
      '2026-11-21T12:00:00.000Z,final,240,USDC,176923.076923076923076923,' +
      '2: 76923.076923076923076923 at 0.0013; 3: 100000 at 0.0014,42,' +
      `0x${'a'.repeat(64)}\r\n`,
  );
});

test('args: no purchases make a file with a header only', () => {
  expect(purchasesCsv([])).toBe('time,status,paid,method,tokens,stages,block,transaction\r\n');
});
