import { afterEach, expect, test, vi } from 'vitest';
import { catchFrames, makePad, plugIn } from './testing/pads.ts';
import { openPage, type TestPage } from './testing/page.ts';
import { worldWith } from './testing/seen.ts';

let page: TestPage;
afterEach(() => {
  page.hands.stop();
  plugIn();
  vi.unstubAllGlobals();
});

test('behavior: a gamepad leads the ape once its code has come, with whatever it holds then', async () => {
  catchFrames();
  page = openPage();
  const pad = makePad();
  pad.axes = [1, 0, 0, 0];
  plugIn(pad);
  expect(page.hands.input(worldWith({})).dx).toBe(0);
  await vi.dynamicImportSettled();
  expect([page.hands.input(worldWith({})).dx, page.hands.kind]).toEqual([1, 'gamepad']);
});

test('behavior: one that was touched before the game is there from its beginning', () => {
  catchFrames();
  const pad = makePad();
  pad.axes = [0, -1, 0, 0];
  plugIn(pad);
  page = openPage();
  expect(page.hands.input(worldWith({})).dy).toBe(-1);
});
