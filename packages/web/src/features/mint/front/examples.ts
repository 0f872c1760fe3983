/** Apes that hang on the easel while nobody is connected; their pictures are taken by `scripts/pictures.ts`. */

/** One of each band and of each background, by its number. */
export const exampleIds = [4271, 908, 5150, 2999, 777, 1500] as const;

/** Pixels of a side: on the easel of a large screen and of a phone, and in the row of thumbnails. */
export const exampleSides = { large: 640, medium: 400, small: 112 } as const;

/** Where the picture of an example is. */
export function examplePath(id: number, size: 'large' | 'medium'): string {
  return `/apes/${id}${size === 'large' ? '' : `-${size}`}.avif`;
}

/** All of them in a row, as thumbnails: one file, since each that is fetched takes from what the easel waits for. */
export const thumbnailsPath = '/apes/thumbnails.avif';
