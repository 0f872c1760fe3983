// @vitest-environment node
import { expect, test } from 'vitest';
import { z } from 'zod';
import { rowModule, topicsModule, wireModule } from './wire.ts';

const amount = z.string().regex(/^[1-9]\/\d$/);

test('behavior: a schema becomes a plain object, without what only people read', () => {
  const count = z.int().min(0).meta({ description: 'How many', example: 3 });
  expect(wireModule({ body: z.object({ count, last: z.iso.datetime().optional() }) })).toBe(
    [
      'const s0={type:"integer",minimum:0};',
      'const s1={type:"string",format:"date-time"};',
      'const s2={type:"object",properties:{"count":s0,"last":s1},optional:["last"]};',
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

test('behavior: words are listed without their type, which they say themselves', () => {
  expect(wireModule({ body: z.enum(['open', 'ended']) })).toContain('const s0={enum:["open","ended"]};');
});

test('behavior: an event that carries what a row answers takes it from there, and each topic is by itself', () => {
  const [price, buyer] = [z.strictObject({ price: z.number() }), z.strictObject({ buyer: z.string() })];
  const written = topicsModule(
    { sale: { listed: price, bought: buyer }, again: { listed: price } },
    new Map([[price, { id: 'rows', name: 'info' }]]),
  );
  expect(written).toBe(
    [
      'import { info as of_event0 } from "rows";',
      'const event0=/*#__PURE__*/(()=>of_event0.answer)();',
      'const s0={type:"string"};',
      'const s1={type:"object",properties:{"buyer":s0}};',
      'const event1=s1;',
      'export const sale={listed:event0,bought:event1};',
      'export const again={listed:event0};',
    ].join('\n'),
  );
});

test('behavior: a record whose names are given has them as properties, all of them needed', () => {
  const written = wireModule({ body: z.record(z.enum(['a', 'b']), z.string()) });
  expect(written).toContain('{type:"object",properties:{"a":s0,"b":s0}}');
});

test('error: what the page could not check stops the build', () => {
  expect(() => wireModule({ body: z.string().min(1) })).toThrow(
    'The page cannot check “minLength” of the wire.',
  );
});

test('behavior: a row says how it is sent where that does not follow from what is sent', () => {
  expect(rowModule('one', { method: 'put', path: '/api/x', answers: {} })).toBe(
    'export const one={method:"put",path:"/api/x"};',
  );
  expect(rowModule('one', { method: 'post', path: '/api/x', body: z.string(), answers: {} })).toBe(
    'export const one={path:"/api/x"};',
  );
  expect(rowModule('one', { method: 'post', path: '/api/x', answers: {} })).toBe(
    'export const one={method:"post",path:"/api/x"};',
  );
  expect(rowModule('one', { method: 'get', path: '/api/x', answers: {} })).toBe(
    'export const one={path:"/api/x"};',
  );
});
