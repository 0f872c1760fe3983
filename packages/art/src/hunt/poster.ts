// The jungle of the hunt's poster: what lies behind the figures on it, and the leaves in its corners. The sky is the page's.

import { leaf, type Leaf } from '../svg/leaf.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';
import type { Colour } from '../svg/palette.ts';

/** Crowns of trees along a line, from the left to the right edge. */
const crowns = (y: number, wide: number, high: number): string => {
  let d = `M-40 560V${y}`;
  for (let x = -40, n = 0; x < 1000; x += wide, n += 1)
    d += `c${wide * 0.05} ${-high * (0.8 + 0.4 * (n % 2))} ${wide * 0.95} ${-high * (0.8 + 0.4 * ((n + 1) % 2))} ${wide} 0`;
  return `${d}V560Z`;
};

/** A temple on the way. */
const temple = (pen: Pen): string =>
  path('M420 372H640L622 330H438ZM442 330H618L602 292H458ZM462 292H598L584 258H476Z', pen.fill('straw')) +
  path('M508 372V300H552V372Z', pen.fill('ink')) +
  path('M492 258V226H568V258Z', pen.fill('straw-dark')) +
  path('M486 226C492 208 568 208 574 226Z', pen.fill('straw')) +
  path('M450 350h34M590 348h24M474 312h20M566 314h20M490 276h18', pen.stroke('straw-dark'));

const fan = (x: number, y: number, size: number, angles: readonly number[]): readonly Leaf[] =>
  angles.map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    const colours: readonly Colour[] = ['leaf-dark', 'leaf', 'leaf-light'];
    return {
      base: [x, y],
      tip: [x + size * Math.cos(angle), y + size * Math.sin(angle)],
      width: size * 0.34,
      bend: index % 2 === 0 ? -size * 0.12 : size * 0.12,
      colour: colours[index % 3] ?? 'leaf',
    };
  });

const corners: readonly Leaf[] = [
  ...fan(-20, -20, 230, [14, 62, 38]),
  ...fan(980, -20, 230, [166, 118, 142]),
  ...fan(-24, 566, 260, [-74, -16, -46]),
  ...fan(984, 566, 260, [-106, -164, -134]),
  ...fan(150, 580, 150, [-120, -60, -90]),
  ...fan(820, 584, 150, [-122, -58, -92]),
];

/** The poster's jungle in the lower part of a square, 960 units wide: above it there is only sky. */
export const huntPoster = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return drawing(
    options,
    960,
    960,
    group(
      `${inkOutline(pen, 5)} transform="translate(0 420)"`,
      path(crowns(318, 118, 74), pen.fill('leaf-dark')),
      temple(pen),
      path(crowns(376, 86, 44), pen.fill('leaf')),
      path('M-20 560V404C160 380 330 392 480 386S800 378 980 402V560Z', pen.fill('leaf-light')),
      path(
        'M500 389C520 410 590 414 560 436S380 470 330 560H640C640 500 700 460 660 430S560 402 536 389Z',
        pen.fill('straw'),
      ),
      path('M520 424h24M470 470h40M560 500h44M420 528h36', pen.stroke('straw-dark')),
      path(
        'M210 440q6 -14 0 -26M222 440q2 -18 10 -28M800 446q6 -14 0 -26M812 446q2 -18 10 -28M330 420q4 -10 0 -18M340 420q2 -12 8 -20M720 500q6 -14 0 -26M732 500q2 -18 10 -28',
        pen.stroke('leaf'),
      ),
      ...corners.map((one) => leaf(pen, one)),
    ),
  );
};
