// @vitest-environment node
import { expect, test } from 'vitest';
import { russianCatalogs, unlikeTranslations } from './translations.ts';

const one = { name: 'one', sentences: { a1: { message: 'For', translation: 'Кому' } } };

test('behavior: two translations of a sentence are reported with their catalogues', () => {
  const two = { name: 'two', sentences: { a1: { message: 'For', translation: 'За' } } };
  expect(unlikeTranslations([one, two])).toEqual(['"For" is "Кому" in one and "За" in two']);
});

test('behavior: the same translation, and another sentence by its context, are fine', () => {
  const two = { name: 'two', sentences: { ...one.sentences, b2: { message: 'For', translation: 'За' } } };
  expect(unlikeTranslations([one, two])).toEqual([]);
});

test('behavior: every sentence of the page has one Russian form', async () => {
  expect(unlikeTranslations(await russianCatalogs())).toEqual([]);
});
