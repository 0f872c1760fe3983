import { expect, test } from 'vitest';
import { potsOf, type Steps } from './pot-states.ts';

const offered: Steps = { offer: 'done', picture: 'done', check: 'done', act: 'none' };

test.each<[string, Partial<Steps>, string]>([
  [
    'before the studio was asked',
    { offer: 'ahead', picture: 'ahead', check: 'ahead' },
    'ahead ahead ahead ahead',
  ],
  ['while the studio paints', { offer: 'busy', picture: 'ahead', check: 'ahead' }, 'busy ahead ahead ahead'],
  ['while the picture comes', { picture: 'busy', check: 'ahead' }, 'done busy ahead ahead'],
  ['with a picture that is not what its address says', { check: 'failed' }, 'done done failed ahead'],
  ['before the button is pressed', {}, 'done done done ahead'],
  ['while the wallet asks', { act: 'pending' }, 'done done done busy'],
  ['after a refusal', { act: 'error' }, 'done done done failed'],
  [
    'minted, with the studio down',
    { picture: 'failed', check: 'ahead', act: 'success' },
    'done done done done',
  ],
])('behavior: %s', (_name, steps, pots) => {
  expect(Object.values(potsOf({ ...offered, ...steps })).join(' ')).toBe(pots);
});
