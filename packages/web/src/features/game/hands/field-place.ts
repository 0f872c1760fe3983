/** Which place of the field lies under a place of the screen. */
import { LAWN } from '@lilape/art/hunt/names';
import { PX } from '@lilape/game/constants';
import { areaAround } from '../paint/camera.ts';

type Point = { readonly x: number; readonly y: number };

/** Canvases are whole pixels of the screen, so their shape is never quite that of what there is to see, pixels of the field. */
const SLACK = 2;

/**
 * The place of the field, 1/256 px, that a canvas in `box` shows at a place of the screen; where it has another shape
 * than the field it shows a part of that round the ape (1/256 px), as it is painted. (0, 0) where there is no canvas.
 */
export function placeOn(box: DOMRect, { x, y }: Point, ape: Point): Point {
  if (box.width === 0 || box.height === 0) return { x: 0, y: 0 };
  const covering = Math.max(box.width / LAWN.width, box.height / LAWN.height);
  const [width, height] = [box.width / covering, box.height / covering];
  const isWhole = width > LAWN.width - SLACK && height > LAWN.height - SLACK;
  const area = isWhole ? LAWN : areaAround(width, height, ape.x / PX, ape.y / PX);
  return {
    x: Math.round((area.left + ((x - box.left) * area.width) / box.width) * PX),
    y: Math.round((area.top + ((y - box.top) * area.height) / box.height) * PX),
  };
}
