// What the heads of addresses are made of, each in a cell of 40 units.

import type { Colour } from '../svg/palette.ts';

/** An outline in ink, filled or not. */
export interface Mark {
  readonly d: string;
  readonly fill?: Colour;
  readonly more?: string;
}

/** No others: a fur is the first thing by which a row is found again. */
export const furs = [
  '#C8552E',
  '#8A5A3A',
  '#6F7F8C',
  '#8C63A3',
  '#5C9A5F',
  '#3C93A8',
  '#E8B23A',
  '#DE8295',
] as const;

const noLine = ' stroke="none"';
const whites =
  'M16 20C18.2 20 19.6 21.8 19.6 24C19.6 26.2 18.2 28 16 28C13.8 28 12.4 26.2 12.4 24C12.4 21.8 13.8 20 16 20ZM24.4 19C26.6 19 28.2 21 28.2 23.6C28.2 26.2 26.6 28 24.4 28C22.2 28 20.8 26.2 20.8 23.6C20.8 21 22.2 19 24.4 19Z';
const white: Mark = { d: whites, fill: 'white', more: noLine };
const pupils = (near: string, far: string): Mark => ({ d: near + far, more: ' stroke-width="3.4"' });
const brow = (d: string): Mark => ({ d, more: ' stroke-width="2.6"' });
/** The one that is raised. */
const raised = brow('M11.6 19.6L19 20.6M21.4 16.6C23 14.4 26.6 14.6 28.4 17.2');

export const eyes: readonly (readonly Mark[])[] = [
  [white, pupils('M17 24.4V24.8', 'M25 23.8V24.2'), raised],
  [white, pupils('M16 26V26.2', 'M24.4 26V26.2'), brow('M11.8 22.6H20.2M20.8 22.2H28.8')],
  [
    {
      d: 'M10.6 20.2H20L19.2 26C18 28 13 28 11.8 26ZM20.8 20.2H30.2L29 26C27.8 28 22.8 28 21.6 26Z',
      fill: 'ink',
    },
    { d: 'M13 22L14.8 24M23.4 22L25.2 24', more: ' stroke="#FFFDF6" stroke-width="1.2"' },
  ],
  [
    white,
    pupils('M16 24V24.2', 'M24.4 23.6V23.8'),
    brow('M12.4 17.2C14 15.4 17.4 15.4 19 17M21.6 16.4C23.2 14.6 26.6 14.6 28.2 16.6'),
  ],
  [
    {
      d: 'M16 20C18.2 20 19.6 21.8 19.6 24C19.6 26.2 18.2 28 16 28C13.8 28 12.4 26.2 12.4 24C12.4 21.8 13.8 20 16 20Z',
      fill: 'white',
      more: noLine,
    },
    { d: 'M17 24.4V24.8', more: ' stroke-width="3.4"' },
    brow('M21.6 25C23 22.8 26.6 22.8 28.2 24.6M11.4 18.4L19 19.8'),
  ],
  [
    { d: whites, fill: 'white', more: ' stroke-width="1.7"' },
    pupils('M15.6 24.6V24.8', 'M24 24.2V24.4'),
    { d: 'M12.2 22.6L9.4 21.6M28.4 22.4L31.2 21.4M19.6 23.2H20.8' },
  ],
];

export const hats: readonly (readonly Mark[])[] = [
  [],
  [
    {
      d: 'M8.6 15.6C6.4 8.4 12 3.6 19 4C19 2.6 20.4 1.6 21.6 2.2L21.8 4.2C28.6 4.8 33.4 9.4 31.4 16.4C29.2 13 27 12 25.4 12.4C24.4 14 23.6 15.6 23.2 17.6C21.6 15 19.6 13 17.4 12.4C14 12 11 12.6 8.6 15.6Z',
      fill: 'banana',
    },
    { d: 'M20.6 4.4C18.4 6.6 17.6 9 17.4 12.2M22 4.6C24 7 25 9.4 25.4 12.2' },
  ],
  [
    { d: 'M9.4 16.4C9.4 8 14 5 20 5C26 5 30.6 8 30.8 16.4Z', fill: 'clay' },
    { d: 'M8 14.4H32V18.6H8Z', fill: 'white' },
    {
      d: 'M20 1.4C21.8 1.4 23 2.6 23 4.2C23 5.8 21.8 7 20 7C18.2 7 17 5.8 17 4.2C17 2.6 18.2 1.4 20 1.4Z',
      fill: 'white',
    },
  ],
  [
    { d: 'M12.6 15.4L23.4 1.8L28 14.6C23 12.8 17 13.2 12.6 15.4Z', fill: 'lagoon' },
    { d: 'M17.6 9.2L25.6 8M15 12.4L27 11.6', more: ' stroke="#FFD23F"' },
    { d: 'M23.4 1.8V2', more: ' stroke="#FFD23F" stroke-width="4"' },
  ],
  [
    { d: 'M9.2 16C8.8 8 14 5.4 20 5.4C26.4 5.4 31 8.6 30.8 15.4C24 13.6 16 13.6 9.2 16Z', fill: 'leaf' },
    { d: 'M22 14.2C28 13 34.6 13.6 38 16.6C34 18.4 27 18 22.4 17Z', fill: 'leaf-dark' },
    { d: 'M20 5.4V5.6', more: ' stroke-width="3"' },
  ],
  [
    {
      d: 'M10 16.4L8.8 5.8L15 10.4L20 3.6L25.2 10.2L31.4 5.4L30.4 16C24 13.8 16 14 10 16.4Z',
      fill: 'banana',
    },
    { d: 'M20 11.4V11.6', more: ' stroke="#BF4528" stroke-width="3"' },
  ],
  [
    {
      d: 'M25.4 15.6C20.6 14.6 20.6 9.4 24.6 9.4C24 4.6 29.6 3.4 31 7.4C35.4 6.2 37.4 11 33.8 13C35.4 17 30 19 28.4 16.2C27.6 17 26.4 16.6 25.4 15.6Z',
      fill: 'tongue',
    },
    { d: 'M29.4 11.2V11.4', more: ' stroke="#FFD23F" stroke-width="4"' },
  ],
];

export const mouths: readonly (readonly Mark[])[] = [
  [{ d: 'M13.6 32.8C17.4 35 23.6 34.8 27.4 31.6' }],
  [{ d: 'M13.4 32.4C17.4 34 23.4 33.8 27.2 31.8C27.4 36.2 14.4 37.2 13.4 32.4Z', fill: 'tongue' }],
  [
    { d: 'M12 33.6C18 36.4 26 35.2 30.6 28.6L34 29C32.6 37 22 40.8 12 36.6Z', fill: 'banana' },
    { d: 'M31 28.4L32.2 25.8', more: ' stroke-width="2.4"' },
  ],
  [
    {
      d: 'M20.6 32.2C22.2 32.2 23 33.2 23 34.2C23 35.4 22 36.2 20.6 36.2C19.2 36.2 18.2 35.4 18.2 34.2C18.2 33.2 19 32.2 20.6 32.2Z',
      fill: 'fur-dark',
    },
  ],
];
