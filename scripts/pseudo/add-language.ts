// Adds the pseudo-language to a source file: beside whatever it says in English and Russian.
import { parseSync } from 'vite';
import { pseudo } from './pseudo-text.ts';

/** Code of the pseudo-language. */
export const PSEUDO = 'xx';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Property = Node & { key: Node & { name?: string; value?: unknown }; value: Node; computed: boolean };

/** How the English is said again: as texts a third longer, or as it is, where it is how figures and dates are written. */
export type Wording = 'longer' | 'same';

/**
 * Returns the source with an entry of the pseudo-language behind the Russian one of every object that has both languages, or null
 * where there is none. `file` names the source for its syntax and in errors.
 * @throws Error for a source that cannot be parsed
 */
export function addLanguage(file: string, source: string, wording: Wording): string | null {
  const { program, errors } = parseSync(file, source);
  const [failed] = errors;
  if (failed !== undefined) throw new Error(`${file}: ${failed.message}`);
  const inserts: { at: number; text: string }[] = [];
  visit(program as unknown as Node, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const properties = (node['properties'] as Property[]).filter(({ type }) => type === 'Property');
    const [english, russian] = ['en', 'ru'].map((language) =>
      properties.find((each) => nameOf(each) === language),
    );
    if (english === undefined || russian === undefined) return;
    const text = wording === 'same' ? textOf(source, english.value) : longer(source, english.value);
    inserts.push({ at: russian.end, text: `, ${PSEUDO}: ${text}` });
    return 'skip';
  });
  if (inserts.length === 0) return null;
  return inserts
    .toSorted((a, b) => b.at - a.at)
    .reduce((so, { at, text }) => so.slice(0, at) + text + so.slice(at), source);
}

const nameOf = ({ computed, key }: Property): unknown => (computed ? undefined : (key.name ?? key.value));
const textOf = (source: string, { start, end }: Node): string => source.slice(start, end);

/** The source of a value with each of its texts longer. */
function longer(source: string, value: Node): string {
  const changes: { start: number; end: number; text: string }[] = [];
  visit(value, (node) => {
    if (node.type === 'Property') return 'values';
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      changes.push({ start: node.start, end: node.end, text: JSON.stringify(pseudo(node['value'])) });
    if (node.type !== 'TemplateLiteral') return;
    const { start, end } = node;
    changes.push({ start, end, text: `\`${pseudo(source.slice(start + 1, end - 1))}\`` });
    return 'skip';
  });
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (so, { start, end, text }) => so.slice(0, start - value.start) + text + so.slice(end - value.start),
      textOf(source, value),
    );
}

/** Calls `each` for a node and all below it; 'skip' leaves out what is below, 'values' its key. */
function visit(node: Node, each: (node: Node) => 'skip' | 'values' | undefined | void): void {
  const answer = each(node);
  if (answer === 'skip') return;
  for (const [key, child] of Object.entries(node)) {
    if (answer === 'values' && key === 'key') continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (typeof one === 'object' && one !== null && typeof (one as Node).type === 'string')
        visit(one as Node, each);
  }
}
