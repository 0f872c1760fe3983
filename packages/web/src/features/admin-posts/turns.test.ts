import type { Schedule } from '@lilape/wire/schedules';
import { expect, test } from 'vitest';
import { formatWait, marksOf, turnsOf } from './turns.ts';

const nowMs = Date.parse('2026-11-23T05:10:00Z');
const schedule: Schedule = {
  id: '1',
  name: 'Drum',
  interval: '60',
  postType: 'Post 2',
  enabled: true,
  nextRun: '2026-11-23T05:40:00Z',
  lastRun: null,
  leftOut: null,
  version: 1,
};

test('behavior: every turn of the next three hours', () => {
  expect(turnsOf(schedule, nowMs).map((at) => new Date(at).toISOString().slice(11, 16))).toEqual([
    '05:40',
    '06:40',
    '07:40',
  ]);
  expect(turnsOf({ ...schedule, interval: '1' }, nowMs)).toHaveLength(151);
});

test('behavior: none while it is paused, none that is over', () => {
  expect(turnsOf({ ...schedule, enabled: false, nextRun: null }, nowMs)).toEqual([]);
  expect(turnsOf(schedule, nowMs + 31 * 60_000).map((at) => (at - nowMs) / 60_000)).toEqual([90, 150, 210]);
});

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [59_001, '1:00'],
  [725_000, '12:05'],
  [3_725_000, '1:02:05'],
])('behavior: %d ms are waited as %s', (ms, text) => expect(formatWait(ms)).toBe(text));

test('behavior: half hours are marked', () => {
  expect(marksOf(nowMs).map((at) => (at - nowMs) / 60_000)).toEqual([20, 50, 80, 110, 140, 170]);
});
