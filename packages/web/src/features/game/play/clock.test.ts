import { expect, test } from 'vitest';
import { makeClock } from './clock.ts';

/** Ticks of `seconds` on a screen of `hertz`, with a moment's unrest in each frame. */
function ticksAt(hertz: number, seconds: number): number {
  const clock = makeClock();
  let ticks = 0;
  let [least, most] = [1, 0];
  for (let frame = 0; frame <= hertz * seconds; frame++) {
    const unrest = ((frame * 7_919) % 13) / 13;
    const elapsed = clock.advance(5_000 + (frame * 1_000 + unrest) / hertz, 1);
    least = Math.min(least, elapsed.part);
    most = Math.max(most, elapsed.part);
    ticks += elapsed.ticks;
  }
  expect(least).toBeGreaterThanOrEqual(0);
  expect(most).toBeLessThan(1);
  return ticks;
}

test('behavior: every screen plays the same ticks in the same time', () => {
  for (const hertz of [24, 30, 50, 60, 90, 120, 144, 240])
    expect(Math.abs(ticksAt(hertz, 60) - 60_000 / 16)).toBeLessThanOrEqual(1);
});

test('behavior: a long frame is not caught up with, and what is lost stays lost', () => {
  const clock = makeClock();
  clock.advance(0, 1);
  expect(clock.advance(10_000, 1).ticks).toBe(5);
  expect(clock.advance(10_016, 1).ticks).toBe(1);
});

test('behavior: a clock that goes back or stands still plays nothing', () => {
  const clock = makeClock();
  clock.advance(1_000, 1);
  expect(clock.advance(900, 1).ticks).toBe(0);
  expect(clock.advance(900, 1).ticks).toBe(0);
  expect(clock.advance(916, 1).ticks).toBe(1);
});

test('behavior: a rest does not count', () => {
  const clock = makeClock();
  clock.advance(0, 1);
  clock.rest();
  expect(clock.advance(60_000, 1).ticks).toBe(0);
  expect(clock.advance(60_032, 1).ticks).toBe(2);
});

test('behavior: four times as fast is four times as many', () => {
  const clock = makeClock();
  clock.advance(0, 4);
  expect(clock.advance(16, 4).ticks).toBe(4);
  expect(clock.advance(10_000, 4).ticks).toBe(20);
});
