/** A journal believes what it wrote, and nothing else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJournal } from './journal.ts';
import type { StepRecord } from './step.ts';
import { termsFormat, unitsField } from './terms.ts';

const journal = openJournal('act', termsFormat<{ units: bigint }>({ units: unitsField }));
const step = { name: 'pay', state: 'sent', sinceMs: 5, nonce: 4, fromBlock: 100, hash: '0x1' } as const;
const keep = (record: unknown) => localStorage.setItem('act', JSON.stringify(record));

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

test('behavior: what was agreed and the newest of each step is read again, the newest last', () => {
  expect(journal.read()).toBeNull();
  journal.begin({ units: 7n });
  journal.keep(step);
  journal.keep({ ...step, name: 'approve' });
  journal.keep({ ...step, state: 'done' });
  expect(journal.read()).toEqual({
    terms: { units: 7n },
    steps: [
      { ...step, name: 'approve' },
      { ...step, state: 'done' },
    ],
  });
  expect(JSON.parse(localStorage.getItem('act') ?? '')).toMatchObject({ version: 2, terms: { units: '7' } });
  journal.drop('approve');
  expect(journal.read()?.steps).toEqual([{ ...step, state: 'done' }]);
  journal.end();
  expect(localStorage.getItem('act')).toBeNull();
});

test('behavior: a step of an act that has ended is not kept', () => {
  journal.keep(step);
  expect(localStorage.getItem('act')).toBeNull();
});

test('error: where the browser keeps nothing, nothing is begun', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => journal.begin({ units: 7n })).toThrow(expect.objectContaining({ code: 'NOTHING_STORED' }));
});

test.each([
  { ...step, state: 'asking' },
  { ...step, state: 'done' },
  { name: 'pay', state: 'sent', sinceMs: 5, nonce: 4, fromBlock: 100, batchId: '0xb' },
  { name: 'pay', state: 'sent', sinceMs: 5, nonce: 4, fromBlock: 100 },
])('behavior: %j is a step', (kept) => {
  keep({ version: 2, terms: { units: '7' }, steps: [kept] });
  expect(journal.read()?.steps).toEqual<StepRecord[]>([kept as StepRecord]);
});

test.each([
  null,
  'pay',
  { ...step, name: 5 },
  { ...step, state: 'lost' },
  { ...step, sinceMs: '5' },
  { ...step, nonce: 4.5 },
  { ...step, fromBlock: undefined },
  { ...step, hash: 5 },
  { ...step, batchId: null },
])('behavior: %j is no step, and its record none', (kept) => {
  keep({ version: 2, terms: { units: '7' }, steps: [step, kept] });
  expect(journal.read()).toBeNull();
});

test.each([
  { version: 1, terms: { units: '7' }, steps: [] },
  { version: 3, terms: { units: '7' }, steps: [] },
  { version: 2, terms: { units: 7 }, steps: [] },
  { version: 2, terms: { units: '7' }, steps: {} },
  { version: 2, terms: { units: '7' } },
  null,
])('behavior: %j is no record', (record) => {
  keep(record);
  expect(journal.read()).toBeNull();
});
