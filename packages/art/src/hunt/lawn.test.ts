// The clearing of the hunt: a landmark each, by day and by night, and nothing before what has to be seen.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { huntLawn } from './lawn.ts';
import { LANDMARKS, LAWN, LAWN_LAYERS } from './names.ts';

const themes = ['light', 'dark'] as const;
const [CELL, COLS, ROWS] = [40, 19, 14];

/** How opaque a layer of a lawn is at places of the field, 0 to 255. */
async function layerOf(svg: string, layer: number): Promise<(x: number, y: number) => number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extract({ left: 0, top: layer * LAWN.height, width: LAWN.width, height: LAWN.height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => data[((y - LAWN.top) * info.width + x - LAWN.left) * 4 + 3] ?? 0;
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
    const svg = huntLawn('light', landmark);
    const [lawn, seen, leaves] = [await layerOf(svg, 0), await layerOf(svg, 1), await layerOf(svg, 2)];
    let covered = 0;
    for (let cell = 0; cell < COLS * ROWS; cell += 1) {
      const x = 20 + CELL / 2 + CELL * (cell % COLS);
      const y = 20 + CELL / 2 + CELL * Math.floor(cell / COLS);
      expect(lawn(x, y)).toBe(255);
      expect({ landmark, x, y, leaves: leaves(x, y) }).toEqual({ landmark, x, y, leaves: 0 });
      if (seen(x, y) > 0) covered += 1;
    }
    // Seen from afar, and room beside it.
    expect(covered).toBeGreaterThan(8);
    expect(covered).toBeLessThan((COLS * ROWS) / 3);
    // Leaves hang all along the sides.
    expect(leaves(LAWN.left + 4, 300)).toBe(255);
    expect(leaves(LAWN.left + LAWN.width - 4, 300)).toBe(255);
  }
});
