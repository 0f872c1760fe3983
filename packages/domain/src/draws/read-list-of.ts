// Reads a published list of a known kind back, and says the first thing that is not as it must be. Pure.
import { type Entrant, type Weighted, listEntrants } from '@lilape/domain/draws/entrants';
import { lineOf, publishList } from '@lilape/domain/draws/list';
import {
  type Given,
  type ListFormat,
  type ListMoment,
  isCount,
  isHex,
  isNumberText,
} from '@lilape/domain/draws/list-format';
import type { Tree } from '@lilape/domain/draws/tree';
import type { Hex } from '@lilape/domain/draws/words';

/** What a manifest says, as it says it. */
export type ManifestOf<Head> = Head & {
  readonly count: number;
  readonly totalWeight: bigint;
  readonly root: Hex;
  readonly parts: readonly { readonly cid: string; readonly rows: number; readonly bytes: number }[];
};

/** The first difference between a publication and what it must be. */
export type ListFault = {
  readonly where: 'manifest' | 'part' | 'row';
  /** Number of the part or row, from 0. */
  readonly at: number;
  readonly expected: string;
  readonly actual: string;
};

export type Fault = { readonly ok: false; readonly fault: ListFault };

export type ReadListOf<Head, Row> =
  | {
      readonly ok: true;
      readonly manifest: ManifestOf<Head>;
      readonly entrants: readonly (Row & Entrant)[];
      readonly tree: Tree;
    }
  | Fault;

/** The manifest in bytes, or what is wrong with it. What it names is not looked at. */
export function readManifestOf<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  bytes: Uint8Array,
): { readonly ok: true; readonly manifest: ManifestOf<Head> } | Fault {
  const text = new TextDecoder().decode(bytes);
  const given = parse(text);
  const manifest = given === null ? null : manifestOf(format, given);
  if (manifest === null) return { ok: false, fault: manifestFault(`one line of ${format.name}`, text) };
  return { ok: true, manifest };
}

/** What a manifest says it is; null where it says nothing. */
export function formatIn(bytes: Uint8Array): unknown {
  return parse(new TextDecoder().decode(bytes))?.['format'] ?? null;
}

/**
 * The whole list: `parts` are the files that the manifest names, in its order. Every byte counts: rows, numbers, sums,
 * root and the way in which all of it is written.
 */
export function readListOf<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  manifestBytes: Uint8Array,
  parts: readonly Uint8Array[],
): ReadListOf<Head, Row> {
  const read = readManifestOf(format, manifestBytes);
  if (!read.ok) return read;
  const { manifest } = read;
  const lines = parts.map((bytes) => new TextDecoder().decode(bytes)).flatMap(linesOf);
  const rows = lines.map((line) => rowOf(format, parse(line)));
  const bad = rows.indexOf(null);
  if (bad >= 0) return { ok: false, fault: rowFault(bad, 'a row of a list', lines[bad]) };
  const entrants = entrantsOf(rows.filter((row) => row !== null));
  if (entrants === null) return { ok: false, fault: rowFault(0, 'each account once', 'one of them twice') };
  const different = entrants.findIndex((entrant, index) => lineOf(format, entrant) !== lines[index]);
  const row = entrants[different];
  if (row !== undefined)
    return { ok: false, fault: rowFault(different, lineOf(format, row), lines[different]) };
  if (entrants.length !== lines.length)
    return { ok: false, fault: rowFault(entrants.length, 'no row without weight', lines.at(-1)) };
  if (entrants.length === 0) return { ok: false, fault: rowFault(0, 'an entrant', undefined) };
  return compare(format, { manifest, entrants }, manifestBytes, parts);
}

/** Publishes the same list again, and compares the files. */
function compare<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  list: { readonly manifest: ManifestOf<Head>; readonly entrants: readonly (Row & Entrant)[] },
  manifestBytes: Uint8Array,
  parts: readonly Uint8Array[],
): ReadListOf<Head, Row> {
  const { manifest, entrants } = list;
  const tree = format.treeOf(entrants);
  const published = publishList(format, manifest, entrants, tree);
  const text = new TextDecoder();
  for (const [at, part] of published.parts.entries()) {
    const given = parts[at];
    if (given === undefined || text.decode(given) !== text.decode(part.bytes))
      return { ok: false, fault: { where: 'part', at, expected: part.cid, actual: 'cut elsewhere' } };
  }
  const expected = text.decode(published.manifest.bytes);
  const actual = text.decode(manifestBytes);
  if (expected !== actual) return { ok: false, fault: manifestFault(expected, actual) };
  return { ok: true, manifest, entrants, tree };
}

function entrantsOf<Row extends Weighted>(rows: readonly Row[]): readonly (Row & Entrant)[] | null {
  try {
    return listEntrants(rows);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  // What stands behind the last end of a line is nothing.
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function parse(text: string): Given | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Given) : null;
  } catch {
    // No JSON is no row and no manifest; who asked says so.
    return null;
  }
}

function rowOf<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  given: Given | null,
): Row | null {
  return given === null ? null : format.readRow(given);
}

function manifestOf<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  given: Given,
): ManifestOf<Head> | null {
  const { count, totalWeight, root, parts } = given;
  const moment = momentOf(given);
  if (given['format'] !== format.name || moment === null) return null;
  if (!isCount(count) || !isNumberText(totalWeight) || !isHex(root, 32)) return null;
  if (!Array.isArray(parts) || !parts.every(isPart)) return null;
  const head = format.readHead(given, moment);
  return head && { ...head, count, totalWeight: BigInt(totalWeight), root, parts };
}

function momentOf({ chainId, draws, block, blockHash, excluded }: Given): ListMoment | null {
  if (!isCount(chainId) || !isHex(draws, 20) || !isCount(block) || !isHex(blockHash, 32)) return null;
  if (!Array.isArray(excluded) || !excluded.every((address) => isHex(address, 20))) return null;
  return { chainId, draws, block, blockHash, excluded };
}

function isPart(part: unknown): part is ManifestOf<unknown>['parts'][number] {
  if (typeof part !== 'object' || part === null) return false;
  const { cid, rows, bytes } = part as Given;
  return typeof cid === 'string' && isCount(rows) && isCount(bytes);
}

/** Where two texts part, with what stands around it: a whole list in a sentence helps nobody. */
function manifestFault(expected: string, actual: string): ListFault {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 20), at + 60).trim();
  return { where: 'manifest', at, expected: around(expected), actual: around(actual) };
}

function rowFault(at: number, expected: string, actual: string | undefined): ListFault {
  return { where: 'row', at, expected, actual: (actual ?? 'nothing').slice(0, 200) };
}
