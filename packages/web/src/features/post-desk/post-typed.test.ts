import { expect, test } from 'vitest';
import { isSame, partsOf, templateOf, typedOf, withLine, withMoved, withParts } from './post-typed.ts';

const template = {
  title: 'The sale so far',
  fields: [
    { label: 'Raised', value: 'formattedTotal', prefix: '$', unit: '' },
    { label: 'Read', value: 'lilape.example', prefix: '', unit: '' },
  ],
  gif: null,
};

test('behavior: what stands comes back unchanged, tidied', () => {
  const typed = typedOf(template);
  expect(typed.fields.map(({ fact, own }) => [fact, own])).toEqual([
    ['formattedTotal', ''],
    ['', 'lilape.example'],
  ]);
  expect(templateOf({ ...typed, title: '  The sale so far ' })).toEqual(template);
  expect(isSame(typed, template)).toBe(true);
  expect(isSame({ ...typed, gif: 'lilape-post2.gif.mp4' }, template)).toBe(false);
});

test('behavior: a new line says the first figure that no line says yet', () => {
  expect(withLine(typedOf(template)).at(-1)).toEqual({
    key: 2,
    label: '',
    fact: 'formattedETH',
    own: '',
    prefix: '',
    unit: '',
  });
});

test('behavior: lines change places, and stay at the ends', () => {
  const { fields } = typedOf(template);
  expect(withMoved(fields, 1, -1).map(({ key }) => key)).toEqual([1, 0]);
  expect(withMoved(fields, 1, 1).map(({ key }) => key)).toEqual([0, 1]);
  expect(withMoved(fields, 0, -1).map(({ key }) => key)).toEqual([0, 1]);
});

test('behavior: parts of another admin are taken one by one', () => {
  const theirs = { ...template, title: 'Theirs', gif: 'lilape-post2.gif.mp4' };
  const mine = { ...typedOf(template), title: 'Mine' };
  expect(withParts(mine, theirs, ['gif'])).toMatchObject({ title: 'Mine', gif: 'lilape-post2.gif.mp4' });
  expect(partsOf(template)).toEqual({
    title: 'The sale so far',
    fields: 'Raised: $ formattedTotal\nRead: lilape.example',
    gif: '',
  });
});
