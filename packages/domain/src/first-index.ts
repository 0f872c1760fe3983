/** Finds a place in what is sorted. */

/** The index of the first for which `isIt`, which holds for all after it too; the length if for none. */
export function firstIndex<Item>(items: readonly Item[], isIt: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // Between the two there is one.
    if (isIt(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
