// The field as 19 × 14 cells of 40 pixels, which cover the bounds exactly.
import { BOUNDS, PX } from './constants.ts';

export const CELL = 40 * PX;
export const COLS = (BOUNDS.right - BOUNDS.left) / CELL;
export const ROWS = (BOUNDS.bottom - BOUNDS.top) / CELL;
export const CELLS = COLS * ROWS;

/** 1 for a cell that an obstacle fills. */
export type Cells = Uint8Array;

const clamp = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

/** The cell in which a point lies; the nearest one for a point at or beyond the edge. */
export const cellAt = (x: number, y: number): number =>
  clamp(((y - BOUNDS.top) / CELL) | 0, ROWS - 1) * COLS + clamp(((x - BOUNDS.left) / CELL) | 0, COLS - 1);

/** The middle of a cell. */
export const middleX = (cell: number): number => BOUNDS.left + (cell % COLS) * CELL + CELL / 2;
export const middleY = (cell: number): number => BOUNDS.top + ((cell / COLS) | 0) * CELL + CELL / 2;

/** Whether a point lies in an obstacle; beyond the edge there are none. */
export function isBlockedAt(blocked: Cells, x: number, y: number): boolean {
  if (x < BOUNDS.left || x >= BOUNDS.right || y < BOUNDS.top || y >= BOUNDS.bottom) return false;
  return blocked[cellAt(x, y)] === 1;
}

/** Whether a square of a half side below a cell's touches an obstacle. */
export const isBoxBlocked = (blocked: Cells, x: number, y: number, half: number): boolean =>
  isBlockedAt(blocked, x - half, y - half) ||
  isBlockedAt(blocked, x + half, y - half) ||
  isBlockedAt(blocked, x - half, y + half) ||
  isBlockedAt(blocked, x + half, y + half);

/** Whether (x, y) is a place where a centre may be. */
export const isInside = (x: number, y: number): boolean =>
  x >= BOUNDS.left && x <= BOUNDS.right && y >= BOUNDS.top && y <= BOUNDS.bottom;

export const clampX = (x: number): number =>
  x < BOUNDS.left ? BOUNDS.left : x > BOUNDS.right ? BOUNDS.right : x;
export const clampY = (y: number): number =>
  y < BOUNDS.top ? BOUNDS.top : y > BOUNDS.bottom ? BOUNDS.bottom : y;

/** The square of a distance. It stays far below 2⁵³. */
export function squaredBetween(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}
