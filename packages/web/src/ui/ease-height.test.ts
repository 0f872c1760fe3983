import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { easeHeight } from './ease-height.ts';

let height: number;
let content: HTMLElement;
let resized: () => void;
let isReduced: boolean;
const disconnect = vi.fn<() => void>();
const cancel = vi.fn<() => void>();
const animate = vi.fn<Element['animate']>();
/** Of the animation that was begun last. */
let playState: AnimationPlayState;

beforeEach(() => {
  isReduced = false;
  playState = 'running';
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnect;
      constructor(notify: () => void) {
        resized = notify;
      }
      observe() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** A box whose content has been measured once. */
function measured(first: number): () => void {
  const box = document.createElement('div');
  Object.defineProperty(box, 'offsetHeight', { get: () => height });
  box.animate = animate.mockImplementation(
    () =>
      ({
        get playState() {
          return playState;
        },
        cancel,
      }) as unknown as Animation,
  );
  content = document.createElement('div');
  content.append(document.createElement('form'));
  const end = easeHeight(box, content);
  height = first;
  resized();
  return end;
}

const heights = () => animate.mock.calls.map(([frames]) => (frames as { blockSize: string[] }).blockSize);

test('behavior: what is painted first does not move', () => {
  measured(300);
  expect(animate).not.toHaveBeenCalled();
});

test('behavior: content that grows moves the box from the height before', () => {
  measured(300);
  height = 420;
  resized();
  expect(heights()).toEqual([['300px', '420px']]);
});

test('behavior: what changes again on the way goes on from where it is', () => {
  measured(300);
  height = 420;
  resized();
  height = 350;
  cancel.mockImplementation(() => {
    height = 500;
  });
  resized();
  expect(heights()).toEqual([
    ['300px', '420px'],
    ['350px', '500px'],
  ]);
});

test('behavior: after the move the next one begins at the height that the box has', () => {
  measured(300);
  height = 420;
  resized();
  playState = 'finished';
  height = 300;
  resized();
  expect(heights().at(-1)).toEqual(['420px', '300px']);
});

test('behavior: what takes the place of another thing has its height at once, and is eased from there', () => {
  measured(830);
  content.replaceChildren(document.createElement('section'));
  height = 560;
  resized();
  expect(animate).not.toHaveBeenCalled();
  height = 600;
  resized();
  expect(heights()).toEqual([['560px', '600px']]);
});

test('behavior: for who wants less motion nothing moves', () => {
  isReduced = true;
  measured(300);
  height = 420;
  resized();
  expect(animate).not.toHaveBeenCalled();
});

test('behavior: nothing is measured after its end', () => {
  measured(300)();
  expect(disconnect).toHaveBeenCalledOnce();
});
