// The colours of the clearing, by day and by night. It is painted on a canvas, so no class changes them.

import type { Theme } from '../svg/palette.ts';

const day = {
  ink: '#1B1710',
  ground: '#BCDD8C',
  patch: '#A6CE77',
  sun: '#D3EBA4',
  dots: '#86BA61',
  blade: '#84B85F',
  blades: '#4C8F4A',
  leaves: ['#1F6340', '#3C8C4F', '#74BE62'] as const,
  deep: '#123B2A',
  trunk: '#8A5A34',
  shade: 'rgb(18 59 42 / 24%)',
  white: '#FFFDF6',
  petal: '#FFD23F',
  heart: '#BF4528',
  water: '#4FB3C0',
  'water-deep': '#2A8FA3',
  foam: '#E9FBF7',
  bank: '#D8B26D',
  mud: '#B98A55',
  'mud-dark': '#8D6238',
  stone: '#CFC8B4',
  'stone-light': '#E6E0CE',
  'stone-dark': '#A39C88',
  chalk: '#FFF6DC',
};
export type LawnInks = Readonly<Record<Exclude<keyof typeof day, 'leaves'>, string>> & {
  readonly leaves: readonly [far: string, middle: string, near: string];
};

export const lawnInks: Readonly<Record<Theme, LawnInks>> = {
  light: day,
  dark: {
    ink: '#0B1310',
    ground: '#2A5344',
    patch: '#234A3C',
    sun: '#335F4D',
    dots: '#1B3C31',
    blade: '#3A6D56',
    blades: '#4C8566',
    leaves: ['#123325', '#1B4B36', '#2A6A49'],
    deep: '#08140F',
    trunk: '#4A3A33',
    shade: 'rgb(4 14 10 / 36%)',
    white: '#E9E2C9',
    petal: '#E8B93A',
    heart: '#C9573F',
    water: '#1F6377',
    'water-deep': '#174B60',
    foam: '#9CCBD0',
    bank: '#6C6146',
    mud: '#4E4635',
    'mud-dark': '#372F25',
    stone: '#647169',
    'stone-light': '#7C8A80',
    'stone-dark': '#48544D',
    chalk: '#CFC9A8',
  },
};
