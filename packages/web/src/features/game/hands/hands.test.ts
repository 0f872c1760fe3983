import { packInput, unpackInput } from '@lilape/game/input';
import { replay } from '@lilape/game/replay';
import { step } from '@lilape/game/step';
import { worldOf } from '@lilape/game/world';
import * as fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadGamepads } from './gamepad-later.ts';
import { makePad, catchFrames, plugIn, setButton } from './testing/pads.ts';
import { type TestPage, finger, key, openPage, point } from './testing/page.ts';
import { worldWith } from './testing/seen.ts';

const nobody = worldWith({});
let page: TestPage;
beforeAll(loadGamepads);
afterEach(() => {
  page.hands.stop();
  vi.unstubAllGlobals();
});

test('behavior: an ape that aims at nothing looks where it walks', () => {
  page = openPage();
  page.hands.input(nobody);
  key('keydown', 'KeyA');
  expect(page.hands.input(nobody).aim).toBe(512);
  key('keyup', 'KeyA');
  expect(page.hands.input(nobody).aim).toBe(512);
});

test('behavior: hands pass from device to device in the middle of a game', () => {
  catchFrames();
  page = openPage();
  page.hands.input(nobody);
  const kinds = [];
  point(document.body, 'pointermove', { clientX: 210, clientY: 250, button: -1 });
  kinds.push(page.hands.kind, page.hands.input(nobody).aim);
  key('keydown', 'ArrowUp');
  kinds.push(page.hands.kind, page.hands.input(nobody).aim);
  key('keyup', 'ArrowUp');
  for (let tick = 0; tick < 12; tick++) page.hands.input(nobody);
  finger(page.right, 'pointerdown', { clientX: 300, clientY: 500 });
  finger(document.body, 'pointermove', { clientX: 340, clientY: 500 });
  kinds.push(page.hands.kind, page.hands.input(nobody).aim);
  finger(document.body, 'pointerup', {});
  const pad = makePad();
  pad.axes = [0, 0, -1, 0];
  plugIn(pad);
  for (let tick = 0; tick < 12; tick++) page.hands.input(nobody);
  kinds.push(page.hands.kind, page.hands.input(nobody).aim);
  plugIn();
  expect(kinds).toEqual(['mouse', 256, 'keys', 768, 'thumbs', 0, 'gamepad', 512]);
});

const codes = [
  'KeyW',
  'KeyA',
  'KeyS',
  'KeyD',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Space',
  'KeyQ',
  'MetaLeft',
];
const pointers = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const odd = fc.oneof(
  fc.double({ min: -5_000, max: 5_000, noNaN: true }),
  fc.constantFrom(0, 1e9, -1e9, 0.333),
);
/** One thing that happens: something is pressed, moved, pulled out, left. */
const happening = fc.oneof(
  fc.record({ do: fc.constant('key' as const), code: fc.constantFrom(...codes), isDown: fc.boolean() }),
  fc.record({
    do: fc.constant('point' as const),
    type: fc.constantFrom(...pointers),
    on: fc.constantFrom('canvas', 'left', 'right', 'body'),
    kind: fc.constantFrom('mouse', 'touch', 'pen'),
    id: fc.integer({ min: 0, max: 3 }),
    x: odd,
    y: odd,
    buttons: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    do: fc.constant('pad' as const),
    axes: fc.array(fc.double(), { maxLength: 5 }),
    button: fc.integer({ min: 0, max: 20 }),
    isThere: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('window' as const),
    type: fc.constantFrom('blur', 'scroll', 'resize', 'pagehide'),
  }),
  fc.record({ do: fc.constant('tick' as const), ticks: fc.integer({ min: 1, max: 40 }) }),
);

test('behavior: no storm of events makes an input that is none, or a game that is not the one recorded', () => {
  catchFrames();
  page = openPage();
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120 }), fc.integer({ min: 1, max: 999 }), (storm, seed) => {
      page.hands.stop();
      page = openPage((hands) => hands.release());
      const world = worldOf(seed);
      const packed: number[] = [];
      for (const event of storm) {
        if (event.do === 'key') key(event.isDown ? 'keydown' : 'keyup', event.code);
        else if (event.do === 'window') dispatchEvent(new Event(event.type));
        else if (event.do === 'pad') {
          const pad = makePad();
          pad.axes = event.axes;
          setButton(pad, event.button, true);
          plugIn(event.isThere ? pad : null);
        } else if (event.do === 'point')
          point(event.on === 'body' ? document.body : page[event.on as 'left'], event.type, {
            pointerType: event.kind,
            pointerId: event.id,
            clientX: event.x,
            clientY: event.y,
            buttons: event.buttons,
          });
        for (let tick = event.do === 'tick' ? event.ticks : 1; tick > 0; tick--) {
          const input = page.hands.input(world);
          expect(unpackInput(packInput(input))).toEqual(input);
          if (world.outcome !== 'playing') continue;
          packed.push(packInput(input));
          step(world, input);
        }
      }
      expect(replay(seed, Uint16Array.from(packed))).toMatchObject({
        score: world.score,
        ticks: world.tick,
        outcome: world.outcome,
      });
    }),
    { numRuns: 100 },
  );
  plugIn();
});

test('behavior: after a storm and a pause nothing is held', () => {
  page = openPage();
  page.hands.input(nobody);
  for (const code of codes) key('keydown', code);
  finger(page.left, 'pointerdown', { clientX: 60, clientY: 470, pointerId: 4 });
  finger(document.body, 'pointermove', { clientX: 90, clientY: 470, pointerId: 4 });
  point(page.canvas, 'pointerdown', { clientX: 310, clientY: 170, buttons: 1 });
  page.hands.release();
  for (let tick = 0; tick < 20; tick++)
    expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: 0, isShooting: false });
});
