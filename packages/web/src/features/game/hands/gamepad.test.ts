import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadGamepads } from './gamepad-later.ts';
import { catchFrames, makePad, plugIn, setButton } from './testing/pads.ts';
import { type TestPage, openPage } from './testing/page.ts';
import { worldWith } from './testing/seen.ts';

const nobody = worldWith({});
const crab = worldWith({ crab: { x: 0, y: 150 } });
let page: TestPage;
let frames: ReturnType<typeof catchFrames>;
beforeEach(() => {
  frames = catchFrames();
});
beforeAll(loadGamepads);
afterEach(() => {
  page.hands.stop();
  plugIn();
  vi.unstubAllGlobals();
});

/** A game with one pad, plugged in while it runs. */
function play(pad = makePad()) {
  page = openPage((hands) => hands.release());
  page.hands.input(nobody);
  plugIn(null, pad);
  return pad;
}

test('behavior: the left stick walks, the right one aims, a trigger throws', () => {
  const pad = play();
  pad.axes = [-0.8, 0.7, 0.9, 0];
  expect(page.hands.input(nobody)).toEqual({ dx: -1, dy: 1, aim: 0, isShooting: false });
  setButton(pad, 7, true);
  expect(page.hands.input(nobody)).toMatchObject({ aim: 0, isShooting: true });
  expect(page.hands.kind).toBe('gamepad');
});

test('behavior: the cross walks too, and without the right stick a throw goes to whoever is nearest', () => {
  const pad = play();
  setButton(pad, 12, true);
  setButton(pad, 0, true);
  expect(page.hands.input(crab)).toEqual({ dx: 0, dy: -1, aim: 256, isShooting: true });
});

test('behavior: a stick that does not stand quite in the middle leads nobody', () => {
  const pad = play();
  pad.axes = [0.2, -0.2, 0.2, 0.25];
  expect(page.hands.input(nobody)).toEqual({ dx: 0, dy: 0, aim: 0, isShooting: false });
  expect(page.hands.kind).toBe('mouse');
});

test('behavior: of a pad that the browser does not know only the first stick counts, and no nonsense', () => {
  const pad = play(makePad(''));
  pad.axes = [Number.NaN, 1, 3.28, -1];
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: 1, isShooting: false });
  pad.axes = [];
  pad.buttons = [];
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: 0, isShooting: false });
});

test('behavior: Start pauses once a press, and goes on though nothing asks for inputs', () => {
  const pad = play();
  setButton(pad, 9, true);
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: 0, isShooting: false });
  frames.run();
  page.hands.release();
  frames.run();
  expect(page.pauses.count).toBe(1);
  setButton(pad, 9, false);
  frames.run();
  setButton(pad, 9, true);
  frames.run();
  frames.run();
  expect(page.pauses.count).toBe(2);
});

test('behavior: the game waits for a pad that was pulled out in the middle of it', () => {
  const pad = play();
  pad.axes = [1, 0, 0, 0];
  page.hands.input(nobody);
  pad.connected = false;
  plugIn(pad);
  expect(page.pauses.count).toBe(1);
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, isShooting: false });
});

test('behavior: a pad that nobody played with may go', () => {
  play();
  page.hands.input(nobody);
  plugIn();
  expect(page.pauses.count).toBe(0);
});

test('behavior: where pads are forbidden there are none', () => {
  Object.defineProperty(navigator, 'getGamepads', {
    configurable: true,
    value: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  page = openPage();
  dispatchEvent(new Event('gamepadconnected'));
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: 0, isShooting: false });
});
