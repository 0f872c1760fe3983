import { DEFAULT_ALERT_RULES } from '@lilape/domain/posts/alerts';
import { marketNews } from '@lilape/domain/posts/market-news';
import { expect, test } from 'vitest';

const HOUR_MS = 3_600_000;
const at = (hour: number) => (20_000 * 24 + hour) * HOUR_MS;
const night = { from: 22, to: 6 };

test.each([
  [false, null, 0, 12, 'never'],
  [false, night, 0, 23, 'never'],
  [true, null, 0, 12, 'tell'],
  [true, null, 24 * HOUR_MS - 1, 12, 'tell'],
  [true, null, 24 * HOUR_MS, 12, 'never'],
  [true, night, HOUR_MS, 23, 'wait'],
  [true, night, 8 * HOUR_MS, 6, 'tell'],
  [true, night, 24 * HOUR_MS, 23, 'never'],
] as const)(
  'behavior: on %s, quiet %j, %i ms old, at %i o’clock: %s',
  (isOn, quietHours, ageMs, hour, fate) => {
    expect(marketNews({ ...DEFAULT_ALERT_RULES, isOn, quietHours }, ageMs, at(hour))).toBe(fate);
  },
);
