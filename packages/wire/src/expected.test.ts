import { expectations, expectedOf } from '@lilape/wire/expected';
import { applicationRequest, changeApplicationRequest } from '@lilape/wire/applications';
import { cancelLaunchRequest, changeLaunchRequest } from '@lilape/wire/launches';
import { buyRequest, historyQuery } from '@lilape/wire/purchases';
import { salePicture } from '@lilape/wire/history';
import { expect, test } from 'vitest';
import { z } from 'zod';

const colour = z.enum(['red']).register(expectations, { expected: 'ONE_OF', words: 'red' });

test('behavior: what a field should be stands beside its schema, optional or not', () => {
  const red = { expected: 'ONE_OF', words: 'red' };
  expect(expectedOf(z.object({ colour }), 'colour')).toEqual(red);
  expect(expectedOf(z.object({ colour: colour.optional() }), 'colour')).toEqual(red);
});

test('behavior: what a whole request should be follows from its fields', () => {
  expect(expectedOf(buyRequest)).toEqual({
    expected: 'ONLY',
    words: 'userAddress, ethAmount, ethTxHash, paymentMethod',
  });
});

test.each([
  buyRequest,
  historyQuery,
  salePicture,
  applicationRequest,
  changeApplicationRequest,
  changeLaunchRequest,
  cancelLaunchRequest,
])('behavior: every field that is taken says what it should be', (schema) => {
  for (const field of Object.keys(schema.shape)) expect(expectedOf(schema, field)).toBeDefined();
});

test.each(['size', 'toString', '__proto__'])('args: nobody said what %s should be', (field) => {
  expect(expectedOf(z.object({ colour, size: z.string() }), field)).toBeUndefined();
  expect(expectedOf(undefined, field)).toBeUndefined();
});
