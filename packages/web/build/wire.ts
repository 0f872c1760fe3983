/** Puts plain objects in the place of the wire's rows, by which the page checks answers: zod itself would be a third of what a page may weigh. */
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Endpoint } from '@lilape/wire/endpoint';
import type { Plugin } from 'vite';
import { z } from 'zod';

const rowFiles = /\/packages\/wire\/src\/endpoints\/[\w-]+\.ts$/;
const topicsFile = /\/packages\/wire\/src\/topics\.ts$/;
/** A module a row, so that a page loads only those that it calls. */
const oneRow = '\0wire-row:';
/** A constant a topic, so that a page carries only what it listens to. */
const ofTopics = '\0wire-topics:';

type Node = { readonly [keyword: string]: unknown };
type Fields = Readonly<Record<string, Node>>;
/** Writes an inner node down and returns its name. */
type Write = (inner: Node) => string;

/** What says nothing about an answer that the page must refuse. */
const unread = new Set(
  '$schema $defs id title description example examples maxItems propertyNames'.split(' '),
);
const kept = new Set('type enum minimum maximum exclusiveMinimum format'.split(' '));

/** Vite plugin: what the page imports of the wire's endpoints and topics holds, for zod's schemas, what `shell/first/check.ts` reads. */
export function wirePlugin(): Plugin {
  return {
    name: 'lilape-wire',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(oneRow) || id.startsWith(ofTopics) ? id : null),
    async load(id) {
      if (rowFiles.test(id)) return plain(await rowsModule(id));
      if (topicsFile.test(id))
        return plain(`export * as topics from ${JSON.stringify(`${ofTopics}${id}#`)};`);
      const [file = '', name = ''] = id.replace(/^\0[\w-]+:/, '').split('#');
      if (id.startsWith(ofTopics)) {
        const { topics } = (await rowsOf(file)) as { topics: Topics };
        return plain(topicsModule(topics, await answersOfRows(resolve(file, '../endpoints'))));
      }
      if (!id.startsWith(oneRow)) return null;
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

/** The source of a row as the page has it: its path, how it is sent where that does not follow from what is sent, and what checks whatever is answered where nothing is wrong. */
export function rowModule(name: string, row: Pick<Endpoint, 'path' | 'answers'> & Partial<Endpoint>): string {
  const bodies = bodiesOf(row);
  // What is sent is posted, and where nothing is sent something is read, unless the row has it otherwise.
  const isOdd = row.method === 'put' || (row.method === 'post' && !('body' in row || 'bytes' in row));
  const method = isOdd ? `method:"${row.method}",` : '';
  const path = `${method}path:${JSON.stringify(row.path)}`;
  const [only] = bodies;
  if (only === undefined) return `export const ${name}={${path}};`;
  const answer = bodies.length === 1 ? only : z.union(bodies);
  return `${wireModule({ answer }, '')}\nexport const ${name}={${path},answer};`;
}

/** The schemas of what a row answers as JSON where nothing is wrong. */
function bodiesOf(row: Pick<Endpoint, 'answers'>): z.ZodType[] {
  return Object.entries(row.answers ?? {}).flatMap(([status, { schema, type }]) =>
    Number(status) < 300 && type === undefined ? [schema] : [],
  );
}

type Topics = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;
/** Where what a schema becomes is written already: a module and the row in it. */
type Written = ReadonlyMap<z.ZodType, { readonly id: string; readonly name: string }>;

/** The source of a constant for each topic, as a page follows one of them; an event that carries what a row answers refers to the row. */
export function topicsModule(topics: Topics, rows: Written): string {
  const eventSchemas = [...new Set(Object.values(topics).flatMap((events) => Object.values(events)))];
  const names = new Map(eventSchemas.map((schema, index) => [schema, `event${index}`]));
  const own: Record<string, z.ZodType> = {};
  const lines: string[] = [];
  for (const [schema, event] of names) {
    const row = rows.get(schema);
    if (row === undefined) own[event] = schema;
    else
      lines.push(
        `import { ${row.name} as of_${event} } from ${JSON.stringify(row.id)};`,
        // Said to be pure: to the bundler, reading a property could do something, and a page would carry every topic.
        `const ${event}=/*#__PURE__*/(()=>of_${event}.answer)();`,
      );
  }
  const tables = Object.entries(topics).map(([topic, events]) => {
    const fields = Object.entries(events).map(([event, schema]) => `${event}:${names.get(schema)}`);
    return `export const ${topic}={${fields.join()}};`;
  });
  return [...lines, wireModule(own, ''), ...tables].join('\n');
}

/** The rows in the files of a folder, by the schema that is all they answer. */
async function answersOfRows(folder: string): Promise<Written> {
  const answers = new Map<z.ZodType, { id: string; name: string }>();
  for (const file of readdirSync(folder).map((name) => resolve(folder, name)))
    for (const [name, row] of Object.entries(await rowsOf(file))) {
      const [only, ...others] = isRow(row) ? bodiesOf(row as Endpoint) : [];
      if (only === undefined || others.length > 0 || answers.has(only)) continue;
      answers.set(only, { name, id: `${oneRow}${file}#${name}` });
    }
  return answers;
}

/**
 * The source of a module with a plain object for each schema, each behind `prefix`; what several hold alike is written once.
 * @throws Error for a schema that says what `src/shell/first/check.ts` cannot check
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
function fieldsOf(node: Node, write: Write): string[] {
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (unread.has(keyword) || isSaidByWords(keyword, node)) return [];
    if (kept.has(keyword))
      return isAnySafeInteger(keyword, value) ? [] : [`${keyword}:${JSON.stringify(value)}`];
    if (keyword === 'const') return [`enum:${JSON.stringify([value])}`];
    // A time is read by its format; its pattern is ten times as long.
    if (keyword === 'pattern')
      return node['format'] === undefined ? [`pattern:${String(new RegExp(value as string))}`] : [];
    if (keyword === 'items') return [`items:${write(value as Node)}`];
    if (keyword === 'anyOf') return [`anyOf:[${(value as Node[]).map(write).join()}]`];
    if (keyword === 'properties') return propertiesOf(value as Fields, node, write);
    // What an object must hold, its properties say.
    if (keyword === 'required') return [];
    // A server may say more than the page knows; values of a record are checked under any name, or under all of its own.
    if (keyword === 'additionalProperties') return valuesOf(value as Node | false, node, write);
    throw new Error(`The page cannot check “${keyword}” of the wire.`);
  });
}

/** The properties of an object, and the few of them that may be missing. */
function propertiesOf(properties: Fields, { required = [] }: Node, write: Write): string[] {
  const all = Object.entries(properties);
  const optional = all.flatMap(([name]) => ((required as string[]).includes(name) ? [] : [name]));
  const written = all.map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`);
  return [
    `properties:{${written.join()}}`,
    ...(optional.length === 0 ? [] : [`optional:${JSON.stringify(optional)}`]),
  ];
}

/** The values of a record, whose names may be given. */
function valuesOf(value: Node | false, node: Node, write: Write): string[] {
  if (value === false) return [];
  const names = node['properties'] === undefined ? (node['required'] as string[] | undefined) : undefined;
  if (names === undefined) return [`additionalProperties:${write(value)}`];
  return propertiesOf(Object.fromEntries(names.map((name) => [name, value])), node, write);
}

/** Where the words themselves are listed, their type says no more. */
function isSaidByWords(keyword: string, node: Node): boolean {
  return keyword === 'type' && ('enum' in node || 'const' in node);
}

/** zod writes down the largest safe integer, which the type says already. */
function isAnySafeInteger(keyword: string, value: unknown): boolean {
  return keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER;
}
