// The cast: every field as decided, every drawing its own.
import { expect, test } from 'vitest';
import { CAST, castDrawing } from './cast.ts';

test('behavior: hero, enemies and prize have true values', () => {
  expect(CAST.map(({ id, type }) => [id, type])).toEqual([
    ['ape', 'hero'],
    ['parrot', 'enemy'],
    ['snake', 'enemy'],
    ['crab', 'enemy'],
    ['banana', 'prize'],
  ]);
  for (const member of CAST)
    expect(member).toMatchObject({ price: 0, is3D: false, model3D: null, unlocked: true, size: 1024 });
});

test('behavior: every drawing stands by itself, with ids of its own', () => {
  for (const { id } of CAST) {
    const svg = castDrawing(id, { idPrefix: `one-${id}` }) ?? '';
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1024 1024".*<\/svg>$/s);
    expect(svg).not.toMatch(/NaN|undefined|<style|<script/);
    for (const [, name] of svg.matchAll(/ id="([^"]+)"/g)) expect(name).toMatch(new RegExp(`^one-${id}-`));
  }
});

test.each(['whale', 'toString', ''])('error: %s is not in the cast', (id) => {
  expect(castDrawing(id, {})).toBeUndefined();
});
