// The published lines of one subject: its files, fetched ahead, each held against its address.
import { MAX_BLOCK_BYTES, cidOf } from '@lilape/domain/ipfs';
import type { LedgerPart } from '@lilape/wire/ledger';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AskSite } from './fetchers.ts';
import type { Gate } from './gate.ts';
import type { Difference, SubjectName } from './report.ts';

/** Files asked for at once. */
const AHEAD = 6;

export type PublishedLines = {
  /** The lines of the next file; null behind the last. */
  next(): Promise<{ readonly cid: string; readonly lines: readonly string[] } | null>;
  /** The first thing that is wrong with the files themselves, once all were read. */
  fault(): Difference | null;
  /** Milliseconds spent hashing. */
  readonly ms: number;
};

type Options = {
  readonly subject: SubjectName;
  /** `digest` is null where only the files have one. */
  readonly projection: {
    readonly parts: readonly Pick<LedgerPart, 'cid' | 'rows' | 'bytes'>[];
    readonly rows: number;
    readonly digest: string | null;
  };
  readonly site: AskSite;
  readonly gate: Gate;
  readonly onFile: () => void;
  /** Where the sums over all files stand. */
  readonly where?: string;
};

const decoder = new TextDecoder();

/** Starts to fetch the files of a subject, a few at once, in their order. */
export function readPublished(options: Options): PublishedLines {
  const { subject, projection, site, gate, onFile, where = `/api/ledger, projections.${subject}` } = options;
  const { parts, digest, rows } = projection;
  const fetched: Promise<Uint8Array>[] = [];
  const whole = sha256.create();
  let first: Difference | null = null;
  let at = 0;
  let counted = 0;
  let ms = 0;

  const differs = (
    code: Difference['code'],
    what: string,
    published: string,
    computed: string,
    look: string,
  ) => {
    first ??= { check: 'parts', subject, code, what, published, computed, look };
  };
  const fetchAhead = () => {
    for (const part of parts.slice(fetched.length, at + AHEAD)) {
      const asked = gate.pass().then(() => site(`/ipfs/${part.cid}`));
      // It is awaited later, and may fail before.
      asked.catch(() => undefined);
      fetched.push(asked);
    }
  };
  const examine = (part: (typeof parts)[number], bytes: Uint8Array, lines: readonly string[]) => {
    const startedAt = performance.now();
    const cid = bytes.length > MAX_BLOCK_BYTES ? 'too large for one file' : cidOf(bytes);
    const look = `/ipfs/${part.cid}`;
    if (cid !== part.cid) differs('PART_IS_OTHER_BYTES', `part ${at + 1}`, part.cid, cid, look);
    if (lines.length !== part.rows)
      differs('PART_COUNT', `rows of part ${at + 1}`, String(part.rows), String(lines.length), look);
    if (bytes.length !== part.bytes)
      differs('PART_COUNT', `bytes of part ${at + 1}`, String(part.bytes), String(bytes.length), look);
    whole.update(bytes);
    counted += lines.length;
    ms += performance.now() - startedAt;
  };
  const conclude = () => {
    if (counted !== rows) differs('PART_COUNT', 'rows', String(rows), String(counted), where);
    const computed = bytesToHex(whole.digest());
    if (digest !== null && computed !== digest) differs('DIGEST', 'digest', digest, computed, where);
  };

  return {
    async next() {
      const part = parts[at];
      if (part === undefined) {
        if (at++ === parts.length) conclude();
        return null;
      }
      fetchAhead();
      const bytes = await (fetched[at] ?? Promise.reject(new Error('A part was not asked for.')));
      // It would be kept until the end.
      fetched[at] = Promise.resolve(new Uint8Array());
      const lines = decoder.decode(bytes).split('\n');
      // What comes behind the last line feed is a line only where that is missing.
      if (lines.at(-1) === '') lines.pop();
      examine(part, bytes, lines);
      at++;
      onFile();
      return { cid: part.cid, lines };
    },
    fault: () => first,
    get ms() {
      return ms;
    },
  };
}
