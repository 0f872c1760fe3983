// Finds what can be broken in a TypeScript source: one small change each, that its tests should notice.
import { parseAst } from 'vite';

/**
 * A change of `source.slice(start, end)` into `after`; `line` counts from 1, `before` is that whole line without its
 * indent, in which the change begins at `column`, from 0. Where the expression `within` is never evaluated, nothing can
 * notice it.
 */
export type Mutation = {
  operator: 'comparison' | 'arithmetic' | 'logic' | 'boolean' | 'number' | 'guard';
  start: number;
  end: number;
  within: { start: number; end: number };
  line: number;
  column: number;
  before: string;
  after: string;
};

type Node = { type: string; start: number; end: number } & Record<string | symbol, unknown>;
type Change = Omit<Mutation, 'line' | 'column' | 'before'>;

const comparisons: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const arithmetic: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const logic: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/** Expressions that carry a type; all other nodes of TypeScript are types and cannot be broken at run time. */
const typed = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Returns every mutation of a source, in the order of their places. `isMarkup` reads TSX. */
export function mutationsOf(source: string, isMarkup = false): Mutation[] {
  const changes: Change[] = [];
  visit(parseAst(source, { lang: isMarkup ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
    changes.push(...changesOf(node, source));
  });
  return changes
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((change) => ({ ...change, ...lineAt(source, change.start) }));
}

/** Returns the source with one change in it. */
export function mutated(
  source: string,
  { start, end, after }: Pick<Mutation, 'start' | 'end' | 'after'>,
): string {
  return source.slice(0, start) + after + source.slice(end);
}

function visit(node: Node, see: (node: Node) => void): void {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !typed.has(node.type))) return;
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

function childrenOf(node: Node): Node[] {
  if (isEntry(node)) return [keyOf(node), node.value];
  return Object.values(node).flat().filter(isNode);
}

const evaluatedWith = Symbol('evaluated with');
type Entry = Node & { key: Node; value: Node };

function isEntry(node: Node): node is Entry {
  return node.type === 'Property' && node['computed'] === false;
}

/** A name in an object is evaluated with its value. */
function keyOf({ key, value }: Entry): Node {
  return { ...key, [evaluatedWith]: value };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function changesOf(node: Node, source: string): Change[] {
  if (node.type === 'BinaryExpression') return binary(node, source);
  if (node.type === 'LogicalExpression') return swapped('logic', logic, node, source);
  if (node.type === 'Literal') return literal(node, source);
  if (node.type === 'IfStatement') return guard(node);
  return [];
}

function binary(node: Node, source: string): Change[] {
  const isOfTexts = [node['left'], node['right']].some((side) => isNode(side) && isText(side));
  return [
    ...swapped('comparison', comparisons, node, source),
    ...(isOfTexts ? [] : swapped('arithmetic', arithmetic, node, source)),
  ];
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
}

function swapped(
  operator: Mutation['operator'],
  table: Readonly<Record<string, string>>,
  node: Node,
  source: string,
): Change[] {
  const sign = String(node['operator']);
  const after = table[sign];
  const [left, right] = [node['left'], node['right']];
  if (after === undefined || !isNode(left) || !isNode(right)) return [];
  // Between the sides stand the sign, spaces, brackets and perhaps a comment.
  const start = source.indexOf(sign, left.end);
  if (start === -1 || start >= right.start) return [];
  return [{ operator, start, end: start + sign.length, within: placeOf(node), after }];
}

function literal(node: Node, source: string): Change[] {
  const { start, end, [evaluatedWith]: value } = node;
  const within = placeOf(isNode(value) ? value : node);
  const text = source.slice(start, end);
  if (text === 'true' || text === 'false')
    return [{ operator: 'boolean', start, end, within, after: text === 'true' ? 'false' : 'true' }];
  const number = /^([\d_]+)(n?)$/.exec(text);
  if (number === null) return [];
  const [, digits = '', suffix = ''] = number;
  const after = `${BigInt(digits.replaceAll('_', '')) + 1n}${suffix}`;
  return [{ operator: 'number', start, end, within, after }];
}

/** An `if` that only leaves, never entered. */
function guard(node: Node): Change[] {
  const [test, then] = [node['test'], node['consequent']];
  if (!isNode(test) || !isNode(then) || node['alternate'] !== null) return [];
  const last = then.type === 'BlockStatement' ? (then['body'] as Node[]).at(-1) : then;
  const leaves = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(last?.type ?? '');
  return leaves ? [{ operator: 'guard', ...placeOf(test), within: placeOf(test), after: 'false' }] : [];
}

const placeOf = ({ start, end }: Node) => ({ start, end });

function lineAt(source: string, place: number): Pick<Mutation, 'line' | 'column' | 'before'> {
  const from = source.lastIndexOf('\n', place - 1) + 1;
  const to = source.indexOf('\n', place);
  return {
    line: source.slice(0, place).split('\n').length,
    column: source.slice(from, place).trimStart().length,
    before: source.slice(from, to === -1 ? undefined : to).trim(),
  };
}
