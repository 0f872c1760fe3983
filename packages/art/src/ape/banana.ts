// A banana that fills from left to right: one stage of the sale in the row of ten.

import { clip, clippedBy, drawing, path, penFor, type DrawingOptions } from '../draw/svg.ts';

export interface BananaOptions extends DrawingOptions {
  /** How full the banana is, 0 to 100; outside values are taken as the nearest end. */
  readonly filledPct?: number;
}

const skin = 'M34 6C34 3 40 2 41 5L42 12C47 26 37 41 22 44C14 45 7 43 4 39C2 36 4 33 8 33C21 33 33 26 35 12Z';
const [left, right] = [3, 45];

/** A banana, 48 × 48, made to be read at 24 px: outline when empty, yellow up to `filledPct` from the left. */
export const banana = (options: BananaOptions = {}): string => {
  const pen = penFor(options);
  const filledPct = Math.min(100, Math.max(0, options.filledPct ?? 100));
  const edge = Math.round((left + ((right - left) * filledPct) / 100) * 10) / 10;
  const full = clip(pen.id('full'), `M0 0H${filledPct === 100 ? 48 : edge}V48H0Z`);
  const ridge = 'M38 17C36 28 28 36 16 38';
  const flesh =
    filledPct === 0
      ? ''
      : `<defs>${full}</defs><g${clippedBy(pen.id('full'))}>${path(skin, pen.fill('banana'))}${path(ridge, pen.stroke('banana-dark'), ' stroke-width="3" stroke-linecap="round"')}</g>`;
  return drawing(
    options,
    48,
    48,
    flesh,
    path(skin, pen.stroke('line'), ' stroke-width="3.5" stroke-linejoin="round"'),
  );
};
