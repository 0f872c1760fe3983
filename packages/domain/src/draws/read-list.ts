// Reads a published list back, and says the first thing that is not as it must be. Pure.
import type { Address } from '@lilape/domain/address';
import { type Entrant, listEntrants } from '@lilape/domain/draws/entrants';
import { LIST_FORMAT, type ListHead, lineOf, publishList } from '@lilape/domain/draws/list';
import { type Tree, treeOf } from '@lilape/domain/draws/tree';
import type { Hex } from '@lilape/domain/draws/words';

/** What a manifest says, as it says it. */
export type Manifest = ListHead & {
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

export type ReadList =
  | {
      readonly ok: true;
      readonly manifest: Manifest;
      readonly entrants: readonly Entrant[];
      readonly tree: Tree;
    }
  | { readonly ok: false; readonly fault: ListFault };

const HEX = (bytes: number) => new RegExp(`^0x[0-9a-f]{${2 * bytes}}$`);
const NUMBER = /^(0|[1-9]\d{0,77})$/;

/** The manifest in bytes, or what is wrong with it. What it names is not looked at. */
export function readManifest(
  bytes: Uint8Array,
): { readonly ok: true; readonly manifest: Manifest } | { readonly ok: false; readonly fault: ListFault } {
  const text = new TextDecoder().decode(bytes);
  const given = parse(text);
  const manifest = given === null ? null : manifestOf(given);
  if (manifest === null) return { ok: false, fault: manifestFault(`one line of ${LIST_FORMAT}`, text) };
  return { ok: true, manifest };
}

/**
 * The whole list: `parts` are the files that the manifest names, in its order. Every byte counts: rows, numbers, sums,
 * root and the way in which all of it is written.
 */
export function readList(manifestBytes: Uint8Array, parts: readonly Uint8Array[]): ReadList {
  const read = readManifest(manifestBytes);
  if (!read.ok) return read;
  const { manifest } = read;
  const lines = parts.map((bytes) => new TextDecoder().decode(bytes)).flatMap(linesOf);
  const rows = lines.map((line) => rowOf(parse(line)));
  const bad = rows.indexOf(null);
  if (bad >= 0) return { ok: false, fault: rowFault(bad, 'a row of a list', lines[bad]) };
  const entrants = entrantsOf(rows.filter((row) => row !== null));
  if (entrants === null) return { ok: false, fault: rowFault(0, 'each account once', 'one of them twice') };
  const different = entrants.findIndex((entrant, index) => lineOf(entrant) !== lines[index]);
  const row = entrants[different];
  if (row !== undefined) return { ok: false, fault: rowFault(different, lineOf(row), lines[different]) };
  if (entrants.length !== lines.length)
    return { ok: false, fault: rowFault(entrants.length, 'no row without weight', lines.at(-1)) };
  if (entrants.length === 0) return { ok: false, fault: rowFault(0, 'an entrant', undefined) };
  return compare(manifestBytes, manifest, parts, entrants);
}

/** Publishes the same list again, and compares the files. */
function compare(
  manifestBytes: Uint8Array,
  manifest: Manifest,
  parts: readonly Uint8Array[],
  entrants: readonly Entrant[],
): ReadList {
  const tree = treeOf(entrants);
  const published = publishList(manifest, entrants, tree);
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

function entrantsOf(rows: readonly { account: Address; weight: bigint }[]): readonly Entrant[] | null {
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

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    // No JSON is no row and no manifest; who asked says so.
    return null;
  }
}

function rowOf(given: Readonly<Record<string, unknown>> | null): { account: Address; weight: bigint } | null {
  if (given === null || !isText(given['account'], HEX(20)) || !isText(given['weight'], NUMBER)) return null;
  return { account: given['account'] as Address, weight: BigInt(given['weight']) };
}

function manifestOf(given: Readonly<Record<string, unknown>>): Manifest | null {
  const { format, chainId, draws, drawId, block, blockHash, excluded, count, root, parts } = given;
  const sum = given['totalWeight'];
  if (format !== LIST_FORMAT || !isText(draws, HEX(20)) || !isText(drawId, NUMBER)) return null;
  if (!isCount(chainId) || !isCount(block) || !isCount(count) || !isText(sum, NUMBER)) return null;
  if (!isText(blockHash, HEX(32)) || !isText(root, HEX(32))) return null;
  if (!Array.isArray(excluded) || !excluded.every((address) => isText(address, HEX(20)))) return null;
  if (!Array.isArray(parts) || !parts.every(isPart)) return null;
  return {
    chainId,
    draws: draws as Address,
    drawId: Number(drawId),
    block,
    blockHash: blockHash as Hex,
    excluded: excluded as Address[],
    count,
    totalWeight: BigInt(sum),
    root: root as Hex,
    parts,
  };
}

function isPart(part: unknown): part is Manifest['parts'][number] {
  if (typeof part !== 'object' || part === null) return false;
  const { cid, rows, bytes } = part as Readonly<Record<string, unknown>>;
  return typeof cid === 'string' && isCount(rows) && isCount(bytes);
}

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
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
