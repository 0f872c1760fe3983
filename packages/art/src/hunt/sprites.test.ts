// The game's drawings: one for whatever the engine can be at, each its own, and all within their cell.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palette } from '../svg/palette.ts';
import { POSE_OF_MODE, SHEET_COLUMNS, SPRITE_NAMES } from './names.ts';
import { huntSheet } from './sheet.ts';
import { SPRITES } from './sprites.ts';

/** Without the names of its ids. */
const stripped = (svg: string) => svg.replace(/hunt-[a-z-]+/g, '');

const rows = [...SPRITES].map(([name, { svg, anchor }]) => ({
  name,
  anchor,
  day: svg('light'),
  night: svg('dark'),
}));

test('behavior: there is a drawing for all that the engine can be at', () => {
  for (const mode of ['roam', 'lurk', 'ready', 'attack', 'rest', 'retreat', 'down'])
    for (const kind of ['parrot', 'snake', 'crab'])
      expect([...SPRITES.keys()]).toContain(`${kind}-${POSE_OF_MODE[mode as keyof typeof POSE_OF_MODE]}`);
  const others =
    'ape-walk-a ape-walk-b ape-throw ape-hurt ape-win parrot-hurt snake-hurt crab-hurt banana banana-thrown hammer ' +
    'rock palm crate bush pow splat ow nom ping burst alert peel star dust ape-down';
  for (const name of others.split(' ')) expect([...SPRITES.keys()]).toContain(name);
});

test('behavior: no two are alike, by day and by night', () => {
  expect(new Set(rows.map(({ day }) => stripped(day))).size).toBe(SPRITES.size);
  expect(new Set(rows.map(({ night }) => stripped(night))).size).toBe(SPRITES.size);
});

test('behavior: colours are those of the palette, in its theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    const known = new Set(Object.values(palette).map((colour) => colour[theme]));
    for (const { svg } of SPRITES.values())
      for (const [, colour = ''] of svg(theme).matchAll(/"(#[^"]+)"/g)) expect(known).toContain(colour);
  }
});

test('behavior: each is an SVG that renders, and ends within its cell', async () => {
  for (const { name, day, anchor } of rows) {
    expect(day).not.toMatch(/NaN|undefined|<script/);
    expect(anchor).toEqual([48, 48]);
    // Painted with a margin of 32 units about its cell, nothing may stand in the margin.
    const wide = day.replace('viewBox="0 0 96 96"', 'viewBox="-32 -32 160 160" width="160" height="160"');
    const { data } = await sharp(Buffer.from(wide)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    let outside = 0;
    let inside = 0;
    for (let i = 0; i < 160 * 160; i++) {
      const [x, y] = [i % 160, Math.floor(i / 160)];
      if ((data[i * 4 + 3] ?? 0) < 128) continue;
      if (x < 32 || y < 32 || x >= 128 || y >= 128) outside++;
      else inside++;
    }
    expect({ name, outside }).toEqual({ name, outside: 0 });
    expect(inside).toBeGreaterThan(400);
  }
});

test('behavior: the names are those of the drawings, in their order', () => {
  expect([...SPRITES.keys()]).toEqual(SPRITE_NAMES);
});

test('behavior: a sheet shows each drawing in its cell as it is rendered alone, and follows no class', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const sheet = huntSheet(theme);
    expect(sheet).not.toContain('class=');
    const { data, info } = await sharp(Buffer.from(sheet))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const whole = sharp(data, { raw: info });
    for (const [index, name] of SPRITE_NAMES.entries()) {
      const [left, top] = [(index % SHEET_COLUMNS) * 96, Math.floor(index / SHEET_COLUMNS) * 96];
      const inSheet = await whole.clone().extract({ left, top, width: 96, height: 96 }).raw().toBuffer();
      const svg = (SPRITES.get(name)?.svg(theme) ?? '').replace('<svg ', '<svg width="96" height="96" ');
      const alone = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
      // Only the roundings of their edges may differ.
      const unlike = inSheet.filter((value, at) => Math.abs(value - (alone[at] ?? 0)) > 24).length;
      expect({ name, isUnlike: unlike > 200 }).toEqual({ name, isUnlike: false });
    }
  }
});
