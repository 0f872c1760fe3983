/** Reasons not to send an order, in the order of the specification. @see specification §5 Buy */
import { expect, test } from 'vitest';
import type { PresaleInfo } from '@lilape/wire/presale';
import { sentenceOf } from '#text/sentence.ts';
import { amountOf } from './quote.ts';
import { amountFault, balanceFault, type Draft, draftFault } from './validate.ts';

const info = { minimum: '1', status: 'open', sold_out: false } as PresaleInfo;
const quote = { chargedUnits: 25_000_000n, tokens: 1n, portions: [] };

function draft(text: string, part: Partial<Draft> = {}): Draft {
  const base = { coin: 'USDT' as const, quote, info, ageSeconds: 3, isStale: false, balanceUnits: null };
  return { text, amount: amountOf(text, 'USDT'), ...base, ...part };
}

test.each([
  ['', 'Please enter a valid purchase amount'],
  ['0', 'Please enter a valid purchase amount'],
  ['-5', 'Please enter a valid purchase amount'],
  ['five', 'Please enter a valid purchase amount'],
  ['0.999999', 'Minimum purchase amount is 1 USDT'],
  ['1.0000001', 'Please enter at most 6 digits after the point'],
  ['1,000', '“1,000” can be read two ways. Write 1000, or 1.000 if you mean a fraction.'],
] as const)('error: %j is refused', (text, sentence) => {
  expect(sentenceOf(draftFault(draft(text)), 'en').text).toBe(sentence);
});

test('behavior: an amount that is the minimum, with all in order, is sent', () => {
  expect(draftFault(draft('1'))).toBeNull();
});

test('behavior: an empty field shows no fault while nothing is sent', () => {
  expect(amountFault(draft(''))).toBeNull();
  expect(amountFault(draft('0'))).toBeNull();
});

test.each([
  ['no data', { info: null, ageSeconds: null }, 'STALE_DATA'],
  ['data older than 60 s', { isStale: true, ageSeconds: 61 }, 'STALE_DATA'],
  ['a sale that is sold out', { info: { ...info, sold_out: true, status: 'ended' } }, 'SOLD_OUT'],
  ['a sale that is over', { info: { ...info, status: 'refunding' } }, 'SALE_NOT_OPEN'],
  ['no tokens', { quote: { ...quote, tokens: 0n } }, 'AMOUNT_TOO_SMALL'],
  ['too little balance', { balanceUnits: 24_999_999n }, 'INSUFFICIENT_BALANCE'],
] as const)('error: with %s nothing is sent', (_, part, code) => {
  expect(draftFault(draft('25', part))?.code).toBe(code);
});

test('error: too little balance says how much there is', () => {
  expect(sentenceOf(draftFault(draft('25', { balanceUnits: 7_500_000n })), 'en').text).toBe(
    'Insufficient USDT balance. You have 7.5 USDT',
  );
});

test.each([
  ['en', 'Insufficient USDT balance. You have 100,000.5 USDT'],
  ['ru', 'Недостаточно USDT. У вас 100\u00A0000,5 USDT'],
] as const)('behavior: in %s a balance is written as everywhere else', (language, sentence) => {
  const fault = draftFault(
    draft('100001', { quote: { ...quote, chargedUnits: 100_001_000_000n }, balanceUnits: 100_000_500_000n }),
  );
  expect(sentenceOf(fault, language).text).toBe(sentence);
});

test('behavior: a shortage is shown while the amount is typed, once the balance is known', () => {
  expect(balanceFault(draft('25', { balanceUnits: 24_999_999n }))?.code).toBe('INSUFFICIENT_BALANCE');
  expect(balanceFault(draft('25', { balanceUnits: 25_000_000n }))).toBeNull();
  expect(balanceFault(draft('25'))).toBeNull();
});

test('behavior: while the sale is closing it can still be bought', () => {
  expect(draftFault(draft('25', { info: { ...info, status: 'closing' } }))).toBeNull();
});
