import { expect, test } from 'vitest';
import { APE_MARKERS, type ApeTexts, fillMarkers, marker } from './markers.ts';

const texts = Object.fromEntries(APE_MARKERS.map((name) => [name, 0])) as ApeTexts;

test('behavior: a marker is filled wherever it stands, also twice, and what is no marker stays', () => {
  const html = `<a href="/nft/${marker('id')}">#${marker('id')}</a> {id} ⟦⟧`;
  expect(fillMarkers(html, { ...texts, id: 4271 })).toBe('<a href="/nft/4271">#4271</a> {id} ⟦⟧');
});

test('behavior: of choices the true one stands there, as it was written', () => {
  const html = `<p>${marker('band', ['Common', 'Rare &amp; fine'])}</p>`;
  expect(fillMarkers(html, { ...texts, band: 1 })).toBe('<p>Rare &amp; fine</p>');
});

test('behavior: what is filled in cannot be markup', () => {
  expect(fillMarkers(marker('eyesName'), { ...texts, eyesName: '<b a="1">&' })).toBe(
    '&lt;b a=&quot;1&quot;&gt;&amp;',
  );
});

test('error: a marker that nobody knows, and a choice that is not there', () => {
  expect(() => fillMarkers('⟦nonsense⟧', texts)).toThrow('The marker nonsense cannot be filled');
  expect(() => fillMarkers('⟦constructor⟧', texts)).toThrow('The marker constructor');
  expect(() => fillMarkers(marker('band', ['one']), { ...texts, band: 3 })).toThrow('The marker band');
});
