/** Puts the faces on the wall that are in sight, and takes down those that are not: thousands would be too many at once. */

/** Where the faces hang, in CSS pixels. */
export type Layout = {
  readonly columns: number;
  readonly cell: number;
  readonly row: number;
  readonly height: number;
};

type Shape = {
  /** How wide the wall is. */
  readonly width: number;
  readonly count: number;
  /** How many hang side by side; by the width, where it is 0. */
  readonly columns: number;
};

/** Between two faces, and what the number beneath one takes. */
const [GAP, LABEL] = [8, 32] as const;
/** The least width of a face where the width decides. */
const LEAST = 132;
/** How far beyond the screen faces hang ready. */
const AHEAD = 700;

/** Whether so many faces hang in two columns on a phone too: three would leave it bare. */
export const areFew = (count: number): boolean => count > 0 && count <= 6;

/** The layout of `count` faces. */
export function layoutOf({ width, count, columns: wanted }: Shape): Layout {
  const fitting = Math.max(2, Math.floor((width + GAP) / (LEAST + GAP)));
  // A few hang larger, in as many rows as columns or so, rather than in one row over an empty wall.
  const columns =
    (wanted === 3 && areFew(count) ? 2 : wanted) ||
    Math.min(fitting, Math.max(3, Math.ceil(Math.sqrt(count * 1.5))));
  const cell = Math.floor((width - GAP * (columns - 1)) / columns);
  const row = cell + LABEL + GAP;
  return { columns, cell, row, height: Math.ceil(count / columns) * row };
}

/** The first face of the rows between two heights, and the one behind the last. */
export function facesBetween(layout: Layout, count: number, top: number, bottom: number): [number, number] {
  const { columns, row } = layout;
  const first = Math.max(0, Math.floor(top / row) * columns);
  return [Math.min(first, count), Math.min(count, Math.max(0, Math.ceil(bottom / row) * columns))];
}

export type Wall = {
  /** Hangs these faces, from the first on; `isSame` where only newer ones were added. */
  show(ids: readonly number[]): void;
  /** Measures anew: the width, or how many hang side by side, has changed. */
  measure(columns: number): void;
};

type Faces = {
  /** Makes the element of an ape; its picture is about `cell` CSS pixels wide. */
  readonly faceOf: (id: number, place: number, count: number, cell: number) => HTMLElement;
};

/** A wall in `list`, which scrolls with the page. */
export function hangWall(list: HTMLElement, { faceOf }: Faces): Wall {
  let ids: readonly number[] = [];
  let columns = 0;
  let layout = layoutOf({ width: list.clientWidth, count: 0, columns });
  const hanging = new Map<number, HTMLElement>();
  let frame = 0;

  const place = (face: HTMLElement, index: number) => {
    const x = (index % layout.columns) * (layout.cell + GAP);
    const y = Math.floor(index / layout.columns) * layout.row;
    face.style.transform = `translate(${x}px, ${y}px)`;
    face.style.inlineSize = `${layout.cell}px`;
  };
  const hang = () => {
    frame = 0;
    const { top } = list.getBoundingClientRect();
    const [first, end] = facesBetween(layout, ids.length, -top - AHEAD, innerHeight - top + AHEAD);
    for (const [index, face] of hanging)
      if (index < first || index >= end) {
        // Whoever reads with the keyboard keeps their place.
        if (face.contains(document.activeElement)) continue;
        face.remove();
        hanging.delete(index);
      }
    const added = document.createDocumentFragment();
    for (let index = first; index < end; index++) {
      const id = ids[index];
      if (id === undefined || hanging.has(index)) continue;
      const face = faceOf(id, index + 1, ids.length, layout.cell);
      place(face, index);
      hanging.set(index, face);
      added.append(face);
    }
    if (added.childElementCount === 0) return;
    list.append(added);
    inOrder(list, hanging);
  };
  const soon = () => (frame ||= requestAnimationFrame(hang));
  /** Hangs all of them again; somebody who reads with the keyboard keeps their ape. */
  const rehang = () => {
    const read = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
    hanging.clear();
    list.replaceChildren();
    hang();
    const links = [...list.querySelectorAll('a')];
    links.find((link) => link.getAttribute('href') === read)?.focus({ preventScroll: true });
  };
  const fit = () => {
    layout = layoutOf({ width: list.clientWidth, count: ids.length, columns });
    list.style.blockSize = `${layout.height}px`;
  };
  new ResizeObserver(() => {
    const before = layout;
    fit();
    if (before.cell === layout.cell && before.columns === layout.columns) return;
    rehang();
  }).observe(list);
  addEventListener('scroll', soon, { passive: true });

  return {
    show(next) {
      const isLonger = next.length >= ids.length && ids.every((id, index) => next[index] === id);
      const { cell } = layout;
      ids = next;
      fit();
      if (!isLonger || layout.cell !== cell) rehang();
      else hang();
    },
    measure(wanted) {
      if (wanted === columns) return;
      columns = wanted;
      fit();
      rehang();
    },
  };
}

/** Faces are read and reached in the order in which they hang. */
function inOrder(list: HTMLElement, hanging: ReadonlyMap<number, HTMLElement>): void {
  const wanted = [...hanging].toSorted(([a], [b]) => a - b);
  for (const [position, [, face]] of wanted.entries())
    if (list.children[position] !== face) list.insertBefore(face, list.children[position] ?? null);
}
