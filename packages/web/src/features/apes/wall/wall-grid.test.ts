import { expect, test } from 'vitest';
import { facesBetween, hangWall, layoutOf } from './wall-grid.ts';

test.each([
  // A phone of 360 px with gutters, as the visitor chose.
  [
    { width: 328, count: 10_000, columns: 3 },
    { columns: 3, cell: 104, row: 144, height: 480_096 },
  ],
  [
    { width: 328, count: 4, columns: 1 },
    { columns: 1, cell: 328, row: 368, height: 1_472 },
  ],
  // My own few are no row of stamps over a bare wall.
  [
    { width: 328, count: 5, columns: 3 },
    { columns: 2, cell: 160, row: 200, height: 600 },
  ],
  // A desktop: as many as fit.
  [
    { width: 1_040, count: 63, columns: 0 },
    { columns: 7, cell: 141, row: 181, height: 1_629 },
  ],
  // A few are larger, so that the wall is no hole below one row of them.
  [
    { width: 860, count: 4, columns: 0 },
    { columns: 3, cell: 281, row: 321, height: 642 },
  ],
  [
    { width: 100, count: 1, columns: 0 },
    { columns: 2, cell: 46, row: 86, height: 86 },
  ],
  [
    { width: 328, count: 0, columns: 3 },
    { columns: 3, cell: 104, row: 144, height: 0 },
  ],
])('behavior: %j hang as %j', (shape, layout) => {
  expect(layoutOf(shape)).toEqual(layout);
});

test('behavior: only whole rows in sight hang, and never more than there are', () => {
  const layout = layoutOf({ width: 328, count: 100, columns: 3 });
  expect(facesBetween(layout, 100, -700, 100)).toEqual([0, 3]);
  expect(facesBetween(layout, 100, 144, 289)).toEqual([3, 9]);
  expect(facesBetween(layout, 100, 4_752, 9_000)).toEqual([99, 100]);
  expect(facesBetween(layout, 100, 9_000, 9_900)).toEqual([100, 100]);
  expect(facesBetween(layout, 0, 0, 900)).toEqual([0, 0]);
});

test('behavior: who reads by keyboard stays at an ape when faces are hung again in another size', () => {
  const list = document.createElement('ol');
  Object.defineProperty(list, 'clientWidth', { value: 1_040 });
  document.body.replaceChildren(list);
  const wall = hangWall(list, {
    faceOf: (id) => {
      const face = document.createElement('li');
      face.innerHTML = `<a href="/nft/${id}">#${id}</a>`;
      return face;
    },
  });
  wall.show([4, 7]);
  const before = list.querySelector<HTMLElement>('a[href="/nft/7"]');
  before?.focus();
  wall.show([9, 8, 4, 7, 3, 2, 1]);
  expect(before?.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('#7');
});
