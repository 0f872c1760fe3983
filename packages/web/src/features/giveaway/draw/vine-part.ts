/** Where something lies on the vine. */

/** Parts are written as parts of this. */
const fine = 1_000_000n;

/** Its part of the whole, 0 to 1, cut off after the sixth digit. */
export function partOf(units: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((units * fine) / whole) / Number(fine);
}
