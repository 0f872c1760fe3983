// Compares the code that stands on the chain with what the compiler leaves there, immutables apart.
import type { Hex } from 'viem';

/** The code that the constructor leaves, and where each immutable stands in it, in bytes, by the number of its declaration. */
export type RuntimeCode = {
  readonly object: Hex;
  readonly immutableReferences?: Readonly<Record<string, readonly { start: number; length: number }[]>>;
};

/**
 * What speaks against `found` being the code of `compiled`; empty where nothing does. Only an immutable's own bytes may differ,
 * which the compiler leaves zero and the constructor fills, with the same value wherever the immutable is used.
 */
export function runtimeProblems(compiled: RuntimeCode, found: Hex): string[] {
  const expected = Buffer.from(compiled.object.slice(2), 'hex');
  const code = Buffer.from(found.slice(2), 'hex');
  if (code.length === 0) return ['there is no code'];
  if (code.length !== expected.length)
    return [`its runtime code has ${code.length} bytes, but ${expected.length} where it is compiled`];
  const problems: string[] = [];
  for (const places of Object.values(compiled.immutableReferences ?? {})) {
    const values = places.map(({ start, length }) => code.toString('hex', start, start + length));
    if (new Set(values).size > 1)
      problems.push(
        `an immutable has several values: ${[...new Set(values)].map((value) => `0x${value}`).join(', ')}`,
      );
    for (const { start, length } of places) code.fill(0, start, start + length);
  }
  const first = code.findIndex((byte, index) => byte !== expected[index]);
  if (first >= 0) problems.push(`its runtime code differs from what is compiled, from byte ${first} on`);
  return problems;
}

/** How many immutables a contract has. */
export const countImmutables = ({ immutableReferences }: RuntimeCode): number =>
  Object.keys(immutableReferences ?? {}).length;
