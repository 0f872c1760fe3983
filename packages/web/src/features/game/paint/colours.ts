/** The colours of the field, of the palette of all drawings. */
import { type Colour, palette } from '@lilape/art/draw/palette';

export type Colours = (colour: Colour) => string;

/** By day or by night. */
export const coloursOf =
  (isNight: boolean): Colours =>
  (colour) =>
    palette[colour][isNight ? 'dark' : 'light'];
