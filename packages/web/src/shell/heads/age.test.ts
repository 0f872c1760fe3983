import { expect, test } from 'vitest';
import { formatAge } from './age.ts';

test.each([
  [0, 'en', '0 sec. ago'],
  [59_999, 'en', '59 sec. ago'],
  [60_000, 'en', '1 min. ago'],
  [3_599_999, 'en', '59 min. ago'],
  [3_600_000, 'en', '1 hr. ago'],
  [86_400_000, 'en', '1 day ago'],
  [172_799_999, 'en', '1 day ago'],
  [120_000, 'ru', '2 мин. назад'],
])('behavior: %i ms in %s is "%s"', (ageMs, language, text) => {
  expect(formatAge(ageMs, language)).toBe(text);
});

const sizes = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const;

test.each(['en', 'ru'])('behavior: ages in %s are as the standard has them', (language) => {
  const peer = new Intl.RelativeTimeFormat(language, { style: 'short' });
  for (const [unit, size] of sizes)
    for (const count of unit === 'day' ? [1, 2, 5, 11, 21, 365, 1_234] : [1, 2, 5, 11, 21, 23])
      expect(formatAge(count * size * 1000, language)).toBe(peer.format(-count, unit));
});

test('behavior: what lies ahead by a wrong clock is now', () => {
  expect(formatAge(-5_000, 'en')).toBe('0 sec. ago');
});
