/** Whole LILAPE that are left in a stage. @see text/whole-sold.ts */

/** Returns whole LILAPE left in the current stage, rounded up; `text` is the wire's, without needless zeros. */
export function wholeLeft(text: string): bigint {
  const [whole = '', fraction] = text.split('.');
  return BigInt(whole) + BigInt(fraction !== undefined);
}
