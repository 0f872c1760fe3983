/** Puts plain objects in the place of the wire's rows, by which the page checks answers: zod itself would be a third of what a page may weigh. */
import { basename } from 'node:path';
import type { Endpoint } from '@lilape/wire/endpoint';
import type { Plugin } from 'vite';
import { z } from 'zod';

const rowFiles = /\/packages\/wire\/src\/endpoints\/[\w-]+\.ts$/;
const topicsFile = /\/packages\/wire\/src\/topics\.ts$/;
/** A module a row, so that a page loads only those that it calls. */
const oneRow = '\0wire-row:';

type Node = { readonly [keyword: string]: unknown };

/** What says nothing about an answer that the page must refuse. */
const unread = new Set(
  '$schema $defs id title description example examples maxItems propertyNames'.split(' '),
);
const kept = new Set('type enum minimum maximum exclusiveMinimum required format'.split(' '));

/** Vite plugin: what the page imports of the wire's endpoints and topics holds, for zod's schemas, what `shell/api/check.ts` reads. */
export function wirePlugin(): Plugin {
  return {
    name: 'lilape-wire',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(oneRow) ? id : null),
    async load(id) {
      if (rowFiles.test(id)) return plain(await rowsModule(id));
      if (topicsFile.test(id)) return plain(await topicsModule(id));
      if (!id.startsWith(oneRow)) return null;
      const [file = '', name = ''] = id.slice(oneRow.length).split('#');
      const rows = await rowsOf(file);
      return plain(rowModule(name, rows[name] as Endpoint));
    },
  };
}

const plain = (code: string) => ({ code, moduleSideEffects: false });

async function rowsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>;
}

/** Passes on every row of a file from a module of its own, and other text as it is. */
async function rowsModule(file: string): Promise<string> {
  const lines = Object.entries(await rowsOf(file)).flatMap(([name, row]) =>
    isRow(row) ? [`export { ${name} } from ${JSON.stringify(`${oneRow}${file}#${name}`)};`] : [],
  );
  return [`// ${basename(file)}`, ...lines].join('\n');
}

function isRow(value: unknown): value is { readonly path: string } {
  return typeof value === 'object' && value !== null && 'path' in value;
}

/** The source of a row as the page has it: its path, and what checks whatever is answered where nothing is wrong. */
export function rowModule(name: string, row: Pick<Endpoint, 'path' | 'answers'>): string {
  const bodies = Object.entries(row.answers ?? {}).flatMap(([status, { schema, type }]) =>
    Number(status) < 300 && type === undefined ? [schema] : [],
  );
  const path = `path:${JSON.stringify(row.path)}`;
  const [only] = bodies;
  if (only === undefined) return `export const ${name}={${path}};`;
  const answer = bodies.length === 1 ? only : z.union(bodies);
  return `${wireModule({ answer }, '')}\nexport const ${name}={${path},answer};`;
}

async function topicsModule(file: string): Promise<string> {
  const { topics } = (await rowsOf(file)) as { topics: Record<string, Record<string, z.ZodType>> };
  const events = Object.entries(topics).map(([topic, schemas]) => [topic, Object.keys(schemas)] as const);
  const schemas = Object.fromEntries(
    Object.entries(topics).flatMap(([topic, told]) =>
      Object.entries(told).map(([event, schema]) => [`${topic}_${event}`, schema]),
    ),
  );
  const table = events.map(
    ([topic, names]) => `${topic}:{${names.map((event) => `${event}:${topic}_${event}`).join()}}`,
  );
  return `${wireModule(schemas, '')}\nexport const topics={${table.join()}};`;
}

/**
 * The source of a module with a plain object for each schema, each behind `prefix`; what several hold alike is written once.
 * @throws Error for a schema that says what `src/shell/api/check.ts` cannot check
 */
export function wireModule(schemas: Readonly<Record<string, z.ZodType>>, prefix = 'export '): string {
  const names = new Map<string, string>();
  const write = (node: Node, definitions: Node): string => {
    if (typeof node['$ref'] === 'string') return write(definitionOf(node['$ref'], definitions), definitions);
    const text = `{${fieldsOf(node, (inner) => write(inner, definitions)).join()}}`;
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const exported = Object.entries(schemas).map(([name, schema]) => {
    const json: Node = z.toJSONSchema(schema);
    return `${prefix}const ${name}=${write(json, (json['$defs'] ?? {}) as Node)};`;
  });
  return [...[...names].map(([text, name]) => `const ${name}=${text};`), ...exported].join('\n');
}

function definitionOf(reference: string, definitions: Node): Node {
  const found = definitions[reference.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`The wire has no ${reference}.`);
  return found as Node;
}

/** The members of an object literal that says the same as a node of JSON Schema. */
function fieldsOf(node: Node, write: (inner: Node) => string): string[] {
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (unread.has(keyword)) return [];
    if (kept.has(keyword))
      return isAnySafeInteger(keyword, value) ? [] : [`${keyword}:${JSON.stringify(value)}`];
    if (keyword === 'const') return [`enum:${JSON.stringify([value])}`];
    // A time is read by its format; its pattern is ten times as long.
    if (keyword === 'pattern')
      return node['format'] === undefined ? [`pattern:${String(new RegExp(value as string))}`] : [];
    if (keyword === 'items') return [`items:${write(value as Node)}`];
    if (keyword === 'anyOf') return [`anyOf:[${(value as Node[]).map(write).join()}]`];
    if (keyword === 'properties')
      return [
        `properties:{${Object.entries(value as Record<string, Node>)
          .map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`)
          .join()}}`,
      ];
    // A server may say more than the page knows; values of a record are checked under any name.
    if (keyword === 'additionalProperties')
      return value === false ? [] : [`additionalProperties:${write(value as Node)}`];
    throw new Error(`The page cannot check “${keyword}” of the wire.`);
  });
}

/** zod writes down the largest safe integer, which the type says already. */
function isAnySafeInteger(keyword: string, value: unknown): boolean {
  return keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER;
}
