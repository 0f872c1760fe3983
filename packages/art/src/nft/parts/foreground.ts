// What stands before an ape: leaves in the lower corners, and the foil of a legendary one.

import { leafOutline } from '../../svg/leaf.ts';
import { group, inkOutline, path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import { plantNames } from '../names.ts';
import type { Part } from './place.ts';

const INK = 18;

const blade = (
  base: readonly [number, number],
  tip: readonly [number, number],
  width: number,
  bend: number,
) => leafOutline({ base, tip, width, bend });
const rib = ([x, y]: readonly [number, number], [tx, ty]: readonly [number, number], bend: number) =>
  `M${x} ${y}Q${Math.round((x + tx) / 2 + bend)} ${Math.round((y + ty) / 2 - Math.abs(bend) * 0.3)} ${Math.round(tx * 0.86 + x * 0.14)} ${Math.round(ty * 0.86 + y * 0.14)}`;

/** The leaflets of a fern, from its root to its tip. */
const fronds = [0.16, 0.34, 0.52, 0.7, 0.86].flatMap((along) => {
  const [x, y] = [-30 + 244 * along, 1080 - 280 * along];
  const reach = 170 * (1.16 - along);
  return [
    [
      [x, y],
      [x - reach * 0.5, y - reach * 0.8],
    ],
    [
      [x, y],
      [x + reach * 0.95, y + reach * 0.1],
    ],
  ] as const;
});

/** Everything that grows in the left corner; the right one is its mirror image. */
const plants: Readonly<Record<(typeof plantNames)[number], (pen: NftPen) => string>> = {
  banana: (pen) =>
    path(blade([-60, 1080], [70, 690], 120, 30), pen.fill('leaf')) +
    path(rib([-60, 1080], [70, 690], -16)) +
    path(blade([-40, 1090], [280, 850], 130, 50), pen.fill('leaf-light')) +
    path(rib([-40, 1090], [280, 850], -20)),
  taro: (pen) =>
    path(
      'M-40 900C-10 800 60 760 120 740C150 820 150 900 90 960C40 1000 -30 990 -60 960Z',
      pen.fill('leaf'),
    ) +
    path('M-20 940C30 890 70 840 102 786M40 880C30 850 28 840 30 820M70 846C90 850 104 850 118 846') +
    path(
      'M40 1080C50 980 110 920 190 900C220 890 244 890 262 894C264 970 230 1050 150 1090Z',
      pen.fill('leaf-light'),
    ) +
    path(
      'M80 1060C130 1010 180 960 228 920M130 1012C124 990 124 974 128 958M164 980C184 984 204 984 220 980',
    ),
  grass: (pen) =>
    path(
      'M-30 1060C-20 940 0 860 50 770C46 850 50 900 64 950C80 880 110 820 160 780C140 850 130 910 134 960C160 910 200 880 250 866C214 920 200 980 204 1060Z',
      pen.fill('leaf-light'),
    ) + path('M40 1040C36 980 40 930 44 880M120 1040C112 990 116 950 124 910'),
  flowers: (pen) =>
    path(blade([60, 1080], [-30, 820], 90, -20) + blade([100, 1080], [250, 900], 90, 20), pen.fill('leaf')) +
    path('M110 1060C112 1000 110 950 104 900', pen.stroke('leaf-light'), ' stroke-width="20"') +
    path(
      'M104 900C60 910 40 870 62 842C30 812 60 768 100 786C120 744 172 756 172 800C216 806 222 858 182 872C184 916 130 926 104 900Z',
      pen.fill('petal'),
    ) +
    path('M122 838h0', '', ' stroke-width="66"') +
    path('M122 838h0', pen.stroke('banana'), ' stroke-width="36"'),
  fern: (pen) =>
    fronds.map(([base, tip]) => path(blade(base, tip, 44, 8), pen.fill('leaf-light'))).join('') +
    path('M-30 1080C40 980 120 880 214 800', '', ' stroke-width="30"') +
    path('M-30 1080C40 980 120 880 214 800', pen.stroke('leaf'), ' stroke-width="10"'),
  mushrooms: (pen) =>
    path('M66 1080C76 1020 76 980 70 930H136C132 980 136 1030 150 1080Z', pen.fill('flesh')) +
    path(
      'M-20 936C-20 830 40 780 104 780C170 780 224 836 222 930C150 956 50 960 -20 936Z',
      pen.fill('petal'),
    ) +
    path('M60 850h0M140 836h0M110 906h0M186 900h0M20 910h0', pen.stroke('flesh'), ' stroke-width="34"') +
    path('M200 1080C206 1040 206 1020 202 1000H240C238 1020 242 1050 250 1080Z', pen.fill('flesh')) +
    path(
      'M150 1006C152 950 184 926 222 926C260 926 290 954 290 1004C250 1018 190 1020 150 1006Z',
      pen.fill('petal'),
    ) +
    path('M206 966h0M250 980h0', pen.stroke('flesh'), ' stroke-width="24"'),
};

const corners = ['left', 'right'] as const;

const plant = (render: (pen: NftPen) => string, corner: (typeof corners)[number]): Part => ({
  render: (pen) =>
    group(
      `${corner === 'left' ? '' : ' transform="matrix(-1 0 0 1 1024 0)"'}${inkOutline(pen, INK)}`,
      render(pen),
    ),
});

/** Dots of foil that grow towards the edge of the square, and the sparks on them. */
const foilDots = (): string => {
  const pitch = 44;
  const byRadius: string[] = [];
  for (let row = 0; row * (pitch / 2) <= 1024; row++) {
    const y = (row * pitch) / 2;
    for (let x = ((row % 2) * pitch) / 2; x <= 1024; x += pitch) {
      const edge = Math.max(Math.abs(x - 512), Math.abs(y - 512));
      const radius = Math.min(15, Math.max(0, Math.round((edge - 320) / 13)));
      if (radius > 2) byRadius[radius] = `${byRadius[radius] ?? ''}M${x} ${y}h0`;
    }
  }
  return byRadius.map((d, radius) => `<path d="${d}" stroke-width="${2 * radius}"/>`).join('');
};

const glint = (x: number, y: number, r: number): string => {
  const s = Math.round(r * 0.14);
  return `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}Z`;
};
const glints =
  glint(120, 130, 92) +
  glint(905, 260, 74) +
  glint(60, 560, 54) +
  glint(968, 640, 60) +
  glint(860, 80, 44) +
  glint(220, 300, 40);

export const foregroundParts: Readonly<Record<string, Part>> = Object.fromEntries([
  ...plantNames.flatMap((name) =>
    corners.map((corner) => [`plant/${name}-${corner}`, plant(plants[name], corner)] as const),
  ),
  [
    'foil/dots',
    { render: (pen: NftPen) => group(`${pen.stroke('foil')} stroke-linecap="round"`, foilDots()) },
  ],
  [
    'foil/glints',
    {
      render: (pen: NftPen) =>
        path(
          glints,
          pen.stroke('foil') + pen.fill('foil-light'),
          ' stroke-width="10" stroke-linejoin="round"',
        ),
    },
  ],
]);
