// The five backgrounds of the catalogue: three lands of each, and what hangs in the sky before and behind them.

import { leafOutline } from '../../svg/leaf.ts';
import { path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import type { Part } from './place.ts';

type Fan = readonly (readonly [
  x: number,
  y: number,
  tipX: number,
  tipY: number,
  width: number,
  bend: number,
])[];
const leaves = (fan: Fan): string =>
  fan
    .map(([x, y, tx, ty, width, bend]) => leafOutline({ base: [x, y], tip: [tx, ty], width, bend }))
    .join('');
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const noonBack: Fan = [
  [-40, 1060, 150, 560, 190, 40],
  [1064, 1060, 880, 540, 190, -40],
];
const noonFront: Fan = [
  [-60, 1060, 280, 760, 170, 50],
  [1084, 1060, 760, 760, 170, -50],
];
const jungleBack: Fan = [
  [-60, 420, 300, 120, 190, -60],
  [1084, 360, 740, 90, 190, 60],
  [-60, 780, 250, 420, 200, -50],
  [1084, 760, 800, 400, 200, 50],
  [120, -60, 420, 180, 150, 40],
  [960, -60, 640, 170, 150, -40],
];
const jungleFront: Fan = [
  [-70, 1040, 240, 700, 210, -60],
  [1094, 1040, 800, 690, 210, 60],
  [-60, 140, 210, 300, 150, 50],
  [1084, 120, 830, 290, 150, -50],
];
const palm: Fan = [
  [120, 236, -40, 300, 60, 50],
  [120, 236, 10, 140, 60, 40],
  [120, 236, 130, 80, 60, 16],
  [120, 236, 250, 130, 60, -44],
  [120, 236, 290, 270, 60, -56],
];
const waves =
  'M0 650C64 620 128 620 192 650C256 680 320 680 384 650C448 620 512 620 576 650C640 680 704 680 768 650C832 620 896 620 960 650C992 665 1008 668 1024 666V1024H0Z';

const canopy: Fan = [
  [-40, -30, 190, 170, 170, 30],
  [110, -60, 320, 140, 150, 40],
  [300, -70, 460, 110, 140, 30],
  [720, -70, 560, 110, 140, -30],
  [910, -60, 700, 140, 150, -40],
  [1064, -30, 830, 190, 170, -30],
  [-60, 120, 120, 330, 130, 30],
  [1084, 120, 910, 350, 130, -30],
];
const fernsBack: Fan = [
  [-20, 1060, -10, 560, 80, -16],
  [0, 1060, 110, 520, 90, 20],
  [1044, 1060, 1030, 560, 80, 16],
  [1024, 1060, 910, 500, 90, -20],
];
const fernsFront: Fan = [
  [10, 1080, 220, 640, 90, 40],
  [20, 1090, 300, 780, 90, 50],
  [1014, 1080, 800, 640, 90, -40],
  [1004, 1090, 730, 790, 90, -50],
];

const hills = (base: number, d: string): string => `M0 ${base}${d}V1024H0Z`;
const round = ' stroke-linecap="round" stroke-linejoin="round"';

const nightVolcano =
  'M-120 720C10 600 50 470 66 330C96 348 160 348 190 328C214 470 270 620 400 720C480 784 560 880 600 1024H-120Z';

const lands: Readonly<Record<string, (pen: NftPen) => string>> = {
  'banana-noon': (pen) =>
    path(leaves(noonBack), pen.fill('leaf')) + path(leaves(noonFront), pen.fill('leaf-light')),
  'banana-noon-1': (pen) =>
    path(hills(720, 'C160 600 330 640 470 740C640 640 860 600 1024 700'), pen.fill('scene')) +
    path(hills(860, 'C200 740 400 800 520 880C700 780 900 760 1024 820'), pen.fill('leaf')) +
    path('M86 0C96 60 96 100 84 150', pen.stroke('leaf'), ` stroke-width="34"${round}`) +
    path(
      'M84 120C20 130 -30 190 -36 280C-10 300 20 260 40 220C30 280 30 340 56 380C84 360 90 300 92 240C104 300 130 350 168 358C184 320 160 250 130 200C170 240 216 262 246 246C236 190 160 130 84 120Z',
      pen.fill('banana'),
    ) +
    path(
      'M40 220C52 190 64 170 78 154M92 240C90 210 88 180 84 154M130 200C118 184 106 168 92 154',
      pen.stroke('banana-dark'),
      ` stroke-width="14"${round}`,
    ),
  'banana-noon-2': (pen) =>
    path(hills(640, 'C120 560 300 560 420 700C640 560 860 520 1024 620'), pen.fill('scene-dark')) +
    path('M902 640C930 520 934 400 912 280L948 274C976 420 968 540 944 660Z', pen.fill('leaf')) +
    path(
      leaves([
        [930, 284, 700, 250, 120, 60],
        [930, 284, 770, 90, 120, 30],
        [930, 284, 960, 40, 120, -20],
        [930, 284, 1100, 150, 120, -40],
        [930, 284, 1110, 360, 110, -60],
        [930, 284, 760, 430, 110, 60],
      ]),
      pen.fill('leaf-light'),
    ) +
    path(hills(800, 'C180 700 360 760 520 850C700 760 880 720 1024 780'), pen.fill('leaf')),
  'jungle-morning': (pen) =>
    path(leaves(jungleBack), pen.fill('scene')) + path(leaves(jungleFront), pen.fill('scene-dark')),
  'jungle-morning-1': (pen) =>
    path('M860 0H980C968 240 972 520 1010 1024H800C860 640 872 280 860 0Z', pen.fill('scene')) +
    path('M30 0H170C156 300 164 640 250 1024H-40C20 620 40 300 30 0Z', pen.fill('scene-dark')) +
    path(
      'M-20 60C120 220 260 190 330 -20M700 -20C740 210 900 240 1044 90M100 300C120 360 112 420 90 470M930 260C960 340 950 420 930 470',
      pen.stroke('scene-dark'),
      ` stroke-width="26" fill="none"${round}`,
    ) +
    path(
      leaves([
        [90, 470, 20, 560, 80, 20],
        [90, 470, 180, 560, 80, -20],
        [930, 470, 860, 560, 80, 20],
        [930, 470, 1010, 570, 80, -20],
        [200, 140, 220, 260, 80, 20],
        [820, 170, 800, 290, 80, -20],
        [-40, 1060, 300, 820, 190, -40],
        [1064, 1060, 720, 830, 190, 40],
      ]),
      pen.fill('scene-dark'),
    ),
  'jungle-morning-2': (pen) =>
    path(hills(720, 'C140 640 300 680 420 780C620 680 860 640 1024 720'), pen.fill('scene')) +
    path(leaves(fernsBack), pen.fill('scene')) +
    path(leaves(fernsFront) + leaves(canopy), pen.fill('scene-dark')),
  lagoon: (pen) =>
    path('M-40 660C0 590 90 570 250 660Z', pen.fill('scene-dark')) +
    path('M60 640C96 520 116 400 104 240L136 232C152 400 138 530 112 640Z', pen.fill('scene-dark')) +
    path(leaves(palm), pen.fill('scene-dark')) +
    sea(pen),
  'lagoon-1': (pen) =>
    path(
      'M700 690C720 560 760 430 850 400C960 380 1060 460 1090 690H980C976 600 950 540 900 540C846 540 824 610 812 690Z',
      pen.fill('scene-dark'),
    ) +
    path(
      leaves([
        [870, 410, 800, 330, 50, 16],
        [890, 404, 900, 300, 50, 0],
        [910, 406, 990, 340, 50, -16],
      ]),
      pen.fill('scene-dark'),
    ) +
    sea(pen) +
    path('M40 700C70 760 200 760 230 700Z', pen.fill('scene-dark')) +
    path('M128 690V420C60 500 40 600 50 680Z', pen.fill('cloud')) +
    path('M144 690V460C200 530 216 610 214 680Z', pen.fill('cloth')),
  'lagoon-2': (pen) =>
    path('M-40 670C60 560 160 600 260 670ZM780 670C860 600 980 560 1064 670Z', pen.fill('scene-dark')) +
    path('M846 650V500M900 650V500M960 650V500', pen.stroke('scene-dark'), ` stroke-width="20"${round}`) +
    path('M770 500H1040L960 380C920 350 880 350 850 380Z', pen.fill('scene-dark')) +
    path('M880 500V440C880 420 920 420 920 440V500Z', pen.fill('scene-light')) +
    path('M40 640C20 520 40 400 90 280L118 290C80 410 70 520 84 640Z', pen.fill('scene-dark')) +
    path(
      leaves(palm.map(([x, y, tx, ty, w, b]) => [x - 16, y + 50, tx - 16, ty + 50, w, b] as const)),
      pen.fill('scene-dark'),
    ) +
    sea(pen),
  'plum-dusk': (pen) =>
    path(
      'M0 640C100 500 200 520 330 640C420 560 560 520 700 620C800 520 930 500 1024 600V1024H0Z',
      pen.fill('scene'),
    ) +
    path(
      'M0 780C120 700 240 720 360 820C520 760 640 760 760 820C860 720 940 710 1024 760V1024H0Z',
      pen.fill('scene-dark'),
    ),
  'plum-dusk-1': (pen) =>
    path(hills(700, 'C200 620 420 660 560 720C740 640 900 640 1024 700'), pen.fill('scene')) +
    path(
      'M70 780C84 640 84 560 60 470C20 440 -20 430 -60 440V340C10 300 60 310 96 330C150 280 250 300 270 360C240 400 180 400 150 420C136 440 130 460 130 480C124 600 130 680 150 780Z',
      pen.fill('scene-dark'),
    ) +
    path(
      'M930 780C924 680 920 620 934 560C900 540 850 550 820 520C830 470 880 460 920 470C960 440 1040 440 1080 470V560C1040 560 1000 560 976 590C970 660 976 720 990 780Z',
      pen.fill('scene-dark'),
    ) +
    path(hills(800, 'C200 730 420 770 560 840C740 770 900 750 1024 790'), pen.fill('scene-dark')),
  'plum-dusk-2': (pen) =>
    path('M-20 760V560H40V480H100V400H160V340H220V400H260V480H310V560H360V760Z', pen.fill('scene')) +
    path('M760 800V620H810V540H860V460H910V390H980V460H1044V800Z', pen.fill('scene')) +
    path('M60 640h60v120h-60zM200 460h40v60h-40zM920 520h44v70h-44z', pen.fill('scene-dark')) +
    path(hills(760, 'C160 690 320 720 460 820C640 740 860 720 1024 780'), pen.fill('scene-dark')),
  'volcano-night': (pen) =>
    path(
      'M36 196C-20 170 -20 90 50 84C60 20 150 10 180 66C250 50 290 120 244 166C270 220 200 256 150 226C120 246 60 240 36 196Z',
      pen.fill('scene-dark'),
    ) +
    path(nightVolcano, pen.fill('scene-dark')) +
    path(
      'M66 330C96 348 160 348 190 328C196 366 204 400 214 436C210 480 190 470 184 430C176 470 184 560 158 560C132 558 146 470 128 424C116 450 122 500 104 498C84 494 92 440 82 404C72 420 58 412 54 392C60 372 64 350 66 330Z',
      pen.fill('scene'),
    ) +
    path('M76 344C100 356 156 356 182 342', pen.stroke('scene-light'), ` stroke-width="12"${round}`) +
    path('M88 290L74 236M128 282V214M168 288L184 238', pen.stroke('scene'), ` stroke-width="20"${round}`) +
    path('M600 1024C640 860 760 740 900 760C960 770 1000 800 1040 840V1024Z', pen.fill('scene-dark')) +
    path('M860 900h70M930 960h60M800 980h50', pen.stroke('scene'), ` stroke-width="14"${round}`),
  'volcano-night-1': (pen) =>
    path(
      'M620 900C740 760 820 600 846 420C880 440 960 440 990 420C1010 560 1050 700 1120 800V1024H600Z',
      pen.fill('scene-dark'),
    ) +
    path(
      'M846 420C880 440 960 440 990 420C996 470 990 520 976 540C960 520 964 490 950 480C936 560 960 640 930 700C900 680 916 580 896 500C880 520 886 560 868 570C850 540 840 470 846 420Z',
      pen.fill('scene'),
    ) +
    path(
      'M880 392L852 318M918 384V290M956 392L986 322M826 290h0M1004 280h0M900 240h0M942 250h0',
      pen.stroke('scene'),
      ` stroke-width="22" fill="none"${round}`,
    ) +
    path(
      'M-40 860C40 760 90 660 110 560C130 572 170 572 190 560C210 680 270 800 360 900V1024H-40Z',
      pen.fill('scene-dark'),
    ) +
    path(
      'M110 560C130 572 170 572 190 560C196 610 186 640 176 640C166 610 160 600 152 650C138 640 128 610 122 620C112 610 108 590 110 560Z',
      pen.fill('scene'),
    ) +
    path(hills(900, 'C200 840 360 900 520 940C700 880 880 880 1024 920'), pen.fill('scene-dark')),
  'volcano-night-2': (pen) =>
    path('M-20 1024V600L40 470L90 640L150 380L230 700L290 620L360 1024Z', pen.fill('scene-dark')) +
    path('M1044 1024V520L990 400L930 620L880 500L800 740L750 700L690 1024Z', pen.fill('scene-dark')) +
    path(hills(840, 'C120 800 200 820 300 850C500 800 760 880 1024 830'), pen.fill('scene')) +
    path(
      'M40 900h140M240 960h90M30 980h80M760 900h110M900 950h100M700 990h80',
      pen.stroke('scene-light'),
      ` stroke-width="14"${round}`,
    ),
};

function sea(pen: NftPen): string {
  return (
    path(waves, pen.fill('scene')) +
    path(
      'M40 730h130M20 840h90M150 900h70M60 970h120M850 740h120M900 830h100M830 900h60M920 970h80',
      pen.stroke('scene-light'),
      ` stroke-width="16"${round}`,
    )
  );
}

/** What hangs in the sky, around the middle of the square: a painting puts it somewhere. */
const orbs: Readonly<Record<string, (pen: NftPen) => string>> = {
  'large-sun': (pen) =>
    path(disc(512, 512, 300), pen.fill('scene-light')) + path(disc(512, 512, 216), pen.fill('orb')),
  sun: (pen) => path(disc(512, 512, 150), pen.fill('orb')),
  'small-sun': (pen) =>
    path(disc(512, 512, 96), pen.fill('orb')) +
    path(
      'M512 366V330M512 694V658M366 512H330M694 512H658M409 409L384 384M640 640L615 615M409 615L384 640M640 384L615 409',
      pen.stroke('orb'),
      ` stroke-width="26"${round}`,
    ),
  moon: (pen) =>
    path(disc(512, 512, 140), pen.fill('orb')) +
    path(
      disc(470, 480, 30) + disc(560, 540, 42) + disc(540, 440, 18) + disc(450, 570, 20),
      pen.fill('scene-light'),
    ),
  crescent: (pen) =>
    path(
      'M542 382C432 402 382 532 442 622C504 708 618 694 648 622C592 648 522 622 498 558C476 494 492 422 542 382Z',
      pen.fill('orb'),
    ),
};

const cloud = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  return `M${at(-1, 0.3)}C${at(-1.3, 0.3)} ${at(-1.3, -0.16)} ${at(-0.94, -0.16)}C${at(-0.94, -0.6)} ${at(-0.3, -0.7)} ${at(-0.14, -0.34)}C${at(0.06, -0.7)} ${at(0.62, -0.5)} ${at(0.56, -0.14)}C${at(1, -0.2)} ${at(1.1, 0.3)} ${at(0.74, 0.3)}Z`;
};
const drops = Array.from({ length: 54 }, (_, index) => {
  const [x, y] = [((index * 397) % 1100) - 30, ((index * 233) % 1080) - 40];
  return `M${x} ${y}l-22 60`;
}).join('');
const sprinkled = (count: number, radii: readonly number[], low = 1024): string =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index * 389 + 60) % 1024, (index * 271 + 40) % low];
    return disc(x, y, radii[index % radii.length] ?? 8);
  }).join('');
const bird = (x: number, y: number, size: number): string =>
  `M${x - size} ${y - size * 0.4}Q${x - size * 0.4} ${y - size * 0.7} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.4}`;
const spark = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}C${x + r * 0.12} ${y - r * 0.12} ${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}C${x + r * 0.12} ${y + r * 0.12} ${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}C${x - r * 0.12} ${y + r * 0.12} ${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}C${x - r * 0.12} ${y - r * 0.12} ${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`;

/** Weather behind the land. */
const far: Readonly<Record<string, (pen: NftPen) => string>> = {
  clouds: (pen) =>
    path(cloud(130, 150, 150) + cloud(930, 330, 130), pen.fill('cloud')) +
    path(cloud(70, 440, 90), pen.fill('cloud')),
  'high-clouds': (pen) =>
    path(cloud(200, 90, 190) + cloud(870, 120, 210), pen.fill('cloud-dark')) +
    path(cloud(120, 140, 150) + cloud(960, 180, 150), pen.fill('cloud')),
  rainbow: (pen) =>
    (
      [
        ['petal-dark', 560],
        ['petal', 516],
        ['banana', 472],
        ['leaf-light', 428],
      ] as const
    )
      .map(([material, r]) =>
        path(
          `M${512 - r} 700a${r} ${r} 0 0 1 ${2 * r} 0`,
          pen.stroke(material),
          ' stroke-width="46" fill="none"',
        ),
      )
      .join(''),
  beams: (pen) =>
    path(
      'M-40 -40L160 -40L520 1064H330ZM300 -40L420 -40L1064 820V1000ZM-40 160V320L180 1064H60Z',
      pen.fill('scene-light'),
    ),
  birds: (pen) =>
    path(
      bird(110, 250, 54) + bird(220, 150, 40) + bird(60, 420, 36) + bird(920, 210, 48) + bird(840, 110, 34),
      pen.stroke('scene-dark'),
      ` stroke-width="16" fill="none"${round}`,
    ),
  stars: (pen) =>
    path(sprinkled(26, [6, 9, 5, 12], 620), pen.fill('scene-light')) +
    path(spark(110, 160, 44) + spark(910, 400, 36) + spark(240, 60, 28), pen.fill('scene-light')),
  meteor: (pen) =>
    path(sprinkled(16, [6, 8, 5], 560), pen.fill('scene-light')) +
    path('M1010 40L860 190L1020 80ZM250 20L90 170L262 60Z', pen.fill('scene-light')) +
    path(spark(856, 196, 60) + spark(84, 178, 46), pen.fill('orb')),
  aurora: (pen) =>
    path('M-20 420C120 300 60 160 200 60L300 -20H420C260 120 220 330 -20 540Z', pen.fill('leaf-light')) +
    path('M1044 520C900 440 960 240 800 120L720 -20H860C940 120 1000 260 1044 300Z', pen.fill('leaf-light')) +
    path('M-20 590C180 470 260 200 470 -20H540C300 240 240 520 -20 660Z', pen.fill('gem')),
  thunder: (pen) =>
    path('M930 190L830 420H890L800 640L990 380H920L990 190Z', pen.fill('scene-light')) +
    path('M120 190L40 380H90L20 540L170 340H116L170 190Z', pen.fill('scene-light')) +
    path(
      'M-20 -20H1044V170C1010 240 930 240 890 190C840 260 740 250 700 190C650 240 540 240 500 180C440 240 330 240 290 190C240 260 150 250 110 190C80 230 10 230 -20 190Z',
      pen.fill('cloud-dark'),
    ) +
    path(
      'M-20 -20H1044V80C990 150 920 140 880 100C820 170 730 160 690 100C640 140 560 140 520 90C450 150 350 140 310 90C250 160 160 150 120 100C80 140 20 140 -20 110Z',
      pen.fill('cloud'),
    ),
};

/** Weather before the land. */
const near: Readonly<Record<string, (pen: NftPen) => string>> = {
  rain: (pen) => path(drops, pen.stroke('cloud'), ` stroke-width="10"${round}`),
  mist: (pen) =>
    path(
      'M-40 500C60 470 160 530 320 500M-40 640C100 610 180 670 340 640M-40 800C100 770 240 830 400 800M700 460C820 430 900 490 1064 460M680 600C800 570 900 630 1064 600M660 760C800 730 900 790 1064 760M-40 940C240 900 700 980 1064 930',
      pen.stroke('dots'),
      ` stroke-width="54"${round}`,
    ),
  fireflies: (pen) => {
    const flies = [
      [80, 330],
      [170, 520],
      [50, 620],
      [960, 300],
      [900, 480],
      [985, 640],
      [240, 180],
      [820, 180],
      [120, 820],
      [930, 860],
    ] as const;
    return (
      path(flies.map(([x, y]) => disc(x, y, 24)).join(''), pen.fill('dots')) +
      path(flies.map(([x, y]) => disc(x, y, 11)).join(''), pen.fill('scene-light'))
    );
  },
  embers: (pen) =>
    path(sprinkled(34, [7, 11, 5, 15]), pen.fill('scene')) +
    path(sprinkled(11, [6, 9]), pen.fill('scene-light')),
  petals: (pen) =>
    path(
      Array.from({ length: 16 }, (_, index) => {
        const [x, y] = [(index * 419 + 50) % 1024, (index * 301 + 70) % 1024];
        return leafOutline({ base: [x, y], tip: [x + 44 - (index % 3) * 30, y + 40], width: 30, bend: 6 });
      }).join(''),
      pen.fill('petal'),
    ),
};

const named = (kind: string, scenes: Readonly<Record<string, (pen: NftPen) => string>>): [string, Part][] =>
  Object.entries(scenes).map(([name, render]) => [`${kind}/${name}`, { render }]);

/** The scenes by the name of their picture, and what may hang over them. */
export const sceneParts: Readonly<Record<string, Part>> = Object.fromEntries([
  ...named('backgrounds', lands),
  ...named('orb', orbs),
  ...named('far', far),
  ...named('near', near),
]);
