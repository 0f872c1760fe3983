import { afterEach, expect, test } from 'vitest';
import { type TestPage, finger, openPage } from './testing/page.ts';
import { worldWith } from './testing/seen.ts';

const nobody = worldWith({});
const crab = worldWith({ crab: { x: 0, y: 150 } });
let page: TestPage;
const play = () => {
  page = openPage();
  page.hands.input(nobody);
};
const walk = () => {
  const { dx, dy } = page.hands.input(nobody);
  return [dx, dy];
};
const ticks = (count: number, world = nobody) => Array.from({ length: count }, () => page.hands.input(world));
afterEach(() => page.hands.stop());

test('behavior: the left thumb walks in eight ways from wherever it came down', () => {
  play();
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470 });
  expect(walk()).toEqual([0, 0]);
  for (const [x, y, way] of [
    [8, 5, [0, 0]],
    [20, 0, [1, 0]],
    [20, 8, [1, 0]],
    [20, 15, [1, 1]],
    [0, 20, [0, 1]],
    [-15, 20, [-1, 1]],
    [-30, 2, [-1, 0]],
    [-20, -20, [-1, -1]],
    [3, -30, [0, -1]],
    [20, -25, [1, -1]],
  ] as const) {
    finger(document.body, 'pointermove', { clientX: 60 + x, clientY: 470 + y });
    expect(walk()).toEqual(way);
  }
  finger(document.body, 'pointerup', {});
  expect(walk()).toEqual([0, 0]);
  expect(page.hands.kind).toBe('thumbs');
});

test('behavior: a thumb that slid far out of its pad turns round as soon as it turns back', () => {
  play();
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470 });
  finger(document.body, 'pointermove', { clientX: 360, clientY: 470 });
  expect(walk()).toEqual([1, 0]);
  finger(document.body, 'pointermove', { clientX: 300, clientY: 470 });
  expect(walk()).toEqual([-1, 0]);
});

test('behavior: the right thumb aims and throws while it is held, with some help', () => {
  play();
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500 });
  expect(ticks(1)[0]?.isShooting).toBe(false);
  finger(document.body, 'pointermove', { clientX: 300, clientY: 530 });
  expect(ticks(30).every(({ aim, isShooting }) => aim === 256 && isShooting)).toBe(true);
  finger(document.body, 'pointermove', { clientX: 305, clientY: 530 });
  expect(ticks(1, crab)[0]?.aim).toBe(256);
  finger(document.body, 'pointerup', {});
  expect(ticks(1)[0]?.isShooting).toBe(false);
});

test('behavior: a tap on the right throws at whoever is nearest, and once', () => {
  play();
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500 });
  finger(document.body, 'pointermove', { clientX: 303, clientY: 501 });
  finger(document.body, 'pointerup', {});
  const inputs = ticks(10, crab);
  expect(inputs.map(({ isShooting }) => Number(isShooting)).join('')).toBe('1111111100');
  expect(inputs[0]?.aim).toBe(256);
});

test('behavior: a thumb that lies still means whoever is nearest', () => {
  play();
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500 });
  const inputs = ticks(40, crab);
  expect(inputs.findIndex(({ isShooting }) => isShooting)).toBe(11);
  expect(inputs.at(-1)).toMatchObject({ aim: 256, isShooting: true });
});

test('behavior: a flick throws where it went', () => {
  play();
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500 });
  finger(document.body, 'pointermove', { clientX: 260, clientY: 500 });
  finger(document.body, 'pointerup', {});
  expect(ticks(2, crab)).toMatchObject([
    { aim: 512, isShooting: true },
    { aim: 512, isShooting: true },
  ]);
});

test('behavior: both thumbs at once, and a palm beside them is nobody', () => {
  play();
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470, pointerId: 1 });
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500, pointerId: 2 });
  finger(page.left, 'pointerdown', { clientX: 10, clientY: 590, pointerId: 3 });
  finger(document.body, 'pointermove', { clientX: 60, clientY: 440, pointerId: 1 });
  finger(document.body, 'pointermove', { clientX: 340, clientY: 500, pointerId: 2 });
  finger(document.body, 'pointermove', { clientX: 60, clientY: 590, pointerId: 3 });
  expect(ticks(1)).toEqual([{ dx: 0, dy: -1, aim: 0, isShooting: true }]);
  finger(document.body, 'pointerup', { pointerId: 3 });
  expect(walk()).toEqual([0, -1]);
});

test('behavior: what the system takes away throws nothing', () => {
  play();
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500 });
  finger(document.body, 'pointercancel', {});
  expect(ticks(10, crab).some(({ isShooting }) => isShooting)).toBe(false);
});

test('behavior: when no finger is on the screen none is held, whatever was heard', () => {
  play();
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470 });
  finger(document.body, 'pointermove', { clientX: 90, clientY: 470 });
  expect(walk()).toEqual([1, 0]);
  dispatchEvent(Object.assign(new Event('touchend'), { touches: [] }));
  expect(walk()).toEqual([0, 0]);
});

test('behavior: a pause lets both thumbs go', () => {
  play();
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470, pointerId: 1 });
  finger(document.body, 'pointermove', { clientX: 90, clientY: 470, pointerId: 1 });
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500, pointerId: 2 });
  finger(document.body, 'pointermove', { clientX: 340, clientY: 500, pointerId: 2 });
  page.hands.release();
  expect(ticks(2)).toMatchObject([
    { dx: 0, isShooting: false },
    { dx: 0, isShooting: false },
  ]);
  expect(page.left.hasAttribute('data-held')).toBe(false);
});

test('behavior: the pad shows where its stick stands and how far it is pushed', () => {
  play();
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470 });
  finger(document.body, 'pointermove', { clientX: 90, clientY: 470 });
  expect(page.left.hasAttribute('data-held')).toBe(true);
  const said = (name: string) => page.left.style.getPropertyValue(name);
  expect(['--stick-x', '--stick-y', '--push-x', '--push-y'].map(said)).toEqual([
    '60px',
    '70px',
    '30px',
    '0px',
  ]);
});
