/** Checks answers of the API and its events by the schemas of the wire, as the build writes them into the page. @see build/wire.ts */
import type { AnswerOf, Endpoint } from '@lilape/wire/endpoint';
import type { z } from 'zod';

/** The part of JSON Schema that the wire makes use of; `Body` is what passes. */
export type Schema<Body = unknown> = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: RegExp;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  /** The schema of every value whose name is not in `properties`. */
  readonly additionalProperties?: Schema;
  /** Which of `properties` may be missing. */
  readonly optional?: readonly string[];
  readonly anyOf?: readonly Schema[];
  /** For the compiler alone. */
  readonly of?: Body;
};

/** Returns a function that takes JSON for what the schema says. @throws TypeError with the path of what is wrong */
export function reader<Body>(schema: Schema<Body>): (json: unknown) => Body {
  return (json) => {
    const wrong = faultOf(schema, json, '');
    if (wrong !== undefined) throw new TypeError(wrong);
    return json as Body;
  };
}

/** Returns a function that takes JSON for what an endpoint answers. @throws TypeError as above */
export function answerReader<E extends Endpoint>(endpoint: E): (json: unknown) => AnswerOf<E> {
  // In the page a row has this in place of zod's schemas.
  const { answer } = endpoint as unknown as { answer: Schema<AnswerOf<E>> };
  return reader(answer);
}

/** Returns a function that takes JSON for what a schema of the wire says. @throws TypeError as above */
export function schemaReader<S extends z.ZodType>(schema: S): (json: unknown) => z.infer<S> {
  return reader(schema as unknown as Schema<z.infer<S>>);
}

/** The path of the first value under `path` that is not what its schema says; undefined if all is well. */
function faultOf(schema: Schema, value: unknown, path: string): string | undefined {
  if (!isOfType(schema, value) || !isInRange(schema, value)) return path || 'body';
  if (schema.anyOf?.every((one) => faultOf(one, value, path) !== undefined) === true) return path || 'body';
  if (typeof value !== 'object' || value === null) return undefined;
  const { properties = {}, optional = [] } = schema;
  const missing = Object.keys(properties).find(
    (name) => !Object.hasOwn(value, name) && !optional.includes(name),
  );
  if (missing !== undefined) return `${path}/${missing}`;
  for (const [name, inner] of Object.entries(value)) {
    const expected = innerOf(schema, name);
    const wrong = expected && faultOf(expected, inner, `${path}/${name}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function innerOf({ items, properties, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties !== undefined && Object.hasOwn(properties, name)) return properties[name];
  return items ?? additionalProperties;
}

function isOfType({ type, enum: words }: Schema, value: unknown): boolean {
  if (words !== undefined && !words.includes(value)) return false;
  const name = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return (
    type === undefined ||
    [type].flat().some((one) => (one === 'integer' ? Number.isSafeInteger(value) : one === name))
  );
}

function isInRange({ pattern, format, minimum, maximum, exclusiveMinimum }: Schema, value: unknown): boolean {
  if (typeof value === 'string')
    return pattern?.test(value) !== false && (format === undefined || !Number.isNaN(Date.parse(value)));
  if (typeof value !== 'number') return true;
  return (
    value >= (minimum ?? value) && value <= (maximum ?? value) && value > (exclusiveMinimum ?? -Infinity)
  );
}
