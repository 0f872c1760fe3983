import { expect, test } from 'vitest';
import { APE_PLACES, type ApeTexts, fillPlaces, place } from './places.ts';

const texts = Object.fromEntries(APE_PLACES.map((name) => [name, 0])) as ApeTexts;

test('behavior: a place is filled wherever it stands, also twice, and what is no place stays', () => {
  const html = `<a href="/nft/${place('id')}">#${place('id')}</a> {id} ⟦⟧`;
  expect(fillPlaces(html, { ...texts, id: 4271 })).toBe('<a href="/nft/4271">#4271</a> {id} ⟦⟧');
});

test('behavior: of choices the true one stands there, as it was written', () => {
  const html = `<p>${place('band', ['Common', 'Rare &amp; fine'])}</p>`;
  expect(fillPlaces(html, { ...texts, band: 1 })).toBe('<p>Rare &amp; fine</p>');
});

test('behavior: what is filled in cannot be markup', () => {
  expect(fillPlaces(place('eyesName'), { ...texts, eyesName: '<b a="1">&' })).toBe(
    '&lt;b a=&quot;1&quot;&gt;&amp;',
  );
});

test('error: a place that nobody knows, and a choice that is not there', () => {
  expect(() => fillPlaces('⟦nonsense⟧', texts)).toThrow('The place nonsense cannot be filled');
  expect(() => fillPlaces('⟦constructor⟧', texts)).toThrow('The place constructor');
  expect(() => fillPlaces(place('band', ['one']), { ...texts, band: 3 })).toThrow('The place band');
});
