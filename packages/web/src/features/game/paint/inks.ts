/** The colours that the field is painted in besides its drawings, by day and by night. */
import type { Theme } from '#shell/first/theme.ts';

export type Inks = {
  readonly ink: string;
  readonly paper: string;
  /** The ways to the bananas: their edge, what is trodden, and pebbles on it. */
  readonly path: readonly string[];
  /** Leaves above the field, far and near. */
  readonly leaves: readonly [far: string, near: string];
  readonly banana: string;
  /** What hurts. */
  readonly danger: string;
  readonly shade: string;
  readonly rays: string;
  /** Lines that stand free on the ground. */
  readonly line: string;
};

export const INKS: Readonly<Record<Theme, Inks>> = {
  light: {
    ink: '#1B1710',
    paper: '#FFFDF6',
    path: ['#B9854F', '#E2B478', '#C4925A'],
    leaves: ['#1F6340', '#3C8C4F'],
    banana: '#FFD23F',
    danger: '#BF4528',
    shade: 'rgb(27 23 16 / 22%)',
    rays: 'rgb(255 210 63 / 55%)',
    line: '#1B1710',
  },
  dark: {
    ink: '#0B1310',
    paper: '#F4EBD0',
    path: ['#2C2A22', '#5A4A36', '#75614A'],
    leaves: ['#123325', '#1B4B36'],
    banana: '#FFD23F',
    danger: '#E8705C',
    shade: 'rgb(0 0 0 / 34%)',
    rays: 'rgb(255 210 63 / 24%)',
    line: '#F4EBD0',
  },
};
