import { LANGUAGES } from '@lilape/domain/languages';
import { expect, test } from 'vitest';
import { twoLines } from './share-card.ts';
import { traitsText } from './slip.tsx';

test('behavior: traits that a line has room for stay in it', () => {
  expect(twoLines('Lagoon, Wink, Crown')).toEqual(['Lagoon, Wink, Crown']);
});

test('behavior: more of them go on in a second line', () => {
  expect(twoLines('Банановый полдень, Глаза нараспашку, Соломенная шляпа, Галстук-бабочка')).toEqual([
    'Банановый полдень, Глаза нараспашку,',
    'Соломенная шляпа, Галстук-бабочка',
  ]);
});

test('behavior: in every language the traits of a thousand apes fit', () => {
  for (const language of LANGUAGES)
    for (let tokenId = 1; tokenId <= 1_000; tokenId += 1)
      for (const line of twoLines(traitsText(tokenId, language))) expect(line.length).toBeLessThanOrEqual(50);
});
