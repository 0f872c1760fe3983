// How a head is held: each pose moves the planes of the head against one another, as turning a ball does.

import type { Pose } from '../names.ts';

/** What of a head moves together, by how near it is to the viewer. */
export type Plane = 'skull' | 'face' | 'muzzle' | 'near-ear' | 'far-ear' | 'hat';

/** A change of the head's box: a, b, c, d, e, f as in a `matrix` of SVG. */
type Matrix = readonly [number, number, number, number, number, number];

const same: Matrix = [1, 0, 0, 1, 0, 0];

interface Held {
  /** Degrees clockwise by which the whole head is turned. */
  readonly tilt: number;
  readonly planes: Readonly<Partial<Record<Plane, Matrix>>>;
  /** By how much a look goes there. */
  readonly look: readonly [number, number];
}

const held: Readonly<Record<Pose, Held>> = {
  straight: { tilt: 1, planes: {}, look: [0, 0] },
  turned: {
    tilt: 4,
    planes: {
      face: [0.9, 0.02, 0, 1, 106, -6],
      muzzle: [0.92, 0.03, 0, 1, 152, -8],
      'near-ear': [1, 0, 0, 1.04, 118, -18],
      'far-ear': [0.62, 0, 0, 0.86, 262, 60],
      hat: [0.98, 0, 0.03, 1, 22, 0],
    },
    look: [0.25, 0],
  },
  up: {
    tilt: -8,
    planes: {
      face: [1, 0, 0, 0.94, 4, -34],
      muzzle: [0.98, 0, 0, 0.94, 14, -40],
      'near-ear': [1, 0, 0, 0.96, 0, 56],
      'far-ear': [1, 0, 0, 0.96, 0, 56],
      hat: [1, 0, 0, 0.84, 0, 6],
    },
    look: [0, -0.5],
  },
};

/** Degrees clockwise by which the head of a pose is turned. */
export const tiltOf = (pose: Pose): number => held[pose].tilt;

/** Where the eyes of a pose go, beside where they look already. */
export const lookOf = (pose: Pose): readonly [number, number] => held[pose].look;

/** The attribute that moves a plane as a pose does; nothing where it stays. */
export const planeOf = (pose: Pose, plane: Plane): string => {
  const matrix = held[pose].planes[plane] ?? same;
  return matrix === same ? '' : ` transform="matrix(${matrix.join(' ')})"`;
};
