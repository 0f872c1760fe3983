// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { builtClass, markOf, refinedMarks } from './class-names.ts';

const file = (name: string) => resolve(import.meta.dirname, '../src/ui', name);

test('behavior: a class is the mark of its sheet and its place there, wherever it is mentioned', () => {
  const css = '.card{a:b}.card:hover .title{a:b}.card-x{a:b}';
  const [card, title, cardX] = ['card', 'title', 'card-x'].map((name) =>
    builtClass(name, file('card.module.css'), css),
  );
  expect(card).toMatch(/^_[a-z0-9]{2}-0$/);
  expect(title).toBe(card?.replace('-0', '-1'));
  expect(cardX).toBe(card?.replace('-0', '-2'));
});

test('behavior: every movement of a sheet has a name of its own', () => {
  const css = '.ape{animation:blink 1s}@keyframes blink{to{a:b}}@keyframes  drift{to{a:b}}';
  const names = ['ape', 'blink', 'drift'].map((name) => builtClass(name, file('ape.module.css'), css));
  expect(names.map((name) => name.slice(-2))).toEqual(['-0', '-1', '-2']);
});

test('error: a name that the sheet does not say', () => {
  expect(() => builtClass('flap', file('ape.module.css'), '.ape{a:b}')).toThrow(
    'src/ui/ape.module.css does not say where flap comes from.',
  );
});

test('behavior: the mark follows from the sheet alone, and another has another', () => {
  const ofCard = builtClass('x', file('card.module.css'), '.x{a:b}');
  expect(builtClass('x', `${file('card.module.css')}?used`, '.x{c:d}')).toBe(ofCard);
  expect(builtClass('x', file('field.module.css'), '.x{a:b}')).not.toBe(ofCard);
});

test('behavior: a class tells its mark, one of no module has none', () => {
  expect(markOf('_a1-13')).toBe('_a1-');
  expect(markOf('lucide')).toBeUndefined();
  expect(markOf('art-fur')).toBeUndefined();
});

const markOfSheet = (sheet: string) =>
  markOf(builtClass('x', resolve(import.meta.dirname, '../src', sheet), '.x{}'));

test('behavior: the sheets of components that take a class are known as those that others refine', () => {
  const refined = refinedMarks();
  for (const sheet of ['ui/card/card', 'ui/facts', 'ui/table/table'])
    expect(refined).toContain(markOfSheet(`${sheet}.module.css`));
  expect(refined).not.toContain(markOfSheet('features/buy/amount-field.module.css'));
});
