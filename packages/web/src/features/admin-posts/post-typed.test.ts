import { expect, test } from 'vitest';
import { templateOf, textsOf, typedOf, withLine, withMoved } from './post-typed.ts';

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

test('behavior: its parts are texts that two admins can compare', () => {
  expect(textsOf(typedOf(template))).toEqual({
    title: 'The sale so far',
    fields: 'Raised: $ formattedTotal\nRead: lilape.example',
    gif: '',
  });
});
