// The clearing of the hunt: the lawn with the jungle behind it, its landmark, and the leaves that hang before everybody.

import { leafOutline, type Leaf } from '../svg/leaf.ts';
import { halftone } from '../svg/halftone.ts';
import type { Theme } from '../svg/palette.ts';
import { clip, clippedBy, group, path } from '../svg/svg.ts';
import { landmarks } from './landmarks.ts';
import { lawnInks, type LawnInks } from './lawn-inks.ts';
import { type Landmark, LAWN, LAWN_LAYERS } from './names.ts';

const round = Math.round;

/** The `n`-th of numbers between 0 and 1, in no order that an eye could see. */
const spread = (n: number): number => (((round(n) * 7_919 + 37) % 1_009) ** 2 % 1_009) / 1_009;
const right = LAWN.left + LAWN.width;
const bottom = LAWN.top + LAWN.height;

/** Darker grass, in large soft shapes. */
const patches =
  'M60 90C150 50 260 80 250 140C240 190 120 190 70 170C20 150 20 110 60 90Z' +
  'M330 40C430 20 620 30 700 80C760 120 640 150 560 130C470 110 260 90 330 40Z' +
  'M40 330C110 270 210 300 260 350C310 400 210 450 120 440C40 430 -10 380 40 330Z' +
  'M420 250C520 200 640 240 660 300C670 360 540 370 470 350C400 330 370 280 420 250Z' +
  'M300 470C380 430 520 440 560 490C590 540 460 560 370 550C290 540 240 500 300 470Z' +
  'M640 420C720 390 800 420 790 470C780 520 690 530 640 500C600 480 600 440 640 420Z';
/** Where the sun comes through. */
const sunny =
  'M190 230C260 200 360 215 350 250C335 285 215 290 180 268C160 255 165 240 190 230Z' +
  'M560 180C620 160 720 170 715 200C705 228 600 232 560 216C535 206 535 190 560 180Z' +
  'M90 500C140 480 220 488 216 514C208 538 130 542 92 528C66 518 66 508 90 500Z' +
  'M600 350C640 336 700 342 698 362C692 380 636 384 606 374C586 366 584 356 600 350Z';

const tuft = (x: number, y: number, high: number): string =>
  [-0.9, -0.35, 0.25, 0.85]
    .map((lean, index) => {
      const up = high * (index % 3 === 0 ? 0.66 : 1);
      return `M${round(x + lean * 5)} ${round(y)}q0 ${round(-up * 0.5)} ${round(lean * high * 0.5)} ${round(-up)}`;
    })
    .join('');

const grass = (inks: LawnInks): string => {
  let [near, far] = ['', ''];
  for (let n = 0; n < 120; n += 1) {
    const x = 14 + 772 * spread(n * 7 + 3);
    const y = 66 + 500 * ((n + 0.5) / 120);
    if (n % 3 === 0) near += tuft(x, y, 13 + 5 * spread(n * 3));
    else far += tuft(x, y, 8 + 4 * spread(n * 5));
  }
  return (
    path(far, ` stroke="${inks.blade}" stroke-width="2.2"`) +
    path(near, ` stroke="${inks.blades}" stroke-width="2.8"`)
  );
};

/** A thick tuft with ink about it, as it stands at the foot of trees. */
const bush = (inks: LawnInks, x: number, y: number, high: number): string =>
  (
    [
      [-0.95, 0.5, inks.leaves[0]],
      [0.95, 0.52, inks.leaves[0]],
      [-0.5, 0.9, inks.leaves[1]],
      [0.52, 0.86, inks.leaves[1]],
      [0.02, 1.05, inks.leaves[2]],
    ] as const
  )
    .map(([aside, up, colour]) =>
      inkedLeaf(
        { base: [x, y], tip: [x + aside * high, y - up * high], width: high * 0.4, bend: aside * -6 },
        colour,
      ),
    )
    .join('');

const flower = (inks: LawnInks, x: number, y: number, n: number): string => {
  const petals = Array.from({ length: 5 }, (_, petal) => {
    const angle = (petal / 5) * 2 * Math.PI + n;
    return `M${round(x + 5 * Math.cos(angle))} ${round(y + 4.4 * Math.sin(angle))}h0`;
  }).join('');
  return (
    path(`M${x} ${y}q1 6 -1 12`, ` stroke="${inks.blades}" stroke-width="2.4"`) +
    path(petals, ` stroke="${inks.ink}" stroke-width="9.5"`) +
    path(petals, ` stroke="${n % 3 === 0 ? inks.petal : inks.white}" stroke-width="6.2"`) +
    path(`M${x} ${y}h0`, ` stroke="${inks.heart}" stroke-width="5"`)
  );
};

const mushroom = (inks: LawnInks, x: number, y: number): string =>
  group(
    ` transform="translate(${x} ${y})" stroke="${inks.ink}" stroke-width="2"`,
    path('M-3 0C-3 -4 -4 -8 -3 -10H3C4 -8 3 -4 4 0Z', ` fill="${inks.white}"`),
    path('M-10 -8C-9 -19 9 -19 10 -8C5 -5 -5 -5 -10 -8Z', ` fill="${inks.heart}"`),
    path('M-4 -12h0M3 -14h0M5 -10h0', ` stroke="${inks.white}" stroke-width="3"`),
  );

const growth = (inks: LawnInks): string => {
  let all = '';
  for (let n = 0; n < 15; n += 1)
    all += flower(
      inks,
      round(40 + 720 * ((n * 0.755 + 0.2) % 1)),
      round(84 + 470 * ((n * 0.57 + 0.4) % 1)),
      n,
    );
  for (const [x, y] of [
    [66, 236],
    [742, 300],
    [498, 566],
    [232, 92],
  ] as const)
    all += mushroom(inks, x, y) + mushroom(inks, x + 13, y + 5);
  return all;
};

const inkedLeaf = (shape: Leaf, colour: string): string => {
  const { base, tip, bend = 0 } = shape;
  const rib = `M${base.map(round).join(' ')}Q${round((base[0] + tip[0]) / 2 + bend * 0.6)} ${round((base[1] + tip[1]) / 2)} ${round(base[0] + (tip[0] - base[0]) * 0.82)} ${round(base[1] + (tip[1] - base[1]) * 0.82)}`;
  return path(leafOutline(shape), ` fill="${colour}"`) + path(rib, ' stroke-opacity="0.5"');
};

/** A leaf from a place in a direction (radians). */
const leafAt = (x: number, y: number, angle: number, long: number, wide: number, colour: string): string =>
  inkedLeaf(
    {
      base: [x, y],
      tip: [x + long * Math.cos(angle), y + long * Math.sin(angle)],
      width: wide,
      bend: 5,
    },
    colour,
  );

/** A palm's or a fern's leaf: a bent rib with fingers down both its sides. */
const frond = (x: number, y: number, angle: number, long: number, colour: string): string => {
  const fingers = Array.from({ length: 7 }, (_, index) => {
    const along = (0.2 + index * 0.125) * long;
    const [atX, atY] = [x + along * Math.cos(angle), y + along * Math.sin(angle)];
    const reach = long * (0.42 - Math.abs(index - 2) * 0.05);
    return (
      leafAt(atX, atY, angle - 0.95, reach, reach * 0.34, colour) +
      leafAt(atX, atY, angle + 0.95, reach, reach * 0.34, colour)
    );
  }).join('');
  return fingers + leafAt(x, y, angle, long * 1.18, long * 0.16, colour);
};

/** The jungle behind the clearing: crowns, trunks, creepers, and what grows at their feet. */
const behind = (inks: LawnInks): string => {
  let crowns = `M${LAWN.left - 10} ${LAWN.top - 10}V24`;
  for (let x = LAWN.left - 10; x < right + 10; x += 42)
    crowns += `q${round(12 + 8 * spread(x))} ${round(12 + 12 * spread(x * 3))} 42 0`;
  let trunks = '';
  for (const x of [38, 150, 262, 344, 470, 590, 668, 764]) {
    const wide = 10 + round(9 * spread(x));
    trunks += `M${x} ${LAWN.top}C${x + 3} -6 ${x - 2} 14 ${x - 5} 36H${x + wide + 5}C${x + wide + 2} 14 ${x + wide - 3} -6 ${x + wide} ${LAWN.top}Z`;
  }
  let leaves = '';
  for (let n = 0; n < 40; n += 1) {
    const x = LAWN.left + (n * LAWN.width) / 39;
    const angle = Math.PI / 2 + 1.2 * (spread(n * 3) - 0.5);
    leaves += leafAt(x, LAWN.top - 8, angle, 30 + 18 * spread(n * 5), 19, inks.leaves[n % 3 === 0 ? 1 : 0]);
  }
  let feet = '';
  for (let n = 0; n < 17; n += 1)
    feet += bush(inks, LAWN.left + 16 + n * 51, 42 + 7 * spread(n * 7), 19 + 10 * spread(n * 3));
  const creepers = [96, 216, 410, 530, 720].map(
    (x, n) => `M${x} ${LAWN.top}C${x + 10} 0 ${x - 12} 18 ${x + 4} ${34 + (n % 2) * 10}`,
  );
  return (
    path(`${crowns}V${LAWN.top - 10}Z`, ` fill="${inks.deep}" stroke="none"`) +
    path(trunks, ` fill="${inks.trunk}"`) +
    leaves +
    path(creepers.join(''), ` stroke-width="7"`) +
    path(creepers.join(''), ` stroke="${inks.leaves[1]}" stroke-width="3.4"`) +
    feet
  );
};

/** Leaves before everybody: at both sides and along the lower edge. */
const before = (inks: LawnInks): string => {
  let all = '';
  for (const [layer, colour] of inks.leaves.entries()) {
    const long = [46, 37, 28][layer] ?? 28;
    for (let n = 0; n < 19; n += 1) {
      const y = -6 + n * 33 + layer * 11;
      const angle = 0.9 * (spread(n * 3 + layer) - 0.5);
      const reach = long + 8 * spread(n * 5 + layer);
      all +=
        leafAt(LAWN.left - 7, y, angle + 0.12, reach, 17, colour) +
        leafAt(right + 7, y, Math.PI - angle - 0.12, reach, 17, colour);
    }
    for (let n = 0; n < 31; n += 1) {
      const x = LAWN.left - 4 + n * 29 + layer * 9;
      const angle = -Math.PI / 2 + 0.9 * (spread(n * 7 + layer) - 0.5);
      all += leafAt(x, bottom + 9, angle, long * 0.84 + 7 * spread(n * 3 + layer), 17, colour);
    }
  }
  return (
    all +
    frond(LAWN.left - 10, bottom + 10, -0.95, 80, inks.leaves[1]) +
    frond(right + 10, bottom + 10, Math.PI + 0.95, 80, inks.leaves[1]) +
    frond(LAWN.left - 8, LAWN.top - 6, 0.75, 74, inks.leaves[0]) +
    frond(right + 8, LAWN.top - 6, Math.PI - 0.75, 74, inks.leaves[0])
  );
};

/** The clearing of a landmark by day or by night, in `LAWN_LAYERS` below each other at the left of a square: the lawn, the landmark, and the leaves before everybody. */
export function huntLawn(theme: Theme, landmark: Landmark): string {
  const inks = lawnInks[theme];
  const { left, top, width, height } = LAWN;
  const frame = `M${left} ${top}h${width}v${height}h${-width}Z`;
  const dots = halftone({
    box: [left, top, right, bottom],
    pitch: 15,
    maxRadius: 5.4,
    darkness: (x, y) => (Math.hypot((x - 400) / 400, (y - 300) / 310) - 0.62) * 1.25,
  });
  const ground = group(
    ' stroke-linecap="round" stroke-linejoin="round"',
    path(frame, ` fill="${inks.ground}"`),
    path(patches, ` fill="${inks.patch}"`),
    path(sunny, ` fill="${inks.sun}"`),
    group(` stroke="${inks.dots}"`, dots),
    grass(inks),
    growth(inks),
    // The shade of the trees all about.
    path(
      `${frame}M20 74C160 56 300 66 420 60S700 54 776 80C796 200 784 420 774 560C600 582 220 584 26 562C12 420 8 200 20 74Z`,
      ` fill="${inks.shade}" fill-rule="evenodd" stroke="none"`,
    ),
    group(` stroke="${inks.ink}" stroke-width="2.2"`, behind(inks)),
  );
  const seen = group(' stroke-linecap="round" stroke-linejoin="round"', landmarks[landmark](inks));
  const overhang = group(
    ` stroke="${inks.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`,
    before(inks),
  );
  const layers = [ground, seen, overhang].map((layer, below) =>
    group(` transform="translate(0 ${below * height})"`, group(clippedBy('lawn'), layer)),
  );
  const side = LAWN_LAYERS * height;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${left} ${top} ${side} ${side}" fill="none">` +
    `<defs>${clip('lawn', frame)}</defs>${layers.join('')}</svg>`
  );
}
