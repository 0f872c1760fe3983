// The three enemies of the game in their poses, all looking to the right: the parrot, the snake, the crab of the cast made for 48 pixels.

import { path, type Pen } from '../svg/svg.ts';
import { about, cell, huntEye, type EyeMood, type Sprite } from './frame.ts';
import { ENEMY_POSES, type EnemyPose } from './names.ts';

/** Smaller than its cell, so that a turned pose still lies within it. */
const inset = 'translate(72 62) scale(0.86)';
const posed = (...pose: Parameters<typeof about>): string => `${inset} ${about(...pose)}`;

const places: Readonly<Record<EnemyPose, string>> = {
  guard: posed(512, 900, 0, 1.02, 0.92),
  'walk-a': posed(512, 900, -4),
  'walk-b': posed(512, 900, 4, 1, 0.95),
  ready: posed(512, 900, -9, 1.02, 0.86),
  attack: posed(512, 880, 10, 1, 0.94),
  rest: posed(512, 920, 0, 1.04, 0.82),
  hurt: posed(512, 760, -16, 0.9, 0.9),
  down: posed(512, 560, 180, 1, 0.8),
};

const eyes: Readonly<Record<EnemyPose, EyeMood>> = {
  guard: 'smug',
  'walk-a': 'smug',
  'walk-b': 'smug',
  ready: 'keen',
  attack: 'keen',
  rest: 'smug',
  hurt: 'hurt',
  down: 'gone',
};

const isUp = (pose: EnemyPose): boolean => pose === 'ready' || pose === 'walk-a' || pose === 'hurt';
/** Brows; who screws up the eyes has none to show. */
const brow = (pen: Pen, d: string, pose: EnemyPose): string =>
  eyes[pose] === 'hurt' ? '' : path(d, pen.fill('ink'), ' stroke="none"');

const parrotBody =
  'M250 380C250 200 380 130 520 130C690 130 780 250 770 420C800 620 740 880 500 880C290 880 200 720 230 560C240 480 250 440 250 380Z';
const crest = 'M400 170C330 90 400 40 460 90C490 20 590 30 590 130Z';
const tail = 'M290 720L90 830C70 880 120 910 170 890L380 850Z';
const beak = 'M690 330C800 290 920 350 920 500C920 560 890 590 870 560C840 500 780 500 700 500Z';
const wings = {
  up: 'M430 600C300 560 130 440 90 270C200 300 240 290 300 350C380 380 520 470 560 600C540 660 480 650 430 600Z',
  down: 'M340 560C420 480 560 520 590 640C600 780 480 840 340 900C280 800 280 640 340 560Z',
} as const;
const hook = 'M600 700L880 650M880 650V800C880 890 760 890 770 800';
const parrot = (pose: EnemyPose): Sprite => {
  const wing = isUp(pose) ? wings.up : wings.down;
  return cell(`parrot-${pose}`, {
    place: places[pose],
    outlines: [{ d: parrotBody + crest + tail + beak + wing }, { d: hook, ink: 50 }],
    render: (pen) =>
      path(tail, pen.fill('clay')) +
      path(crest, pen.fill('banana')) +
      path(parrotBody, pen.fill('leaf')) +
      path(
        'M560 560C700 540 740 640 690 740C660 820 580 850 530 840C450 760 460 600 560 560Z',
        pen.fill('leaf-light'),
        ' stroke="none"',
      ) +
      path('M330 330C350 270 390 230 440 210', pen.stroke('leaf-light')) +
      path(beak, pen.fill('banana')) +
      huntEye(pen, 570, 350, 110, eyes[pose]) +
      brow(
        pen,
        'M430 250C470 150 620 130 730 190C750 220 730 250 690 240C600 200 520 220 470 280C440 300 420 280 430 250Z',
        pose,
      ) +
      path(hook, '', ' stroke-width="50"') +
      path(hook, pen.stroke('moon-face'), ' stroke-width="16"') +
      path(wing, pen.fill('lagoon')),
  });
};

const coil =
  'M120 790C120 690 300 640 510 640C730 640 900 690 900 790C900 890 730 930 510 930C300 930 120 890 120 790Z';
const tip = {
  up: 'M190 730C70 690 60 560 130 500C160 500 180 530 160 560C150 620 200 660 300 680Z',
  down: 'M180 760C80 740 50 670 70 600C100 580 130 600 130 640C150 680 200 690 290 700Z',
} as const;
const neck = 'M370 760C330 620 340 520 400 400H660C700 520 690 640 650 760Z';
const snakeHead =
  'M250 280C250 140 380 70 540 70C730 70 870 170 870 300C870 430 720 480 540 480C370 480 250 420 250 280Z';
const tie = 'M470 510H600L575 580L630 760L540 850L450 760L500 580Z';
const tongue = 'M840 390L920 410L950 375M920 410L945 450';
const snake = (pose: EnemyPose): Sprite => {
  const end = isUp(pose) ? tip.up : tip.down;
  const strikes = pose === 'attack';
  return cell(`snake-${pose}`, {
    place: places[pose],
    outlines: [{ d: coil + end + neck + snakeHead + tie }, ...(strikes ? [{ d: tongue, ink: 40 }] : [])],
    render: (pen) =>
      (strikes ? path(tongue, pen.stroke('tongue'), ' stroke-width="40"') : '') +
      path(end, pen.fill('bark')) +
      path(coil, pen.fill('bark')) +
      path('M230 820C380 890 660 890 800 820', pen.stroke('plum')) +
      path(neck, pen.fill('plum')) +
      path(tie, pen.fill('clay')) +
      path('M500 690L585 720', pen.stroke('banana'), ' stroke-width="30"') +
      path(snakeHead, pen.fill('bark')) +
      path('M330 210C370 150 430 130 500 126', pen.stroke('disc-dots'), ' stroke-width="30"') +
      huntEye(pen, 500, 260, 92, eyes[pose]) +
      huntEye(pen, 712, 254, 88, eyes[pose]) +
      brow(
        pen,
        'M370 170C420 110 540 120 590 170C600 200 580 220 550 210C490 180 430 190 400 216C370 220 350 200 370 170ZM630 130C680 40 810 40 850 130C850 160 820 170 800 150C750 100 710 110 670 160C640 170 620 160 630 130Z',
        pose,
      ) +
      path('M560 410C640 440 760 420 810 350'),
  });
};

const shell =
  'M140 640C140 490 300 410 500 410C720 410 860 500 860 640C860 790 720 860 500 860C290 860 140 790 140 640Z';
const legs = {
  up: 'M220 760L120 900M340 830L300 950M660 830L740 930M780 760L900 860',
  down: 'M220 760L90 850M340 830L240 930M660 830L700 950M780 760L880 910',
} as const;
const claw =
  'M150 560C50 520 30 390 100 310C130 350 150 370 180 380C180 330 210 290 250 280C310 380 270 520 150 560Z';
const hammers = {
  up: { handle: 'M830 520L800 190', head: 'M660 90L920 60L940 220L680 250Z', fist: [830, 470] },
  down: { handle: 'M820 600L900 380', head: 'M790 260L990 330L940 470L740 400Z', fist: [826, 580] },
} as const;
const crab = (pose: EnemyPose): Sprite => {
  const { handle, head, fist } = hammers[isUp(pose) ? 'up' : 'down'];
  const feet = legs[isUp(pose) ? 'up' : 'down'];
  const hasHammer = pose !== 'attack';
  const hand = `M${fist[0] - 80} ${fist[1]}a80 80 0 1 0 160 0a80 80 0 1 0 -160 0Z`;
  const stalks = 'M400 470V330M610 470V320';
  return cell(`crab-${pose}`, {
    place: places[pose],
    outlines: [
      { d: shell + claw + hand + (hasHammer ? head : '') },
      { d: feet + stalks, ink: 70 },
      { d: 'M400 300h1M610 290h1', ink: 210 },
    ],
    render: (pen) =>
      path(feet + stalks, '', ' stroke-width="76"') +
      path(feet, pen.stroke('fur-dark'), ' stroke-width="20"') +
      path(claw, pen.fill('clay')) +
      path(shell, pen.fill('clay')) +
      path('M220 600C260 530 330 490 410 484', pen.stroke('fur-light')) +
      huntEye(pen, 400, 290, 96, eyes[pose]) +
      huntEye(pen, 610, 280, 96, eyes[pose]) +
      brow(
        pen,
        'M280 190C330 130 440 150 500 210C510 240 490 260 460 250C410 210 350 210 310 234C280 240 260 220 280 190ZM540 150C590 60 710 60 750 150C750 180 720 190 700 170C650 120 620 130 580 180C550 190 530 180 540 150Z',
        pose,
      ) +
      path('M380 660C450 620 570 620 640 690') +
      path('M430 650L460 720L500 640', pen.fill('white'), ' stroke-width="20"') +
      (hasHammer
        ? path(handle, '', ' stroke-width="76"') +
          path(handle, pen.stroke('straw'), ' stroke-width="24"') +
          path(head, pen.fill('lagoon'))
        : '') +
      path(hand, pen.fill('clay')),
  });
};

const makers = { parrot, snake, crab } as const;

/** Every enemy in every pose: `crab-ready`. */
export const enemySprites: readonly (readonly [string, Sprite])[] = Object.entries(makers).flatMap(
  ([kind, make]) => ENEMY_POSES.map((pose) => [`${kind}-${pose}`, make(pose)] as const),
);
