// What would be right, said beside the schema of an input: answers to bad requests take it from there.
import type { InputExpected } from '@lilape/domain/messages/input';
import { z } from 'zod';

/** What would be right, by its code, and the words that may be chosen from where there are such. */
export type Expectation = { readonly expected: InputExpected; readonly words?: string };

/** What a schema expects; register it with `schema.register(expectations, …)`, last. */
export const expectations = z.registry<Expectation>();

/** What a field of a request should have been, or the whole of it without a field; undefined if nobody said. */
export function expectedOf(schema: unknown, field?: string): Expectation | undefined {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return undefined;
  if (field === undefined) return { expected: 'ONLY', words: Object.keys(inner.shape).join(', ') };
  const own: unknown = Object.hasOwn(inner.shape, field) ? inner.shape[field] : undefined;
  return said(own) ?? said(unwrapped(own));
}

function said(schema: unknown): Expectation | undefined {
  return schema instanceof z.ZodType ? expectations.get(schema) : undefined;
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;
}
