// What every reaction sticker is made of: the ape in a pose, its props, and the thick die-cut rim around all of it.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim, type Outline } from '../anatomy/body.ts';
import type { Mood } from '../anatomy/face.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { limb, type Joint } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';
import { strokedWord, wordOutline, type Word } from '../svg/strokes.ts';

type Limb = readonly Joint[];

export interface Pose {
  readonly mood: Mood;
  /** Degrees that the head is turned clockwise. */
  readonly turn: number;
  readonly arms: readonly Limb[];
  readonly legs: readonly Limb[];
  /** Hands and feet behind the limbs that they end, and hands before everything. */
  readonly feet: readonly Extremity[];
  readonly hands: readonly Extremity[];
  /** Whether arms lie over the head. */
  readonly areArmsInFront?: boolean;
}

export interface Sticker {
  /** Prefix of ids where the caller gives none. */
  readonly name: string;
  readonly pose: Pose;
  readonly words?: readonly Word[];
  /** Props behind the ape, between its head and its hands, and before everything, in inherited ink. */
  readonly behind?: (pen: Pen) => string;
  readonly between?: (pen: Pen) => string;
  readonly before?: (pen: Pen) => string;
  /** Outlines of the props. */
  readonly outlines?: readonly Outline[];
  /** Where the figure stands in the box: lower and smaller under words. */
  readonly place?: string;
}

export const rimWidth = 78;
const wholeTransform = 'translate(41 46) scale(0.92)';
const underWords = 'translate(92 172) scale(0.81)';

/** Sitting, soles towards us. */
export const sitting = {
  legs: [
    [
      [452, 764, 104],
      [380, 810, 104],
      [320, 856, 92],
    ],
    [
      [558, 764, 104],
      [628, 810, 104],
      [690, 856, 92],
    ],
  ],
  feet: [
    { shape: 'sole', x: 296, y: 884, turn: -14 },
    { shape: 'sole', x: 716, y: 884, turn: 14, mirrored: true },
  ],
} as const;

/** Standing on both feet. */
export const standing = {
  legs: [
    [
      [456, 764, 100],
      [436, 818, 94],
      [430, 866, 78],
      [428, 900, 68],
    ],
    [
      [554, 764, 100],
      [574, 818, 94],
      [580, 866, 78],
      [582, 900, 68],
    ],
  ],
  feet: [
    { shape: 'foot', x: 428, y: 902, mirrored: true },
    { shape: 'foot', x: 582, y: 902 },
  ],
} as const;

const isFoot = ({ shape }: Extremity): boolean => shape === 'foot';

const figureOf = (pen: Pen, { pose, between, before }: Sticker): string => {
  const arms = pose.arms.map((arm) => path(limb(arm), pen.fill('fur'))).join('');
  const feet = (wanted: boolean) =>
    pose.feet
      .filter((foot) => isFoot(foot) === wanted)
      .map((foot) => extremity(pen, foot))
      .join('');
  const isInFront = pose.areArmsInFront === true;
  return (
    feet(true) +
    pose.legs.map((leg) => path(limb(leg), pen.fill('fur'))).join('') +
    body(pen) +
    feet(false) +
    (isInFront ? '' : arms) +
    headOnBody(pen, pose.mood, pose.turn) +
    (between?.(pen) ?? '') +
    (isInFront ? arms : '') +
    pose.hands.map((hand) => extremity(pen, hand)).join('') +
    (before?.(pen) ?? '')
  );
};

/** A reaction, 1024 × 1024 on transparent ground. */
export const sticker =
  (made: Sticker) =>
  (options: DrawingOptions = {}): string => {
    const { name, pose, words = [], behind, outlines = [] } = made;
    const pen = penFor({ idPrefix: `sticker-${name}`, ...options });
    const place = ` transform="${made.place ?? (words.length === 0 ? wholeTransform : underWords)}"`;
    return drawing(
      options,
      1024,
      1024,
      rim(pen, words.flatMap(wordOutline), rimWidth),
      group(
        place,
        rim(
          pen,
          [
            { d: bodyShapes.torso + [...pose.arms, ...pose.legs].map(limb).join('') },
            ...[...pose.feet, ...pose.hands].map(extremityOutline),
            headRim(pose.mood, pose.turn),
            ...outlines,
          ],
          rimWidth,
        ),
        group(inkOutline(pen, figureInk), behind?.(pen) ?? '', figureOf(pen, made)),
      ),
      group(inkOutline(pen, figureInk), ...words.map((word) => strokedWord(pen, word))),
    );
  };
