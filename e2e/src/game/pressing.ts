// Hands that press on a page what a plan holds: keys and mouse, keys alone, two thumbs.
import type { Page } from '@playwright/test';
import { type KeysHeld, changesOf } from './keys-grip.ts';
import type { MouseHeld } from './mouse-grip.ts';
import type { Push, ThumbsHeld } from './thumbs-grip.ts';

export type Presses<Held> = (next: Held) => Promise<void>;

/** Keys alone. */
export function pressKeys(page: Page): Presses<KeysHeld> {
  let held: KeysHeld = [];
  return async (next) => {
    const { up, down } = changesOf(held, next);
    for (const code of up) await page.keyboard.up(code);
    for (const code of down) await page.keyboard.down(code);
    held = next;
  };
}

const walking = ({ dx, dy }: Pick<MouseHeld, 'dx' | 'dy'>): KeysHeld => [
  ...(dx === 0 ? [] : [dx < 0 ? 'KeyA' : 'KeyD']),
  ...(dy === 0 ? [] : [dy < 0 ? 'KeyW' : 'KeyS']),
];

/** Keys to walk, the mouse for the rest. */
export function pressMouse(page: Page): Presses<MouseHeld> {
  const press = pressKeys(page);
  let held = { x: -1, y: -1, isDown: false };
  return async (next) => {
    if (next.x !== held.x || next.y !== held.y) await page.mouse.move(next.x, next.y);
    await press(walking(next));
    if (next.isDown !== held.isDown) await (next.isDown ? page.mouse.down() : page.mouse.up());
    held = next;
  };
}

/**
 * Two thumbs, each in the middle of its pad. The browser tells of moves with the next frame that it paints, which
 * are waited for: the page's own frames stand still with its clock, so a world beside the page asks for them.
 */
export async function pressThumbs(
  page: Page,
  pads: { left: Push; right: Push },
): Promise<Presses<ThumbsHeld>> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const frames = () =>
    devtools.send('Runtime.evaluate', {
      contextId,
      awaitPromise: true,
      expression: 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    });
  const points = ({ left, right }: ThumbsHeld) => [
    { id: 0, x: pads.left.x + left.x, y: pads.left.y + left.y },
    { id: 1, x: pads.right.x + right.x, y: pads.right.y + right.y },
  ];
  let isDown = false;
  return async (next) => {
    if (!isDown) {
      const [left, right] = points({ left: { x: 0, y: 0 }, right: { x: 0, y: 0 } });
      if (left === undefined || right === undefined) return;
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [left] });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [left, right] });
      isDown = true;
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(next) });
    await frames();
  };
}
