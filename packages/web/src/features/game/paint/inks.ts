/** The colours that the field is painted in besides its drawings, by day and by night. */
import type { Theme } from '#shell/page/theme.ts';

export type Inks = {
  readonly ink: string;
  readonly paper: string;
  /** What everybody stands on, and the dots and blades on it. */
  readonly ground: string;
  readonly dots: string;
  readonly blades: string;
  /** Leaves about the field, far and near. */
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
    ground: '#D3E8B5',
    dots: '#BAD895',
    blades: '#7DB265',
    leaves: ['#28734A', '#5FAE62'],
    banana: '#FFD23F',
    danger: '#BF4528',
    shade: 'rgb(27 23 16 / 22%)',
    rays: 'rgb(255 210 63 / 55%)',
    line: '#1B1710',
  },
  dark: {
    ink: '#0B1310',
    paper: '#F4EBD0',
    ground: '#24463B',
    dots: '#1D3B31',
    blades: '#3F7358',
    leaves: ['#12281F', '#1D5039'],
    banana: '#FFD23F',
    danger: '#E8705C',
    shade: 'rgb(0 0 0 / 34%)',
    rays: 'rgb(255 210 63 / 24%)',
    line: '#F4EBD0',
  },
};
