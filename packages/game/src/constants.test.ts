// The figures of the specification. @see spec §3 'Game page', §9 'Game'
import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { COLS, ROWS } from './grid.ts';
import { THROW_TICKS } from './constants.ts';

const PX = 256;

test.each([
  ['tick, ms', constants.TICK_MS, 16],
  ['canvas width', constants.CANVAS.width, 800],
  ['canvas height', constants.CANVAS.height, 600],
  ['move speed, px a tick', constants.MOVE_SPEED / PX, 3],
  ['bullet speed, px a tick', constants.BULLET_SPEED / PX, 8],
  ['hit radius, px', constants.HIT_RADIUS / PX, 25],
  ['pickup radius, px', constants.PICKUP_RADIUS / PX, 25],
  ['left bound', constants.BOUNDS.left / PX, 20],
  ['right bound', constants.BOUNDS.right / PX, 780],
  ['top bound', constants.BOUNDS.top / PX, 20],
  ['bottom bound', constants.BOUNDS.bottom / PX, 580],
  ['player health', constants.PLAYER_HEALTH, 100],
  ['enemy health', constants.ENEMY_HEALTH, 50],
  ['bananas', constants.BANANA_COUNT, 8],
  ['points of a banana', constants.BANANA_POINTS, 10],
  ['points of an enemy', constants.ENEMY_POINTS, 50],
  ['ticks of five minutes', constants.MAX_TICKS, 18_750],
])('behavior: %s', (_, is, shouldBe) => {
  expect(is).toBe(shouldBe);
});

test('behavior: cells fill the bounds exactly', () => {
  expect([COLS, ROWS]).toEqual([19, 14]);
});

test('behavior: whoever holds the button throws about two and a half times a second', () => {
  expect(THROW_TICKS * constants.TICK_MS).toBe(384);
});
