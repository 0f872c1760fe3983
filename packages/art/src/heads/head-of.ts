// Which head an address has: the same one for everybody, everywhere, and forever.

/** Side of a cell of the sheet, in its units. */
export const headCell = 40;

/** How many there are of each: furs, eyes, hats, mouths. */
export const headCounts = [8, 6, 7, 4] as const;

/**
 * Which fur, eyes, hat and mouth the head of `address` has, each from 0; upper and lower case make no difference.
 * One of 1,344 heads: it tells neighbours in a list apart, and proves nothing.
 */
export const headOf = (address: string): number[] => {
  // FNV-1a with a last stir, so that addresses made to begin or end alike look different too.
  let hash = 0x811c9dc5;
  for (const sign of address.toLowerCase()) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  let rest = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return headCounts.map((count) => {
    const chosen = rest % count;
    rest = Math.floor(rest / count);
    return chosen;
  });
};
