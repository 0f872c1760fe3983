/** The charts' files, to the letter, and the check of what they are made from. */
import { expect, test } from 'vitest';
import { saleHistory } from '@lilape/wire/endpoints/sale';
import { answerReader } from '#shell/first/check.ts';
import { pointsCsv, stagesCsv } from './csv.ts';
import { amountWords, axisWords } from './units.ts';

const readHistory = answerReader(saleHistory);

const history = {
  success: true,
  as_of: '2026-11-21T12:00:10.000Z',
  block: 103,
  time: '2026-11-21T12:00:06.000Z',
  starts_at: '2026-11-21T12:00:00.000Z',
  raised: '12001.5',
  tokens: '10001153.846153846153846153',
  purchases: 2,
  buyers: 1,
  bucket_seconds: 1,
  points: [
    { block: 101, time: '2026-11-21T12:00:02.000Z', raised: '1.5', tokens: '1250', purchases: 1 },
    {
      block: 103,
      time: '2026-11-21T12:00:06.000Z',
      raised: '12001.5',
      tokens: '10001153.846153846153846153',
      purchases: 2,
    },
  ],
  stages: [
    {
      stage: 1,
      price: '0.0012',
      raised: '12000',
      size: '12000',
      tokens: '10000000',
      completed: { block: 103, time: '2026-11-21T12:00:06.000Z' },
    },
    {
      stage: 2,
      price: '0.0013',
      raised: '1.5',
      size: '13000',
      tokens: '1153.846153846153846153',
      completed: null,
    },
  ],
  newest: [],
};

test('behavior: one line a point, exact to the last digit', () => {
  expect(pointsCsv(readHistory(history))).toBe(
    'time,block,raised_usd,tokens_sold,purchases\r\n' +
      '2026-11-21T12:00:02.000Z,101,1.5,1250,1\r\n' +
      '2026-11-21T12:00:06.000Z,103,12001.5,10001153.846153846153846153,2\r\n',
  );
});

test('behavior: one line a stage, open ones without an end', () => {
  expect(stagesCsv(readHistory(history))).toBe(
    'stage,price_usd,raised_usd,size_usd,tokens_sold,completed_at,completed_in_block\r\n' +
      '1,0.0012,12000,12000,10000000,2026-11-21T12:00:06.000Z,103\r\n' +
      '2,0.0013,1.5,13000,1153.846153846153846153,,\r\n',
  );
});

test.each([
  ['no object', null],
  ['an amount as a number', { ...history, raised: 12001.5 }],
  ['a point without its time', { ...history, points: [{ ...history.points[0], time: 'soon' }] }],
  ['stages that are no list', { ...history, stages: {} }],
  ['a purchase that is none', { ...history, newest: [{}] }],
])('error: an answer with %s is refused', (_name, answer) => {
  expect(() => readHistory(answer)).toThrow(TypeError);
});

test('behavior: amounts are cut, never rounded up, and each language groups its own way', () => {
  expect(amountWords('dollars', '12501.999999', 'en')).toBe('$12,501.99');
  expect(amountWords('tokens', '10385384.999', 'ru')).toBe('10\u00A0385\u00A0384 LILAPE');
  expect(axisWords('dollars', 12_500, 'en')).toBe('$12.5K');
  expect(axisWords('tokens', 20e12, 'en')).toBe('20T');
});
