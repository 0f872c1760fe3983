/** A page with a field of half its size, whose corner is at (10, 20) with leaves about it, and two pads below it, and everything that happens on it. */
import { type Hands, openHands } from '../hands.ts';

const boxes = {
  field: [0, 6, 420, 315],
  left: [0, 400, 200, 200],
  right: [200, 400, 200, 200],
} as const;

export type TestPage = {
  readonly hands: Hands;
  readonly canvas: HTMLElement;
  readonly left: HTMLElement;
  readonly right: HTMLElement;
  /** How often a pause was asked for. */
  readonly pauses: { count: number };
};

function partAt(name: keyof typeof boxes): HTMLElement {
  const part = document.createElement('div');
  const [x, y, width, height] = boxes[name];
  part.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  document.body.append(part);
  return part;
}

/** Opens hands on such a page; `onPause` besides counting. */
export function openPage(onPause: (hands: Hands) => void = () => {}): TestPage {
  document.body.replaceChildren();
  const [canvas, left, right] = [partAt('field'), partAt('left'), partAt('right')];
  const pauses = { count: 0 };
  const hands = openHands({
    canvas,
    pads: { left, right },
    onPause() {
      pauses.count++;
      onPause(hands);
    },
  });
  return { hands, canvas, left, right, pauses };
}

/** Presses a key on `target`; returns whether the page is left to do what it does with it. */
export const key = (
  type: 'keydown' | 'keyup',
  code: string,
  init: KeyboardEventInit = {},
  target: EventTarget = document.body,
): boolean =>
  target.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...init }));

/** Moves, presses or lifts a pointer; a mouse where nothing else is said. */
export function point(target: EventTarget, type: string, init: PointerEventInit): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', pointerId: 1, button: 0, ...init }),
  );
}

/** The same with a finger. */
export const finger = (target: EventTarget, type: string, init: PointerEventInit): void =>
  point(target, type, { pointerType: 'touch', pointerId: 7, ...init });
