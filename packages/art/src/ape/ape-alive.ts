// The hero as a page brings it to life: what stands still, and over it the parts that move.

import { headTransform, figureInk } from '../anatomy/body.ts';
import { movableBrows } from '../anatomy/brows.ts';
import { lidsOf, pupilsOf } from '../anatomy/eyes.ts';
import { expressions } from '../anatomy/face.ts';
import { head } from '../anatomy/head.ts';
import { eatenBanana } from '../svg/peeled-banana.ts';
import { drawing, group, inkOutline, penFor, type DrawingOptions } from '../svg/svg.ts';
import { branchMood, branchStage, branchTurn } from './ape-branch.ts';

/** Ink inside the head, which is painted smaller than it is. */
const headInk = Math.round(figureInk / 0.6);
const { look, brow, mouth } = expressions[branchMood];

/** Where the parts of the face lie in the picture of 1024 × 1024, with room for the brow to rise. */
export const faceBox = { x: 300, y: 170, width: 430, height: 330 } as const;

/** The picture without pupils and brows, 1024 × 1024; the near ear and the states of the banana are groups with a `data-part`. */
export const apeStage = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-stage', ...options });
  const blank = group(
    headTransform(branchTurn),
    head(pen, { look: 'blank', mouth }, { inkWidth: headInk, isLive: true }),
  );
  return drawing(options, 1024, 1024, branchStage(pen, eatenBanana(pen), blank));
};

/** A part of the face in a picture of {@link faceBox}, to be laid over the stage. */
const faceLayer = (options: DrawingOptions, ...parts: readonly string[]): string => {
  const { x, y, width, height } = faceBox;
  return drawing(
    options,
    width,
    height,
    group(` transform="translate(${-x} ${-y})"`, group(headTransform(branchTurn), ...parts)),
  );
};

/** The pupils, looking at the butterfly where it sits. */
export const apePupils = (options: DrawingOptions = {}): string =>
  faceLayer(options, group(' stroke-linecap="round"', pupilsOf(penFor(options), look)));

/** The lids, closed: shown for a blink. */
export const apeLids = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return faceLayer(options, group(inkOutline(pen, headInk), lidsOf(pen)));
};

/** The brows; the raised one is a group with a `data-part`. */
export const apeBrows = (options: DrawingOptions = {}): string =>
  faceLayer(options, movableBrows(penFor(options), brow));
