import { afterEach, expect, test } from 'vitest';
import { type TestPage, key, openPage } from './testing/page.ts';
import { worldWith } from './testing/seen.ts';

const nobody = worldWith({});
let page: TestPage;
const play = (onPause?: Parameters<typeof openPage>[0]) => {
  page = openPage(onPause);
  page.hands.input(nobody);
};
afterEach(() => page.hands.stop());

test('behavior: keys lead the ape whatever the layout calls them, and do not move the page', () => {
  play();
  expect(key('keydown', 'KeyW', { key: 'ц' })).toBe(false);
  expect(key('keydown', 'Space', { key: ' ' })).toBe(false);
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: -1, isShooting: true });
  expect(page.hands.kind).toBe('keys');
  expect(key('keydown', 'Tab')).toBe(true);
});

test('behavior: what is typed into a field, a dialog or a shortcut leads nobody', () => {
  play();
  const field = document.body.appendChild(document.createElement('input'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  expect(key('keydown', 'KeyD', {}, field)).toBe(true);
  expect(key('keydown', 'KeyP', {}, field)).toBe(true);
  expect(key('keydown', 'ArrowDown', {}, dialog)).toBe(true);
  expect(key('keydown', 'KeyS', { ctrlKey: true })).toBe(true);
  expect(key('keydown', 'KeyA', { isComposing: true })).toBe(true);
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, dy: 0, isShooting: false });
  expect(page.pauses.count).toBe(0);
});

test('behavior: Space presses the button that has the focus, other keys still walk', () => {
  play();
  const button = document.body.appendChild(document.createElement('button'));
  expect(key('keydown', 'Space', {}, button)).toBe(true);
  expect(key('keydown', 'KeyD', {}, button)).toBe(false);
  expect(page.hands.input(nobody)).toMatchObject({ dx: 1, isShooting: false });
});

test('behavior: Escape and P pause and go on, once a press', () => {
  play((hands) => hands.release());
  key('keydown', 'KeyP');
  key('keydown', 'KeyP', { repeat: true });
  key('keydown', 'Escape');
  expect(page.pauses.count).toBe(2);
});

test('behavior: in a pause keys belong to the page, and one held through it counts again as it repeats', () => {
  play();
  key('keydown', 'KeyD');
  page.hands.release();
  expect(key('keydown', 'ArrowDown')).toBe(true);
  expect(page.hands.input(nobody)).toMatchObject({ dx: 0, isShooting: false });
  key('keydown', 'KeyD', { repeat: true });
  expect(page.hands.input(nobody).dx).toBe(1);
});

test.each(['blur', 'pagehide'])('behavior: after %s no key is stuck', (type) => {
  play();
  key('keydown', 'KeyD');
  key('keydown', 'ArrowUp');
  dispatchEvent(new Event(type));
  for (let tick = 0; tick < 10; tick++)
    expect(page.hands.input(nobody)).toMatchObject({ dx: 0, isShooting: false });
});

test('behavior: what was let go beneath a held Meta key is not stuck', () => {
  play();
  key('keydown', 'KeyD');
  key('keydown', 'MetaLeft', { metaKey: true });
  key('keyup', 'MetaLeft');
  expect(page.hands.input(nobody).dx).toBe(0);
});

test('behavior: after stop nobody listens', () => {
  play();
  page.hands.stop();
  expect(key('keydown', 'KeyD')).toBe(true);
  key('keydown', 'Escape');
  expect(page.pauses.count).toBe(0);
});
