/** Lets the ape take a bite of its banana. @see features/home/living-ape.tsx */

/** Whole, bitten once to four times; then there is a new one. */
const states = 5;

/** Drops the peel of every banana in `root` by one step. */
export function nibble(root: ParentNode): void {
  for (const eater of root.querySelectorAll<HTMLElement>('[data-peel]'))
    eater.dataset['peel'] = String((Number(eater.dataset['peel']) + 1) % states);
}
