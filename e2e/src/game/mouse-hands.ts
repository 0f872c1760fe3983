// Hands on keys and mouse that press what a plan says.
import type { Page } from '@playwright/test';
import type { MouseHeld } from './mouse-grip.ts';

const ACROSS = { '-1': 'KeyA', '0': null, '1': 'KeyD' } as const;
const DOWN = { '-1': 'KeyW', '0': null, '1': 'KeyS' } as const;

/** Returns what changes from what is held to `next`, key by key, and presses it. */
export function makeMouseHands(page: Page): (next: MouseHeld) => Promise<void> {
  let held: MouseHeld = { dx: 0, dy: 0, x: -1, y: -1, isDown: false };
  const turn = async (before: string | null, after: string | null) => {
    if (before === after) return;
    if (before !== null) await page.keyboard.up(before);
    if (after !== null) await page.keyboard.down(after);
  };
  return async (next) => {
    await turn(ACROSS[held.dx], ACROSS[next.dx]);
    await turn(DOWN[held.dy], DOWN[next.dy]);
    if (next.x !== held.x || next.y !== held.y) await page.mouse.move(next.x, next.y);
    if (next.isDown !== held.isDown) await (next.isDown ? page.mouse.down() : page.mouse.up());
    held = next;
  };
}
