// What would be right, said beside the schema of an input: answers to bad requests take it from there.
import { z } from 'zod';

/** The sentence part behind 'Expected ' of a schema; register one with `schema.register(expectations, …)`, last. */
export const expectations = z.registry<{ readonly expected: string }>();

/** What a field of a request should have been, or the whole of it without a field; undefined if nobody said. */
export function expectedOf(schema: unknown, field?: string): string | undefined {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return undefined;
  if (field === undefined) return `only ${Object.keys(inner.shape).join(', ')}`;
  const own: unknown = Object.hasOwn(inner.shape, field) ? inner.shape[field] : undefined;
  return said(own) ?? said(unwrapped(own));
}

function said(schema: unknown): string | undefined {
  return schema instanceof z.ZodType ? expectations.get(schema)?.expected : undefined;
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;
}
