import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { easeHeight } from './ease-height.ts';

let height: number;
/** Says of elements of the box that they have another height. */
let resized: (...targets: Element[]) => void;
let head: HTMLElement;
let content: HTMLElement;
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
      observed: Element[] = [];
      constructor(notify: (entries: { target: Element }[]) => void) {
        resized = (...targets) =>
          notify(targets.filter((target) => this.observed.includes(target)).map((target) => ({ target })));
      }
      observe(element: Element) {
        this.observed.push(element);
      }
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
  head = document.createElement('h2');
  content = document.createElement('p');
  box.append(head, content);
  const end = easeHeight(box, content);
  height = first;
  resized(head, content);
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
  resized(content);
  expect(heights()).toEqual([['300px', '420px']]);
});

test('behavior: what changes again on the way goes on from where it is', () => {
  measured(300);
  height = 420;
  resized(content);
  height = 350;
  cancel.mockImplementation(() => {
    height = 500;
  });
  resized(content);
  expect(heights()).toEqual([
    ['300px', '420px'],
    ['350px', '500px'],
  ]);
});

test('behavior: a head that grows moves nothing, and the next move begins at the height with it', () => {
  measured(300);
  height = 360;
  resized(head);
  expect(animate).not.toHaveBeenCalled();
  height = 420;
  resized(content);
  expect(heights()).toEqual([['360px', '420px']]);
});

test('behavior: after the move the next one begins at the height that the box has', () => {
  measured(300);
  height = 420;
  resized(content);
  playState = 'finished';
  height = 300;
  resized(content);
  expect(heights().at(-1)).toEqual(['420px', '300px']);
});

test('behavior: for who wants less motion nothing moves', () => {
  isReduced = true;
  measured(300);
  height = 420;
  resized(content);
  expect(animate).not.toHaveBeenCalled();
});

test('behavior: nothing is measured after its end', () => {
  measured(300)();
  expect(disconnect).toHaveBeenCalledOnce();
});
