import type { Launch } from '@lilape/wire/launches';
import { expect, test } from 'vitest';
import { launchStageOf, nextMomentOf } from './launch-stage.ts';

const due = Date.parse('2026-12-23T20:00:00Z');

const launchIn = (status: Launch['status'], entrants: number | null = null) =>
  ({
    status,
    draw: status === 'open' ? { roundTime: '2026-12-23T20:00:00Z' } : null,
    snapshot: entrants === null ? null : { entrants },
    snapshotTime: '2026-12-23T18:00:00Z',
    launchTime: '2026-12-24T18:00:00Z',
  }) as Launch;

test('behavior: an open draw is due to the millisecond of its round', () => {
  expect(launchStageOf(launchIn('open', 3), due - 1)).toBe('open');
  expect(launchStageOf(launchIn('open', 3), due)).toBe('due');
});

test('behavior: a list without anybody needs no draw', () => {
  expect(launchStageOf(launchIn('listed', 0), due)).toBe('nobody');
  expect(launchStageOf(launchIn('listed', 1), due)).toBe('listed');
});

const nextAt = (time: string) => nextMomentOf(launchIn('announced'), Date.parse(time))?.to ?? null;

test('behavior: it counts down to the snapshot, then to the launch, then to nothing', () => {
  expect(nextAt('2026-12-23T17:59:59.999Z')).toBe('snapshot');
  expect(nextAt('2026-12-23T18:00:00Z')).toBe('launch');
  expect(nextAt('2026-12-24T17:59:59.999Z')).toBe('launch');
  expect(nextAt('2026-12-24T18:00:00Z')).toBe(null);
});

test('behavior: nothing is counted down to once it was cancelled', () => {
  expect(nextMomentOf(launchIn('cancelled'), 0)).toBe(null);
});
