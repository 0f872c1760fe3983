/** The published list of a draw as it is counted step by step: its manifest, and rows that need not be right. */
import type { Entrant } from '@lilape/domain/draws/entrants';
import { type Manifest, readManifest } from '@lilape/domain/draws/read-list';

/** Brings the bytes behind a CID; whoever calls it checks them. */
export type FileOf = (cid: string) => Promise<Uint8Array>;

/** Reads a manifest. @throws TypeError where it is none */
export function manifestIn(bytes: Uint8Array): Manifest {
  const read = readManifest(bytes);
  if (!read.ok) throw new TypeError(`No manifest of a list: ${read.fault.actual}`);
  return read.manifest;
}

/** Reads the rows of a part as they are said, right or wrong. @throws SyntaxError where a line is no JSON */
export function rowsIn(bytes: Uint8Array): Entrant[] {
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { index, account, from, weight } = JSON.parse(line) as {
        index: number;
        account: Entrant['account'];
        from: string;
        weight: string;
      };
      return { index, account, from: BigInt(from), weight: BigInt(weight) };
    });
}
