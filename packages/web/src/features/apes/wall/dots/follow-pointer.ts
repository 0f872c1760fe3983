/** Moves and enlarges the face as pointer, fingers, wheel, keys and buttons say. */
import { enlarged, moved, type Size, type View, wholeView } from './view.ts';

type Point = { readonly x: number; readonly y: number };

export type Handled = {
  readonly view: () => View;
  readonly size: () => Size;
  readonly turn: (view: View) => void;
  /** The number of the ape at a point of the canvas; null between them. */
  readonly apeAt: (at: Point) => number | null;
  /** What is said of it. */
  readonly name: (id: number) => string;
  readonly open: (id: number) => void;
};

/** What a button or a key enlarges by, and how far an arrow moves, CSS pixels. */
const [STEP, ARROW] = [2, 80] as const;
/** A press that moved less is none, CSS pixels. */
const STILL = 6;
/** From this enlargement on a press opens the ape; before, it comes nearer. */
const CLOSE = 8;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
};

/** Follows them. */
export function followPointer(host: HTMLElement, canvas: HTMLCanvasElement, handled: Handled): void {
  const { view, size, turn, apeAt } = handled;
  const said = host.querySelector('[data-said]');
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  const enlarge = (factor: number, at: Point = middle(size())) => turn(enlarged(view(), factor, at, size()));
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
  ) => canvas.addEventListener(type, hear, { passive: false });

  on('pointerdown', (event) => {
    start = fingers.size === 0 ? pointOf(event) : null;
    fingers.set(event.pointerId, pointOf(event));
    canvas.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const at = pointOf(event);
    const before = fingers.get(event.pointerId);
    if (before === undefined) return say(at);
    fingers.set(event.pointerId, at);
    const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    if (other === undefined) return turn(moved(view(), { x: at.x - before.x, y: at.y - before.y }, size()));
    enlarge(distance(at, other) / Math.max(1, distance(before, other)), other);
  });
  const lift = (event: PointerEvent) => {
    const at = pointOf(event);
    const isPress = event.type === 'pointerup' && start !== null && distance(start, at) < STILL;
    fingers.delete(event.pointerId);
    start = null;
    if (isPress) press(at);
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('wheel', (event) => {
    // The page scrolls on; only who holds the key, or is already close, turns the wheel for the face.
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== canvas) return;
    event.preventDefault();
    enlarge(Math.exp(-event.deltaY / 300), pointOf(event));
  });
  on('keydown', (event) => {
    const by = arrows[event.key];
    if (by !== undefined) turn(moved(view(), by, size()));
    else if (event.key === '+' || event.key === '=') enlarge(STEP);
    else if (event.key === '-') enlarge(1 / STEP);
    else if (event.key === 'Escape') turn(wholeView(size()));
    else return;
    event.preventDefault();
  });
  host.addEventListener('click', ({ target }) => {
    const factor =
      target instanceof Element ? target.closest<HTMLElement>('[data-zoom]')?.dataset['zoom'] : undefined;
    if (factor === 'whole') turn(wholeView(size()));
    else if (factor !== undefined) enlarge(factor === 'in' ? STEP : 1 / STEP);
  });

  function press(at: Point) {
    canvas.focus({ preventScroll: true });
    const id = apeAt(at);
    say(at);
    if (view().scale < wholeView(size()).scale * CLOSE) enlarge(STEP * 2, at);
    else if (id !== null) handled.open(id);
  }
  function say(at: Point) {
    const id = apeAt(at);
    canvas.style.cursor = id === null ? 'grab' : 'pointer';
    if (said !== null && id !== null) said.textContent = handled.name(id);
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });
