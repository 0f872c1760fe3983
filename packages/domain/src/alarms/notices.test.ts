// Who learns what of an alarm, hour by hour.
import { expect, test } from 'vitest';
import { type Notice, calmMs, nextNotice, noticeAfter } from '@lilape/domain/alarms/notices';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Which notices go out for an alarm that stands in these spans, looked at every ten seconds for so long; times in minutes. */
function story(spans: readonly (readonly [number, number])[], minutes: number): string[] {
  let last: Notice | null = null;
  const said: string[] = [];
  for (let nowMs = 0; nowMs <= minutes * MINUTE; nowMs += 10_000) {
    const minute = nowMs / MINUTE;
    const isStanding = spans.some(([from, to]) => minute >= from && minute < to);
    const ended = spans.filter(([, to]) => to <= minute).map(([, to]) => to * MINUTE);
    const endedAtMs = ended.length === 0 ? null : Math.max(...ended);
    const kind = nextNotice({ isStanding, endedAtMs }, last, nowMs);
    if (kind === null) continue;
    last = noticeAfter(kind, last, nowMs);
    said.push(`${kind} ${minute}`);
  }
  return said;
}

test('behavior: an alarm is reported when it begins, and once it has been gone for a minute', () => {
  expect(story([[5, 9]], 60)).toEqual(['begun 5', 'over 10']);
});

test('behavior: one that stands is reported again every four hours', () => {
  expect(story([[0, 600]], 700)).toEqual(['begun 0', 'still 240', 'still 480', 'over 601']);
});

test('behavior: one that never stood is not reported at all', () => {
  expect(story([], 600)).toEqual([]);
});

test('behavior: one that comes and goes every half minute is one alarm', () => {
  const spans = Array.from({ length: 120 }, (_, index) => [index, index + 0.5] as const);
  expect(story(spans, 125)).toEqual(['begun 0', 'over 120.5']);
});

test('behavior: one that comes back every few minutes is reported ever more rarely, and again as soon as it is new', () => {
  const spans = Array.from({ length: 40 }, (_, index) => [index * 6, index * 6 + 1] as const);
  const said = story(spans, 40 * 6);
  expect(said).toEqual(['begun 0', 'over 2', 'begun 6', 'over 9', 'begun 12', 'over 17', 'begun 18']);
  const later = story([...spans, [900, 901]], 1_000);
  expect(later.slice(-3)).toEqual(['over 243', 'begun 900', 'over 902']);
});

test('behavior: it must be gone for longer each time, an hour or so at most', () => {
  expect([1, 2, 3, 7, 8, 50].map((times) => calmMs(times) / MINUTE)).toEqual([1, 2, 4, 64, 64, 64]);
});

test('behavior: without the time of its end it is over a while after it was last reported', () => {
  const last = { word: 'begun', atMs: 0, times: 1 } as const;
  const now = { isStanding: false, endedAtMs: null };
  expect(nextNotice(now, last, MINUTE - 1)).toBeNull();
  expect(nextNotice(now, last, MINUTE)).toBe('over');
});

test('behavior: a clock that was set back tells nothing twice', () => {
  const last = { word: 'begun', atMs: 10 * HOUR, times: 1 } as const;
  expect(nextNotice({ isStanding: true, endedAtMs: null }, last, HOUR)).toBeNull();
  expect(nextNotice({ isStanding: false, endedAtMs: 10 * HOUR }, last, HOUR)).toBeNull();
});
