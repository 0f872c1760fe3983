// Where the icon of a trait is on the sheet of all of them.

import { CATALOGUE, type Layer } from '@lilape/domain/apes/catalogue';

/** Pixels of an icon's side. */
export const ICON_SIDE = 80;

/** The layers that have something to choose, in the order of the sheet. */
export const ICON_LAYERS = ['backgrounds', 'eyes', 'hats', 'accessories'] as const satisfies readonly Layer[];

export type IconLayer = (typeof ICON_LAYERS)[number];

/** How many icons are on the sheet. */
export const ICON_COUNT = ICON_LAYERS.reduce((sum, layer) => sum + CATALOGUE[layer].length, 0);

/** The place of an option's icon in the row, from 0. */
export function iconIndex(layer: IconLayer, option: number): number {
  const before = ICON_LAYERS.slice(0, ICON_LAYERS.indexOf(layer));
  return before.reduce((sum, each) => sum + CATALOGUE[each].length, option);
}
