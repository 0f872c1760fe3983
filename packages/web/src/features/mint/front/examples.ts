/** Apes that hang on the easel while nobody is connected; their pictures are taken by `scripts/pictures.ts`. */

/** One of each band and of each background, by its number. */
export const exampleIds = [4271, 908, 5150, 2999, 777, 1500] as const;

/** Where the picture of an example is: 640 pixels wide, or 160 as a thumbnail. */
export function examplePath(id: number, size: 'large' | 'small'): string {
  return `/apes/${id}${size === 'small' ? '-small' : ''}.webp`;
}
