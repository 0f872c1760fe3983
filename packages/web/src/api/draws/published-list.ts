/** The published list of a draw: its manifest and its rows, from files that are known by the hash of their bytes. */
import type { Entrant } from '@lilape/domain/draws/entrants';

/** Brings the bytes behind a CID; whoever calls it checks them. */
export type FileOf = (cid: string) => Promise<Uint8Array>;

/** What of the manifest is needed to read the list. */
export type Manifest = { readonly parts: readonly { readonly cid: string; readonly rows: number }[] };

/** Reads a manifest. @throws TypeError where it is none */
export function manifestIn(bytes: Uint8Array): Manifest {
  const read = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Manifest>;
  if (!Array.isArray(read.parts)) throw new TypeError('The manifest names no parts.');
  return { parts: read.parts };
}

/** Reads the rows of a part, a canonical JSON line each. @throws SyntaxError where one is none */
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
