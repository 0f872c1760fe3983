// Breaks Solidity by operator: every comparison, guard, order of effects, sum and statement of a source, one at a time.

export type Mutation = {
  readonly operator: string;
  /** 1-based line of the change */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly source: string;
};

/** Replacements within a line, as forge formats it: operators have a blank on both sides. */
const REPLACEMENTS: readonly (readonly [operator: string, find: RegExp, to: readonly string[]])[] = [
  ['comparison', / < /g, [' <= ', ' >= ']],
  ['comparison', / <= /g, [' < ']],
  ['comparison', / > /g, [' >= ', ' <= ']],
  ['comparison', / >= /g, [' > ']],
  ['comparison', / == /g, [' != ']],
  ['comparison', / != /g, [' == ']],
  ['logic', / && /g, [' || ']],
  ['logic', / \|\| /g, [' && ']],
  ['arithmetic', / \+ /g, [' - ']],
  ['arithmetic', / - /g, [' + ']],
  ['arithmetic', / \* /g, [' + ']],
  ['arithmetic', / \/ /g, [' * ']],
  ['arithmetic', / \+= /g, [' = ', ' -= ']],
  ['arithmetic', / << /g, [' >> ']],
  ['arithmetic', / >> /g, [' << ']],
  ['arithmetic', / \| /g, [' & ']],
  ['arithmetic', / & /g, [' | ']],
  ['arithmetic', / \^ /g, [' & ']],
  ['guard', / (?:onlyOwner|nonReentrant)\b/g, ['']],
];

/** Every way in which one operator can break `source`, which is formatted by forge. */
export function mutationsOf(source: string): Mutation[] {
  const lines = source.split('\n');
  const inLines = lines.flatMap((text, index) => {
    if (!isCode(text)) return [];
    return [...replaced(text), ...constants(text), ...ternaries(text), ...removed(text)].map((change) => ({
      ...change,
      line: index + 1,
      before: text.trim(),
      source: [...lines.slice(0, index), change.text, ...lines.slice(index + 1)].join('\n'),
    }));
  });
  return [...inLines.map(({ text, ...rest }) => ({ ...rest, after: text.trim() })), ...swaps(lines)];
}

const isCode = (text: string) =>
  text.trim() !== '' &&
  !/^\s*(?:\/\/|\/\*|\*|pragma |import |event |error |using |struct |enum |contract |library |type )/.test(
    text,
  );

type Broken = { readonly operator: string; readonly text: string };

function replaced(text: string): Broken[] {
  const code = text.replace(/\/\/.*$/, '');
  return REPLACEMENTS.flatMap(([operator, find, to]) =>
    [...code.matchAll(find)].flatMap(({ index, 0: found }) =>
      to.map((other) => ({
        operator,
        text: text.slice(0, index) + other + text.slice(index + found.length),
      })),
    ),
  );
}

/** A constant one greater. */
function constants(text: string): Broken[] {
  const found = /^(.* constant \w+ = )([^"]+);$/.exec(text);
  if (found === null || /hex|keccak/.test(text)) return [];
  return [{ operator: 'constant', text: `${found[1]}${found[2]} + 1;` }];
}

function ternaries(text: string): Broken[] {
  const found = /^(.*) \? ([^?:]+) : ([^?:;)]+)(.*)$/.exec(text);
  if (found === null) return [];
  return [{ operator: 'choice', text: `${found[1]} ? ${found[3]} : ${found[2]}${found[4]}` }];
}

/** A guard or a statement of its own line that is not there any more. */
function removed(text: string): Broken[] {
  const indent = /^ */.exec(text)?.[0] ?? '';
  if (/^\s*if \(.*\) revert .*;$/.test(text)) return [{ operator: 'guard', text: `${indent}// no guard` }];
  const isStatement =
    /^\s*(?:emit |delete |[\w.[\]]+ (?:\+)?= |[\w.]+\(.*\);$|_check)/.test(text) && text.endsWith(';');
  return isStatement ? [{ operator: 'statement', text: `${indent}// no statement` }] : [];
}

/** A body's last beat, which calls the outside, before each of the beats ahead of it. A blank line parts two beats. */
function swaps(lines: readonly string[]): Mutation[] {
  return bodies(lines).flatMap(({ from, to }) => {
    const blanks = indexesOf(lines, from, to).filter((index) => lines[index]?.trim() === '');
    const last = blanks.at(-1);
    if (last === undefined) return [];
    const call = lines.slice(last + 1, to);
    if (!/\.(?:safeTransfer|safeTransferFrom|transfer|transferFrom|burn)\(/.test(call.join('\n'))) return [];
    return [from, ...blanks.slice(0, -1).map((blank) => blank + 1)].map((start) => ({
      operator: 'order',
      line: last + 2,
      before: call.at(0)?.trim() ?? '',
      after: `before: ${lines[start]?.trim()}`,
      source: [...lines.slice(0, start), ...call, '', ...lines.slice(start, last), ...lines.slice(to)].join(
        '\n',
      ),
    }));
  });
}

const indexesOf = (lines: readonly string[], from: number, to: number) =>
  lines.map((_line, index) => index).filter((index) => index >= from && index < to);

/** The lines between a function's braces, which stand at four blanks. */
function bodies(lines: readonly string[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from: number | null = null;
  for (const [index, text] of lines.entries()) {
    if (/^ {4}(?:function|constructor)/.test(text)) from = null;
    if (from === null && /^ {4}\S?.*\{$|^ {4}\{$/.test(text)) from = index + 1;
    if (from !== null && text === '    }') {
      found.push({ from, to: index });
      from = null;
    }
  }
  return found;
}
