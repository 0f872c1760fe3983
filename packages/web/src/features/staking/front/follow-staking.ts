/** What the staking page does without React. */
import { followForm } from './follow-form.ts';
import { followPool } from './pool-now.ts';

/** Follows the form and the pool in `root`; returns the way to stop. */
export function followStaking(root: ParentNode, language: string): () => void {
  const stops = [followForm(root, language), followPool(root, language)];
  return () => stops.forEach((stop) => stop());
}
