// Holds the published lines against those that the chain's events make, one by one, and names the first difference.
import type { PublishedLines } from './published-lines.ts';
import type { Difference, SubjectName } from './report.ts';

export type LineComparer = {
  /** The next line as the chain has it. */
  readonly push: (line: string) => void;
  /** Compares what has come, but the last few lines: they tell what kind of difference one before is. */
  drain(): Promise<void>;
  /** Compares the rest; nothing comes any more. */
  finish(): Promise<void>;
  readonly compared: number;
  readonly difference: Difference | null;
};

type Published = { readonly line: string; readonly cid: string; readonly row: number };

/** How many lines ahead tell a line that is missing from one that is another. */
const AHEAD = 2;

export function createComparer(subject: SubjectName, published: PublishedLines): LineComparer {
  let computed: string[] = [];
  let pending: Published[] = [];
  let at = 0;
  let compared = 0;
  let before: string | null = null;
  let isOver = false;
  let difference: Difference | null = null;

  const load = async (wanted: number) => {
    while (!isOver && pending.length < wanted) {
      const file = await published.next();
      isOver = file === null;
      for (const [row, line] of file?.lines.entries() ?? [])
        pending.push({ line, cid: file?.cid ?? '', row: row + 1 });
    }
  };
  const compare = async (keep: number) => {
    while (at + keep < computed.length && difference === null) {
      await load(Math.min(computed.length - at, 4_096) + AHEAD);
      const until = Math.min(computed.length - keep, at + pending.length);
      let n = 0;
      for (; at < until; at++, n++) {
        const line = computed[at];
        if (pending[n]?.line !== line) break;
        before = line ?? null;
      }
      compared += n;
      pending = pending.slice(n);
      const isMissing = isOver && pending.length === 0 && at + keep < computed.length;
      if (at < until || isMissing)
        difference = nameDifference(subject, compared + 1, before, pending, computed.slice(at, at + AHEAD));
    }
    computed = computed.slice(at);
    at = 0;
  };
  const readRest = async () => {
    // The files are read to their end whatever is in them: their hashes are checked too.
    for (let file = await published.next(); file !== null; file = await published.next());
  };

  return {
    push: (line) => {
      if (difference === null) computed.push(line);
    },
    drain: () => compare(AHEAD),
    async finish() {
      await compare(0);
      if (difference === null) {
        await load(AHEAD);
        if (pending.length > 0) difference = nameDifference(subject, compared + 1, before, pending, []);
      }
      await readRest();
    },
    get compared() {
      return compared;
    },
    get difference() {
      return difference;
    },
  };
}

/** What kind of difference the next published line is from the next computed one; either may be missing. */
function nameDifference(
  subject: SubjectName,
  row: number,
  before: string | null,
  [first, second]: readonly Published[],
  [wanted, following]: readonly string[],
): Difference {
  const of = (
    code: Difference['code'],
    published = first?.line ?? 'nothing',
    computed = wanted ?? 'nothing',
  ) => ({
    check: 'rows' as const,
    subject,
    code,
    what: `row ${row}`,
    published,
    computed,
    look: lookAt(first, wanted),
  });
  if (wanted === undefined) return of(first?.line === before ? 'ROW_TWICE' : 'ROW_INVENTED');
  if (first === undefined) return of('ROW_MISSING');
  if (first.line === before) return of('ROW_TWICE');
  if (first.line === following) return of(second?.line === wanted ? 'ROWS_SWAPPED' : 'ROW_MISSING');
  if (second?.line === wanted) return of('ROW_INVENTED');
  const field = differingField(first.line, wanted);
  if (field === null) return of('ROW_DIFFERS');
  return { ...of('ROW_DIFFERS', field.published, field.computed), what: `row ${row}, ${field.name}` };
}

function lookAt(published: Published | undefined, wanted: string | undefined): string {
  const file = published === undefined ? [] : [`/ipfs/${published.cid}, line ${published.row}`];
  const { block, txHash, logIndex, account, tier } = fieldsOf(wanted ?? published?.line ?? '{}');
  // A row of a launch's list names its account alone: its block is that of the whole list.
  if (tier !== undefined) return [...file, `account ${account ?? '?'}`].join('; ');
  const chain =
    txHash === undefined ? `account ${account ?? '?'}` : `transaction ${txHash}, log ${logIndex ?? '?'}`;
  return [...file, `block ${block ?? '?'}, ${chain}`].join('; ');
}

function differingField(a: string, b: string) {
  const [published, computed] = [fieldsOf(a), fieldsOf(b)];
  const name = [...new Set([...Object.keys(computed), ...Object.keys(published)])].find(
    (each) => published[each] !== computed[each],
  );
  if (name === undefined) return null;
  return { name, published: published[name] ?? 'nothing', computed: computed[name] ?? 'nothing' };
}

/** The fields of a line as text; none where it is no line of ours. */
function fieldsOf(line: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, textOf(field)]));
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
