/** Turns schemas of `@lilape/wire` into what the page checks answers by: zod itself would be a third of what a page may weigh. */
import { networkInfo, ratesBody, transactionBody } from '@lilape/wire/chain';
import { contractsBody } from '@lilape/wire/contracts';
import { saleHistory } from '@lilape/wire/history';
import { buyPending, buyResponse, purchasesBody } from '@lilape/wire/purchases';
import type { Plugin } from 'vite';
import { z } from 'zod';

const moduleId = 'virtual:wire';

/** Export → schema; `src/env.d.ts` declares each. */
const bodies = {
  buyPending,
  buyResponse,
  contracts: contractsBody,
  networkInfo,
  purchases: purchasesBody,
  rates: ratesBody,
  saleHistory,
  transaction: transactionBody,
};

type Node = { readonly [keyword: string]: unknown };

/** What says nothing about an answer that the page must refuse. */
const unread = new Set(
  '$schema $defs id title description example examples maxItems propertyNames'.split(' '),
);
const kept = new Set('type enum minimum maximum exclusiveMinimum required format'.split(' '));

/** Vite plugin: `virtual:wire` exports a schema for each body, as `src/api/check.ts` reads it. */
export function wirePlugin(): Plugin {
  return {
    name: 'lilape-wire',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) => (id === `\0${moduleId}` ? wireModule(bodies) : null),
  };
}

/**
 * The source of a module that exports a plain object for each schema; what several hold alike is written once.
 * @throws Error for a schema that says what `src/api/check.ts` cannot check
 */
export function wireModule(schemas: Readonly<Record<string, z.ZodType>>): string {
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
    return `export const ${name}=${write(json, (json['$defs'] ?? {}) as Node)};`;
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
