/** Apes that hang on the easel while nobody is connected; their pictures are taken by `scripts/pictures.ts`. */

/** One of each band and of each background, by its number. */
export const exampleIds = [4271, 908, 5150, 2999, 777, 1500] as const;

/** Pixels of a side: on the easel of a large screen and of a phone, and as a thumbnail. */
export const exampleSides = { large: 640, medium: 400, small: 160 } as const;

/** Where the picture of an example is. */
export function examplePath(id: number, size: keyof typeof exampleSides): string {
  return `/apes/${id}${size === 'large' ? '' : `-${size}`}.avif`;
}
