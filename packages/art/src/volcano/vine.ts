// The vine from the moon to the ground, on which a holder hangs at their height.

import { leaf } from '../svg/leaf.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { marks, type Scene, vineX } from './scene.ts';

/** Between two leaves, in units. */
const pitch = 86;

/** It hangs from the moon, nearly straight, with a leaf to the left and one to the right by turns. */
export const vineIn = (pen: Pen, scene: Scene): string => {
  const [from, to] = [scene.y(marks.moon) + 62, scene.y(0) + 30];
  const count = Math.floor((to - from) / pitch);
  let d = `M${vineX} ${from}`;
  for (let i = 0; i < count; i += 1) {
    const y = from + (i + 1) * pitch;
    const by = i % 2 === 0 ? 9 : -9;
    d += `C${vineX + by} ${y - 58} ${vineX + by} ${y - 28} ${vineX} ${y}`;
  }
  d += `L${vineX} ${to}`;
  const leaves = Array.from({ length: count }, (_, i) => {
    const y = from + Math.round((i + 0.6) * pitch);
    const side = i % 2 === 0 ? 1 : -1;
    return leaf(pen, {
      base: [vineX + side * 5, y],
      tip: [vineX + side * 44, y - 16],
      width: 30,
      bend: side * 8,
      colour: i % 3 === 0 ? 'leaf-light' : 'leaf',
    });
  });
  return (
    path(d, '', ' stroke-width="19"') +
    path(d, pen.stroke('leaf-light'), ' stroke-width="8"') +
    group(' stroke-width="5"', ...leaves)
  );
};
