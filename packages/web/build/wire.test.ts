// @vitest-environment node
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wireModule } from './wire.ts';

const amount = z.string().regex(/^[1-9]\/\d$/);

test('behavior: a schema becomes a plain object, without what only people read', () => {
  const count = z.int().min(0).meta({ description: 'How many', example: 3 });
  expect(wireModule({ body: z.object({ count, last: z.iso.datetime().optional() }) })).toBe(
    [
      'const s0={type:"integer",minimum:0};',
      'const s1={type:"string",format:"date-time"};',
      'const s2={type:"object",properties:{"count":s0,"last":s1},required:["count"]};',
      'export const body=s2;',
    ].join('\n'),
  );
});

test('behavior: what several schemas hold alike is written once, named or not', () => {
  const price = z.object({ amount: amount.meta({ description: 'Dollars' }) }).meta({ id: 'Price' });
  const written = wireModule({
    one: z.object({ price }),
    many: z.array(price).max(9),
    null: amount.nullable(),
  });
  expect(written.match(/pattern:/g)).toHaveLength(1);
  expect(written).toContain(String.raw`{type:"string",pattern:/^[1-9]\/\d$/}`);
  expect(written).toContain('{type:"array",items:s1}');
});

test('behavior: values of a record are checked, further fields of an object are not', () => {
  const written = wireModule({ record: z.record(z.string(), z.boolean()), object: z.object({}) });
  expect(written).toContain('{type:"object",additionalProperties:s0}');
  expect(written).toContain('{type:"object",properties:{}}');
});

test('error: what the page could not check stops the build', () => {
  expect(() => wireModule({ body: z.string().min(1) })).toThrow(
    'The page cannot check “minLength” of the wire.',
  );
});
