import { expectations, expectedOf } from '@lilape/wire/expected';
import { buyRequest, historyQuery } from '@lilape/wire/purchases';
import { salePicture } from '@lilape/wire/history';
import { expect, test } from 'vitest';
import { z } from 'zod';

const colour = z.enum(['red']).register(expectations, { expected: 'red' });

test('behavior: what a field should be stands beside its schema, optional or not', () => {
  expect(expectedOf(z.object({ colour }), 'colour')).toBe('red');
  expect(expectedOf(z.object({ colour: colour.optional() }), 'colour')).toBe('red');
});

test('behavior: what a whole request should be follows from its fields', () => {
  expect(expectedOf(buyRequest)).toBe('only userAddress, ethAmount, ethTxHash, paymentMethod');
});

test.each([buyRequest, historyQuery, salePicture])(
  'behavior: every field that is taken says what it should be',
  (schema) => {
    for (const field of Object.keys(schema.shape)) expect(expectedOf(schema, field)).toBeTypeOf('string');
  },
);

test.each(['size', 'toString', '__proto__'])('args: nobody said what %s should be', (field) => {
  expect(expectedOf(z.object({ colour, size: z.string() }), field)).toBeUndefined();
  expect(expectedOf(undefined, field)).toBeUndefined();
});
