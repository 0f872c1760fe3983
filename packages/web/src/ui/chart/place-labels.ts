/** Which labels an axis of time has room for. */
import { characterWidth } from '@lilape/art/chart/line';

/** A label, and where its middle lies, pixels from the left. */
export type Label = { readonly at: number; readonly text: string };

const half = ({ text }: Label): number => (text.length * characterWidth) / 2;

/**
 * Returns the labels, given from left to right, that a drawing of `width` pixels has room for. One that would stand over
 * its end is moved into it; one that would touch the next goes.
 */
export function placeLabels(labels: readonly Label[], width: number): Label[] {
  const placed = labels.map((label) => ({ ...label, at: Math.min(label.at, width - half(label)) }));
  return placed.reduceRight<Label[]>((kept, label) => {
    const next = kept[0];
    const isRoom = next === undefined || label.at + half(label) <= next.at - half(next);
    return isRoom ? [label, ...kept] : kept;
  }, []);
}
