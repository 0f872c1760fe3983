// The ape of the game, looking to the right: the head of every picture on a body small enough for 48 pixels.

import { expressions, type Mood } from '../anatomy/face.ts';
import { head, headOutline } from '../anatomy/head.ts';
import { limb, type Joint } from '../svg/limb.ts';
import { group, path } from '../svg/svg.ts';
import { about, cell, huntInk, type Sprite } from './frame.ts';
import { HERO_POSES, type HeroPose } from './names.ts';

const scale = 0.7;
const place = ` transform="translate(150 40) scale(${scale})"`;
const torso = 'M350 690C330 860 400 900 512 900C630 900 690 860 670 690Z';

/** Elbow and hand of the near arm and the far arm, then the two feet. */
interface Made {
  readonly mood: Mood;
  readonly arms: readonly [readonly Joint[], readonly Joint[]];
  readonly feet: readonly [number, number];
  readonly place: string;
}
const arm = (x: number, ex: number, ey: number, hx: number, hy: number): readonly Joint[] => [
  [x, 740, 100],
  [ex, ey, 96],
  [hx, hy, 90],
];
const upright = about(512, 940, 0, 0.96, 0.96);
const poses: Readonly<Record<HeroPose, Made>> = {
  'walk-a': {
    mood: 'stubborn',
    arms: [arm(380, 270, 780, 190, 860), arm(640, 740, 780, 830, 740)],
    feet: [330, 690],
    place: about(512, 940, 3, 0.94, 0.94),
  },
  'walk-b': {
    mood: 'stubborn',
    arms: [arm(380, 310, 820, 330, 890), arm(640, 720, 820, 720, 890)],
    feet: [450, 580],
    place: about(512, 940, -3, 0.96, 0.9),
  },
  throw: {
    mood: 'curious',
    arms: [arm(380, 250, 760, 150, 820), arm(640, 780, 740, 930, 640)],
    feet: [350, 690],
    place: about(512, 940, 7, 0.92, 0.9),
  },
  hurt: {
    mood: 'panicking',
    arms: [arm(380, 220, 760, 110, 660), arm(640, 800, 760, 900, 660)],
    feet: [360, 660],
    place: about(512, 940, -10, 0.9, 0.86),
  },
  win: {
    mood: 'joyful',
    arms: [arm(380, 180, 700, 110, 520), arm(640, 850, 700, 920, 500)],
    feet: [400, 620],
    place: upright,
  },
  down: {
    mood: 'wailing',
    arms: [arm(380, 230, 800, 130, 880), arm(640, 800, 800, 900, 880)],
    feet: [340, 680],
    place: about(512, 560, -84, 0.88, 0.88),
  },
};
const foot = (x: number): string =>
  `M${x - 80} 950C${x - 90} 880 ${x - 20} 860 ${x + 50} 880C${x + 120} 890 ${x + 120} 960 ${x + 70} 960H${x - 60}Z`;

const hero = (pose: HeroPose): Sprite => {
  const made = poses[pose];
  const arms = made.arms.map(limb);
  const feet = made.feet.map(foot).join('');
  const hands = made.arms
    .map((joints) => joints.at(-1) ?? [0, 0, 0])
    .map(([x, y]) => `M${x - 62} ${y}a62 62 0 1 0 124 0a62 62 0 1 0 -124 0Z`)
    .join('');
  const face = expressions[made.mood];
  return cell(`ape-${pose}`, {
    place: made.place,
    outlines: [{ d: torso + arms.join('') + feet + hands }, { d: headOutline(face), place, scale }],
    render: (pen) =>
      path(feet, pen.fill('skin')) +
      path(arms.join(''), pen.fill('fur')) +
      path(torso, pen.fill('fur')) +
      path('M430 740C420 860 460 870 520 870C590 870 610 840 600 740Z', pen.fill('skin'), ' stroke="none"') +
      group(place, head(pen, face, { inkWidth: Math.round(huntInk / scale), plain: true })) +
      path(hands, pen.fill('skin')),
  });
};

/** The ape in every pose: `ape-throw`. */
export const heroSprites: readonly (readonly [string, Sprite])[] = HERO_POSES.map(
  (pose) => [`ape-${pose}`, hero(pose)] as const,
);
