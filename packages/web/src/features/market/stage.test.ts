import type { MarketBody } from '@lilape/wire/market';
import { expect, test } from 'vitest';
import { type Stage, stageOf } from './stage.ts';

const opensAt = '2030-01-02T00:00:00.000Z';
const body = (stage: MarketBody['stage'], statuses: readonly string[] = ['waiting', 'waiting']) =>
  ({ stage, opensAt, pools: statuses.map((status) => ({ status })) }) as unknown as MarketBody;
const before = Date.parse(opensAt) - 1;

test.each<[string, MarketBody | null, boolean, number, Stage]>([
  ['nothing is known yet', null, false, before, 'asking'],
  ['nothing could be asked', null, true, before, 'failed'],
  ['the sale failed', body('failed'), false, before, 'none'],
  ['the sale goes on', body('selling'), true, before, 'selling'],
  ['it is finalised', body('finalised'), false, before, 'finalised'],
  ['a millisecond is missing of the day', body('released'), false, before, 'waiting'],
  ['the day is over', body('released'), false, before + 1, 'due'],
  ['one pool is open and one waits', body('released', ['opened', 'waiting']), false, before + 1, 'due'],
  ['both are done, however', body('released', ['opened', 'unused']), false, before + 1, 'open'],
])('behavior: %s', (_what, known, hasFailed, nowMs, stage) => {
  expect(stageOf({ body: known, hasFailed }, nowMs)).toBe(stage);
});
