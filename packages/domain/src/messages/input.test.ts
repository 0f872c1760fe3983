import { INPUT_EXPECTED, INPUT_PROBLEMS, withInputWords } from '@lilape/domain/messages/input';
import { expect, test } from 'vitest';

test('behavior: the parts of a sentence are put into words, with those that may be chosen from', () => {
  const values = { field: 'topics', problem: 'NAMES_UNKNOWN', expected: 'SOME_OF', words: 'sale, holders' };
  expect(withInputWords(values, 'en')).toEqual({
    field: 'topics',
    problem: 'names what is none of sale, holders',
    expected: 'one or more of sale, holders, parted by commas',
  });
  expect(withInputWords(values, 'ru')).toEqual({
    field: 'topics',
    problem: 'названо то, чего нет',
    expected: 'одно или несколько из sale, holders, через запятую',
  });
});

test.each(['IS_TOO_RIPE', 'toString', '__proto__'])(
  'args: the part %s, unknown here, is left out',
  (problem) => {
    expect(withInputWords({ field: 'x', problem, expected: 'PLACE' }, 'en')).toEqual({
      field: 'x',
      expected: 'the `next` of the answer before, or nothing',
    });
  },
);

test('args: values of another sentence stay as they are', () => {
  expect(withInputWords({ words: 'Not today', seconds: 5 }, 'ru')).toEqual({
    words: 'Not today',
    seconds: 5,
  });
});

test.each([...Object.entries(INPUT_PROBLEMS), ...Object.entries(INPUT_EXPECTED)])(
  'behavior: %s goes into a sentence in both languages: no capital, no full stop, the same words',
  (_, said) => {
    for (const words of [said.en, said.ru]) expect(words).toMatch(/^[^A-ZА-Я].*[^.]$/);
  },
);
