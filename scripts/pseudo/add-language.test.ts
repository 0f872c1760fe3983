import { expect, test } from 'vitest';
import { addLanguage } from './add-language.ts';

const added = (source: string) => addLanguage('a.ts', source, 'longer');

test('behavior: a text beside a text', () => {
  expect(added("const said = { en: 'Stop now', ru: 'Стоп' };")).toBe(
    "const said = { en: 'Stop now', ru: 'Стоп', xx: \"‹Stop now and›\" };",
  );
});

test('behavior: whatever lies below is said longer, with its values', () => {
  expect(
    added("const said = { en: { title: 'Paid', text: `${n} coins` }, ru: { title: 'Оплачено' } };"),
  ).toBe(
    "const said = { en: { title: 'Paid', text: `${n} coins` }, ru: { title: 'Оплачено' }, xx: { title: \"‹Paid an›\", text: `‹${n} coins and›` } };",
  );
});

test('behavior: keys and what is no text stay', () => {
  expect(added("const a = { en: { 'Total raised': 1 }, ru: { b: 2 } };")).toBe(
    "const a = { en: { 'Total raised': 1 }, ru: { b: 2 }, xx: { 'Total raised': 1 } };",
  );
});

test('behavior: how figures are written is copied as it is', () => {
  expect(addLanguage('a.ts', "const units = { en: 'days', ru: 'дн.' };", 'same')).toBe(
    "const units = { en: 'days', ru: 'дн.', xx: 'days' };",
  );
});

test.each(["const a = { en: 'Only English' };", 'const [en, ru] = [1, 2];'])(
  'behavior: nothing to add to %s',
  (source) => {
    expect(added(source)).toBeNull();
  },
);

test('error: a source that is none', () => {
  expect(() => added('const = ;')).toThrow(/^a\.ts: /);
});
