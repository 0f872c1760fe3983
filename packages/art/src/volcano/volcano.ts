// The climb of the launchpad: one section of the jungle from the ground to the moon, on which height is an amount of LILAPE.

import { drawing, group, inkOutline, penFor, type DrawingOptions } from '../svg/svg.ts';
import { crater, smoke } from './crater.ts';
import { depth, earthUnder } from './earth.ts';
import { bananaTreeAt, kingTreeAt } from './jungle.ts';
import { moonAt, starsIn } from './moon.ts';
import { skyIn } from './sky.ts';
import { volcanoWidth, type Scene } from './scene.ts';
import { placeOf } from './scale.ts';
import { undergrowth } from './undergrowth.ts';
import { vineIn } from './vine.ts';

const sceneOf = (height: number): Scene => ({
  height,
  y: (tokens) => Math.round(height * placeOf(tokens)),
});

/** The scene's height in the units of the drawing: nearly as wide as it is high. */
const height = 840;

/** The whole picture, 720 × 1480: above, the scene of 840 with the heights of `scale.ts`, and below it the earth. */
export const volcano = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'volcano', ...options });
  const scene = sceneOf(height);
  return drawing(
    options,
    volcanoWidth,
    height + depth,
    skyIn(pen, scene),
    starsIn(pen, scene),
    group(
      inkOutline(pen, 7),
      moonAt(pen, scene),
      smoke(pen, scene),
      crater(pen, scene),
      kingTreeAt(pen, scene),
      vineIn(pen, scene),
      bananaTreeAt(pen, scene),
      earthUnder(pen, height),
      undergrowth(pen, scene),
    ),
  );
};
