// The catalogue of the game's drawings: each by its name, with the point of its cell that lies on a place of the field.

import { enemySprites } from './enemies.ts';
import { CELL_UNITS, type Sprite } from './frame.ts';
import { heroSprites } from './hero.ts';
import { thingSprites } from './things.ts';

interface SpriteRow {
  /** SVG text, 96 × 96 units. */
  readonly svg: Sprite;
  /** Middle of what can be hit, units of the cell. */
  readonly anchor: readonly [x: number, y: number];
}

const anchor = [CELL_UNITS / 2, CELL_UNITS / 2] as const;

/** Every drawing of the game. All look to the right. */
export const SPRITES: ReadonlyMap<string, SpriteRow> = new Map(
  [...heroSprites, ...enemySprites, ...thingSprites].map(([name, svg]) => [name, { svg, anchor }]),
);
