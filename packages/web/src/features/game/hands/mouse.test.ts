import { afterEach, expect, test } from 'vitest';
import { type TestPage, finger, key, openPage, point } from './testing/page.ts';
import { worldWith } from './testing/seen.ts';

// The ape stands at (400, 300) of the field: that is (210, 170) of the screen.
const nobody = worldWith({});
let page: TestPage;
const play = () => {
  page = openPage();
  page.hands.input(nobody);
};
const input = () => page.hands.input(nobody);
afterEach(() => page.hands.stop());

test('behavior: the mouse aims from the ape to where it points, wherever the field lies', () => {
  play();
  for (const [x, y, aim] of [
    [310, 170, 0],
    [210, 250, 256],
    [110, 170, 512],
    [210, 30, 768],
    [260, 220, 128],
    // Beside the field too.
    [600, 170, 0],
  ] as const) {
    point(document.body, 'pointermove', { clientX: x, clientY: y, button: -1 });
    expect(input().aim).toBe(aim);
  }
  expect(page.hands.kind).toBe('mouse');
});

test('behavior: nothing helps a mouse to aim', () => {
  play();
  point(document.body, 'pointermove', { clientX: 310, clientY: 171, button: -1 });
  expect(page.hands.input(worldWith({ crab: { x: 200, y: 0 } })).aim).toBe(2);
});

test('behavior: the button throws while it is held, a click for a moment', () => {
  play();
  const at = { clientX: 310, clientY: 170, buttons: 1 };
  point(page.canvas, 'pointerdown', at);
  for (let tick = 0; tick < 30; tick++) expect(input().isShooting).toBe(true);
  point(document.body, 'pointerup', { ...at, buttons: 0 });
  expect(input().isShooting).toBe(false);
  point(page.canvas, 'pointerdown', at);
  point(page.canvas, 'pointerup', { ...at, buttons: 0 });
  expect(input().isShooting).toBe(true);
});

test('behavior: other buttons throw nothing, unless the first is pressed besides', () => {
  play();
  point(page.canvas, 'pointerdown', { clientX: 310, clientY: 170, button: 2, buttons: 2 });
  expect(input().isShooting).toBe(false);
  point(page.canvas, 'pointermove', { clientX: 310, clientY: 170, button: 0, buttons: 3 });
  expect(input().isShooting).toBe(true);
});

test('behavior: a button let go where nobody saw it is let go', () => {
  play();
  point(page.canvas, 'pointerdown', { clientX: 310, clientY: 170, buttons: 1 });
  for (let tick = 0; tick < 10; tick++) input();
  point(document.body, 'pointermove', { clientX: 300, clientY: 170, button: -1, buttons: 0 });
  expect(input().isShooting).toBe(false);
});

test('behavior: a press beside the field or in a pause throws nothing', () => {
  play();
  point(document.body, 'pointerdown', { clientX: 5, clientY: 5, buttons: 1 });
  expect(input().isShooting).toBe(false);
  page.hands.release();
  point(page.canvas, 'pointerdown', { clientX: 310, clientY: 170, buttons: 1 });
  expect(input().isShooting).toBe(false);
});

test('behavior: with a mouse in the hand keys walk, and Space throws where it points', () => {
  play();
  point(document.body, 'pointermove', { clientX: 210, clientY: 250, button: -1 });
  key('keydown', 'KeyA');
  key('keydown', 'Space');
  expect(page.hands.input(worldWith({ crab: { x: 200, y: 0 } }))).toEqual({
    dx: -1,
    dy: 0,
    aim: 256,
    isShooting: true,
  });
  expect(page.hands.kind).toBe('mouse');
});

test('behavior: whoever turns to the arrows is not disturbed by a knock at the table', () => {
  play();
  point(document.body, 'pointermove', { clientX: 210, clientY: 250, button: -1 });
  key('keydown', 'ArrowLeft');
  point(document.body, 'pointermove', { clientX: 212, clientY: 251, button: -1 });
  expect([input().aim, page.hands.kind]).toEqual([512, 'keys']);
  point(document.body, 'pointermove', { clientX: 310, clientY: 170, button: -1 });
  expect([input().aim, page.hands.kind]).toEqual([0, 'mouse']);
});

test('behavior: a finger on the field throws there, with some help', () => {
  play();
  finger(page.canvas, 'pointerdown', { clientX: 310, clientY: 175 });
  expect(page.hands.input(worldWith({ crab: { x: 200, y: 0 } }))).toMatchObject({ aim: 0, isShooting: true });
  expect(page.hands.kind).toBe('thumbs');
  finger(document.body, 'pointermove', { clientX: 210, clientY: 30 });
  expect(input()).toMatchObject({ aim: 768, isShooting: true });
  finger(document.body, 'pointercancel', { clientX: 210, clientY: 30 });
  for (let tick = 0; tick < 10; tick++) input();
  expect(input()).toMatchObject({ aim: 768, isShooting: false });
});

test('behavior: the field may move on the screen', () => {
  play();
  point(document.body, 'pointermove', { clientX: 210, clientY: 250, button: -1 });
  expect(input().aim).toBe(256);
  page.canvas.getBoundingClientRect = () => new DOMRect(10, 180, 400, 300);
  dispatchEvent(new Event('scroll'));
  expect(input().aim).toBe(768);
});

const select = () =>
  document.body.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }));

test('behavior: a button held from the field to the words beside it selects none', () => {
  play();
  expect(select()).toBe(true);
  point(page.canvas, 'pointerdown', { clientX: 310, clientY: 170, buttons: 1 });
  expect(select()).toBe(false);
  point(document.body, 'pointerup', { clientX: 5, clientY: 5, buttons: 0 });
  expect(select()).toBe(true);
});
