// The published list of a draw: canonical JSON lines in parts, and the manifest that names them. Pure.
import type { Address } from '@lilape/domain/address';
import { type Entrant, type Weighted, listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import type { ListFormat, ListMoment } from '@lilape/domain/draws/list-format';
import { type Tree, rootOf } from '@lilape/domain/draws/tree';
import { type Hex, hexOf } from '@lilape/domain/draws/words';
import { cidOf, isBlockFull } from '@lilape/domain/ipfs';
import { sha256 } from '@noble/hashes/sha2.js';

/** A file under the hash of its bytes. */
export type PublishedFile = { readonly cid: string; readonly bytes: Uint8Array };

export type PublishedList = {
  readonly manifest: PublishedFile;
  readonly parts: readonly PublishedFile[];
  /** sha2-256 of the manifest: what the contract is given. */
  readonly digest: Hex;
  readonly root: Hex;
};

/** The files of a list: the same ones for the same list, whoever makes them. @throws RangeError for a list of nobody */
export function publishList<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  head: Head,
  entrants: readonly (Row & Entrant)[],
  tree: Tree = format.treeOf(entrants),
): PublishedList {
  const root = rootOf(tree);
  const parts = cutLines(entrants.map((row) => lineOf(format, row)));
  const manifest = encode(
    `${JSON.stringify({
      format: format.name,
      ...format.writeHead(head, entrants),
      count: entrants.length,
      totalWeight: String(totalWeight(entrants)),
      root,
      parts: parts.map(({ cid, rows, bytes }) => ({ cid, rows, bytes: bytes.length })),
    })}\n`,
  );
  return {
    manifest: { cid: cidOf(manifest), bytes: manifest },
    parts: parts.map(({ cid, bytes }) => ({ cid, bytes })),
    digest: hexOf(sha256(manifest)),
    root,
  };
}

/** The entrants among who was credited: those excluded take no part. */
export function entrantsBut<Row extends Weighted>(
  excluded: readonly Address[],
  credited: Iterable<Row>,
): (Row & Entrant)[] {
  const out = new Set(excluded.map((address) => address.toLowerCase()));
  return listEntrants(Array.from(credited).filter(({ account }) => !out.has(account.toLowerCase())));
}

/** A row as its line, without the end of the line. */
export function lineOf<Head extends ListMoment, Row extends Weighted>(
  format: ListFormat<Head, Row>,
  row: Row & Entrant,
): string {
  return JSON.stringify(format.writeRow(row));
}

/** Lines put into as few files of one block as hold them, each filled before the next is begun. */
function cutLines(lines: readonly string[]): (PublishedFile & { readonly rows: number })[] {
  const files: (PublishedFile & { readonly rows: number })[] = [];
  let text = '';
  let rows = 0;
  const close = () => {
    const bytes = encode(text);
    if (rows > 0) files.push({ cid: cidOf(bytes), bytes, rows });
    [text, rows] = ['', 0];
  };
  // One byte a character: a line is ASCII.
  for (const line of lines) {
    if (isBlockFull(text.length, line.length + 1)) close();
    text += `${line}\n`;
    rows++;
  }
  close();
  return files;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
