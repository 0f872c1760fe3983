// Paintings made small: in their own colours, each pixel as its square looks from afar.
import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const [black, grey, white] = [0, 1, 2];
const palette = Uint8Array.of(0, 0, 0, 128, 128, 128, 255, 255, 255);
const picture = (pixels: readonly number[]) => ({
  width: 4,
  height: 4,
  palette,
  pixels: Uint8Array.from(pixels),
});

test('behavior: a square of one colour keeps it, a mixed one has the nearest to its mean', () => {
  const { width, height, pixels } = shrink(
    picture(
      [
        [black, black, white, white],
        [black, black, white, black],
        [white, black, black, black],
        [black, white, black, white],
      ].flat(),
    ),
    2,
  );
  expect([width, height]).toEqual([2, 2]);
  expect([...pixels]).toEqual([black, grey, grey, black]);
});

test('behavior: its palette is that of the painting', () => {
  expect(shrink(picture(Array.from({ length: 16 }, () => grey)), 1)).toEqual({
    width: 1,
    height: 1,
    palette,
    pixels: Uint8Array.of(grey),
  });
});

test('error: a size that does not go into the picture', () => {
  expect(() => shrink(picture([]), 3)).toThrow('A picture of 4 × 4 cannot be made 3 pixels wide.');
});
