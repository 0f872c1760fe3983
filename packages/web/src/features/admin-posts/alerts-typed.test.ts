import { expect, test } from 'vitest';
import { leastOf, requestOf, typedOf } from './alerts-typed.ts';

const rules = {
  isOn: true,
  least: '100',
  mostAlone: 3,
  quietHours: { from: 22, to: 6 },
  language: 'ru',
  version: 2,
} as const;

test('behavior: rules come back as they stood', () => {
  expect(typedOf(rules)).toEqual({ isOn: 'on', least: '100', mostAlone: '3', quiet: '22–6', language: 'ru' });
  expect(requestOf(typedOf(rules), 2)).toEqual(rules);
  expect(requestOf(typedOf({ ...rules, quietHours: null }), 2)?.quietHours).toBe(null);
});

test.each([
  ['1 000,50', '1000.50'],
  ['0.5', '0.5'],
  ['', null],
  ['a lot', null],
  ['1.2.3', null],
  ['-1', null],
  ['0.0000001', null],
])('args: %j dollars are %j', (typed, least) => expect(leastOf(typed)).toBe(least));
