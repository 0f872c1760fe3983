// The ground of the first screen: banana in its lower left corner, which breaks up into ever smaller dots.

import { drawing, group, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const [width, height] = [1440, 900];
/** Distance between rows of dots; those of a row are twice as far from each other. */
const step = 11;
const [smallest, largest] = [2, 22];
const rowCount = 76;

/**
 * Dots on a grid at 45° that shrink on the way out of the corner: along a row all are of one size, so that a row is one
 * line of dashes; each begins half a dot's distance further on by itself.
 */
export const heroGround = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'hero-ground', ...options });
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const far = (row + 1) * step * Math.SQRT2;
    const size = Math.round((largest - ((largest - smallest) * row) / (rowCount - 1)) * 10) / 10;
    return path(`M0 ${Math.round(height - far)}L${Math.round(far)} ${height}`, '', ` stroke-width="${size}"`);
  });
  return drawing(
    options,
    width,
    height,
    group(`${pen.stroke('ground')} stroke-linecap="round" stroke-dasharray="0 ${2 * step}"`, ...rows),
  );
};
