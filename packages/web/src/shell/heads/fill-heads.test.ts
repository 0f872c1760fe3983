import { expect, test } from 'vitest';
import { fillHeads } from './fill-heads.ts';

test('behavior: a head is that of the address in full, painted once', () => {
  document.body.innerHTML =
    '<svg data-head="newest.buyer 0" data-sheet="/sheet.svg"></svg><svg data-head="newest.buyer 1"></svg>';
  const buyer = { text: '0xf39F…2266', full: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' };
  fillHeads(document, (name) => (name === 'newest.buyer 0' ? buyer : undefined));
  const layers = [...document.querySelectorAll('[data-head="newest.buyer 0"] image')];
  expect(layers.map((layer) => [layer.getAttribute('x'), layer.getAttribute('y')])).toEqual([
    ['-40', '0'],
    ['-80', '-40'],
    ['-160', '-80'],
    ['-120', '-120'],
  ]);
  expect(layers[0]?.getAttribute('href')).toBe('/sheet.svg');
  fillHeads(document, (name) => (name === 'newest.buyer 0' ? buyer : undefined));
  expect(document.querySelector('image')).toBe(layers[0]);
  expect(document.querySelectorAll('image')).toHaveLength(4);
});
