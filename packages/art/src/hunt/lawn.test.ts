// The clearing of the hunt: a landmark each, by day and by night, and nothing before what has to be seen.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { huntLawn } from './lawn.ts';
import { LANDMARKS, LAWN, LAWN_LAYERS } from './names.ts';

const themes = ['light', 'dark'] as const;
const [CELL, COLS, ROWS] = [40, 19, 14];

/** How opaque a layer of a lawn is at places of the field, 0 to 255. */
async function opacityOf(svg: string): Promise<(layer: number, x: number, y: number) => number> {
  const picture = sharp(Buffer.from(svg)).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return (layer, x, y) =>
    data[((layer * LAWN.height + y - LAWN.top) * info.width + x - LAWN.left) * 4 + 3] ?? 0;
}

test('behavior: a square with all layers in it, its own for each landmark and theme', () => {
  const side = LAWN_LAYERS * LAWN.height;
  const all = themes.flatMap((theme) => LANDMARKS.map((landmark) => huntLawn(theme, landmark)));
  expect(new Set(all).size).toBe(all.length);
  for (const svg of all) {
    expect(svg).toContain(`viewBox="${LAWN.left} ${LAWN.top} ${side} ${side}"`);
    expect(svg).not.toMatch(/NaN|undefined|class=/);
  }
});

test('behavior: the lawn has no holes, a landmark lies on it, and leaves hide no place where something may lie', async () => {
  for (const landmark of LANDMARKS) {
    const opacity = await opacityOf(huntLawn('light', landmark));
    const places = [];
    for (let cell = 0; cell < COLS * ROWS; cell += 1) {
      const x = 20 + CELL / 2 + CELL * (cell % COLS);
      const y = 20 + CELL / 2 + CELL * Math.floor(cell / COLS);
      places.push({ x, y, lawn: opacity(0, x, y), seen: opacity(1, x, y), leaves: opacity(2, x, y) });
    }
    expect(places.filter(({ lawn, leaves }) => lawn !== 255 || leaves !== 0)).toEqual([]);
    const covered = places.filter(({ seen }) => seen > 0).length;
    // Seen from afar, and room beside it.
    expect(covered).toBeGreaterThan(8);
    expect(covered).toBeLessThan((COLS * ROWS) / 3);
    // Leaves hang all along the sides.
    expect(opacity(2, LAWN.left + 4, 300)).toBe(255);
    expect(opacity(2, LAWN.left + LAWN.width - 4, 300)).toBe(255);
  }
});
