// Colours as three whole numbers, and how they are mixed.

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colour of #rrggbb. */
export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const clamp = (value: number): number => Math.min(255, Math.max(0, value));

/** `a` with so many 64ths of `b`. */
export const blend = (a: Rgb, b: Rgb, sixtyFourths: number): Rgb => {
  const mix = (from: number, to: number) => (from * (64 - sixtyFourths) + to * sixtyFourths + 32) >> 6;
  return [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])];
};

/** The colour made lighter by so much, or darker by a negative number. */
export const shift = ([r, g, b]: Rgb, by: Rgb): Rgb => [clamp(r + by[0]), clamp(g + by[1]), clamp(b + by[2])];

/** How light a colour looks, 0 to 255. @see ITU-R BT.601 */
export const lightness = ([r, g, b]: Rgb): number => (r * 77 + g * 150 + b * 29) >> 8;

/** How far two colours are from each other, 0 to 765. */
export const distance = (a: Rgb, b: Rgb): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/** The colour of a hue in degrees (any whole number), saturation and lightness in percent. @see CSS Color 4, hslToRgb */
export const hsl = (hue: number, saturation: number, light: number): Rgb => {
  const turn = ((hue % 360) + 360) % 360;
  const amplitude = saturation * Math.min(light, 100 - light);
  const channel = (n: number): number => {
    // The standard's k, which goes from 0 to 12, in 30ths.
    const k = (n * 30 + turn) % 360;
    const slope = Math.max(-30, Math.min(k - 90, 270 - k, 30));
    return clamp(Math.trunc(((light * 3000 - amplitude * slope) * 255) / 300_000));
  };
  return [channel(0), channel(8), channel(4)];
};
