import { CATALOGUE } from '@lilape/domain/apes/catalogue';
import { expect, test } from 'vitest';
import { traitWord, traitWords } from './trait-words.ts';

const traits = Object.values(CATALOGUE).flat();

test('behavior: every trait that is painted has a word in every language, and no word is for nothing', () => {
  const names = traits.filter(({ file }) => file !== null).map(({ name }) => name);
  for (const words of Object.values(traitWords))
    expect(Object.keys(words).toSorted()).toEqual(names.toSorted());
});

test('behavior: no two traits of a layer are called alike', () => {
  for (const options of Object.values(CATALOGUE)) {
    const words = options.map((trait) => traitWord(trait, 'ru'));
    expect(new Set(words).size).toBe(options.length);
  }
});
