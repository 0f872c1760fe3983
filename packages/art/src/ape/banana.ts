// A banana that fills from left to right, was bitten, is green, or is only a peel: a stage of the sale in the row of ten, a stake that ripens.

import { bananaShape } from '../svg/banana-shape.ts';
import { clip, clippedBy, drawing, path, penFor, type DrawingOptions } from '../svg/svg.ts';

export interface BananaOptions extends DrawingOptions {
  /** How full the banana is, 0 to 100, full when absent; outside values are taken as the nearest end, not-a-number as empty. */
  readonly filledPct?: number;
}

const { skin, ridge } = bananaShape;
const [left, right] = [3, 45];

/** A banana, 48 × 48, made to be read at 24 px: outline when empty, yellow up to `filledPct` from the left. */
export const banana = (options: BananaOptions = {}): string => {
  const pen = penFor(options);
  const filledPct = Math.min(100, Math.max(0, (options.filledPct ?? 100) || 0));
  const edge = Math.round((left + ((right - left) * filledPct) / 100) * 10) / 10;
  const full = clip(pen.id('full'), `M0 0H${filledPct === 100 ? 48 : edge}V48H0Z`);
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

/** A banana with a bite out of its back, 48 × 48: a stage that is sold. */
export const bananaBitten = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return drawing(
    options,
    48,
    48,
    path(bananaShape.bitten, pen.fill('banana')),
    path(bananaShape.bittenRidge, pen.stroke('banana-dark'), ' stroke-width="3" stroke-linecap="round"'),
    path(bananaShape.bitten, pen.stroke('line'), ' stroke-width="3.5" stroke-linejoin="round"'),
  );
};

/** A green banana, 48 × 48, that lies under the ripe one: a stake that has just been opened. */
export const bananaGreen = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return drawing(
    options,
    48,
    48,
    path(skin, pen.fill('leaf-light')),
    path(ridge, pen.stroke('leaf'), ' stroke-width="3" stroke-linecap="round"'),
    path(skin, pen.stroke('line'), ' stroke-width="3.5" stroke-linejoin="round"'),
  );
};

const peel =
  'M23.4 8.9C26.3 8 28.1 9.8 27.7 12.7C30 19.7 37 22 43.6 20.2C45 26.3 37.5 32.8 30 28.1C30 35.6 28.1 40.3 23.9 43.6C19.2 40.8 18.3 34.7 18.8 28.1C12.2 32.8 4.2 27.2 4.7 20.6C11.3 22.5 18.8 19.7 21.1 13.1C20.6 11.3 21.6 9.4 23.4 8.9Z';

/** An empty peel, 48 × 48, that lies on the ground: a stage that is gone. */
export const bananaPeel = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return drawing(
    options,
    48,
    48,
    path(peel, pen.fill('banana')),
    path(
      'M23.4 19C24.2 26 24.2 31 23.9 35',
      pen.stroke('banana-dark'),
      ' stroke-width="3" stroke-linecap="round"',
    ),
    path(peel, pen.stroke('line'), ' stroke-width="3.5" stroke-linejoin="round"'),
  );
};
