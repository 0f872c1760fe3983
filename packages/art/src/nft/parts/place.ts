// Where the ape sits in its portrait: the figure's box and the head's box in the square of 1024.

import { figureInk, headTransform, rim, type Outline } from '../../anatomy/body.ts';
import { group, inkOutline } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import type { Pose } from '../names.ts';
import { planeOf, tiltOf, type Plane } from './poses.ts';

const figureTransform = ' transform="translate(-128 -74) scale(1.38)"';

/** Ink in the head's box that is as wide as that of the figure. */
export const headInk = Math.round(figureInk / 0.6);

/** One part of the portrait, painted alone. */
export interface Part {
  readonly render: (pen: NftPen) => string;
  /** What lies under the whole ape in the rim's colour, for parts of its outline. */
  readonly outlines?: readonly Outline[];
}

/** A part that moves with the head, as each pose has it. */
export type HeadPart = (pose: Pose) => Part;

/** Drawings in the box of the whole figure, in its ink. */
export const onFigure = (pen: NftPen, ...children: readonly string[]): string =>
  group(figureTransform + inkOutline(pen, figureInk), ...children);

/** Drawings in the box of a head held so, in the same ink. */
export const onHead = (pen: NftPen, pose: Pose, ...children: readonly string[]): string =>
  group(figureTransform, group(headTransform(tiltOf(pose)) + inkOutline(pen, headInk), ...children));

/** Drawings that move with a plane of the head. */
export const onPlane = (pose: Pose, plane: Plane, ...children: readonly string[]): string => {
  const place = planeOf(pose, plane);
  return place === '' ? children.join('') : group(place, ...children);
};

/** An outline on a plane of the head. */
export const headLine = (pose: Pose, plane: Plane, d: string, ink = headInk): Outline => ({
  d,
  place: nested(headTransform(tiltOf(pose)), planeOf(pose, plane)),
  scale: 0.6,
  ink: ink * 0.6,
});

/** One place within another, as a single attribute. */
export const nested = (outer: string, inner: string): string =>
  inner === '' ? outer : `${outer.slice(0, -1)} ${inner.slice(' transform="'.length)}`;

/** A part that lies on one plane. */
export const headPart =
  (plane: Plane, render: (pen: NftPen, pose: Pose) => string, outline?: string): HeadPart =>
  (pose) => ({
    render: (pen) => onHead(pen, pose, onPlane(pose, plane, render(pen, pose))),
    ...(outline === undefined ? {} : { outlines: [headLine(pose, plane, outline)] }),
  });

/** The rim of a part. */
export const rimOf = (pen: NftPen, outlines: readonly Outline[]): string =>
  group(figureTransform, rim(pen, outlines, 40));
