import type { MarketBody } from '@lilape/wire/market';
import { expect, test } from 'vitest';
import { actAt, isSweepable } from './acts.ts';
import { type Stage, stageOf } from './stage.ts';

const opensAt = '2030-01-02T00:00:00.000Z';
const body = (stage: MarketBody['stage'], statuses: readonly string[] = ['waiting', 'waiting']) =>
  ({
    stage,
    opensAt,
    unreleasedBurned: '0',
    pools: statuses.map((status, index) => ({ coin: index === 0 ? 'USDT' : 'USDC', status, swept: '0' })),
  }) as unknown as MarketBody;
const before = Date.parse(opensAt) - 1;

test.each<[string, MarketBody | null, boolean, number, Stage]>([
  ['nothing is known yet', null, false, before, 'asking'],
  ['nothing could be asked', null, true, before, 'failed'],
  ['the sale failed', body('failed'), false, before, 'none'],
  ['the sale goes on', body('selling'), true, before, 'selling'],
  ['it is finalised', body('finalised'), false, before, 'finalised'],
  ['a millisecond is missing of the day', body('released'), false, before, 'waiting'],
  ['the day is over', body('released'), false, before + 1, 'due'],
])('behavior: %s', (_what, known, hasFailed, nowMs, stage) => {
  expect(stageOf({ body: known, hasFailed }, nowMs)).toBe(stage);
});

// Every pair that two coins can come to, in either order.
test.each<[string, string, Stage, number]>([
  ['waiting', 'waiting', 'due', 2],
  ['waiting', 'opened', 'half', 1],
  ['waiting', 'unused', 'due', 1],
  ['waiting', 'givenUp', 'due', 1],
  ['opened', 'opened', 'open', 0],
  ['opened', 'unused', 'open', 0],
  ['opened', 'givenUp', 'open', 0],
  ['unused', 'unused', 'unopened', 0],
  ['unused', 'givenUp', 'unopened', 0],
  ['givenUp', 'givenUp', 'unopened', 0],
])('behavior: a pool that is %s and one that is %s: %s', (one, other, stage, pressable) => {
  for (const statuses of [
    [one, other],
    [other, one],
  ]) {
    const known = body('released', statuses);
    expect(stageOf({ body: known, hasFailed: false }, before + 1)).toBe(stage);
    const waiting = statuses.flatMap((status, at) => (status === 'waiting' ? [['USDT', 'USDC'][at]] : []));
    // One button, for all that wait.
    expect(actAt(stage, known)).toEqual(pressable === 0 ? null : { kind: 'open', coins: waiting });
    expect(waiting).toHaveLength(pressable);
  }
});

test('behavior: before the day is over nothing can be done', () => {
  expect(actAt('waiting', body('released'))).toBeNull();
});

test('behavior: what a pool did not take can be sent on once, where there is any', () => {
  const { pools } = body('released', ['opened', 'givenUp']);
  expect(pools.map(isSweepable)).toEqual([true, true]);
  expect(pools.map((pool) => isSweepable({ ...pool, swept: '12' }))).toEqual([false, false]);
  expect(body('released', ['unused', 'waiting']).pools.map(isSweepable)).toEqual([false, false]);
});

test('behavior: the shares are released after a sale, and burned once after a failed one', () => {
  expect(actAt('finalised', body('finalised'))).toEqual({ kind: 'release', coins: [] });
  expect(actAt('none', body('failed'))).toEqual({ kind: 'burn', coins: [] });
  expect(actAt('none', { ...body('failed'), unreleasedBurned: '5' })).toBeNull();
});
