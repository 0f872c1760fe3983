// The colours of every drawing, by name, for day and night.
//
// Presentation attributes cannot hold var(), and a strict policy allows no <style>, so every painted
// element carries both: the colour of the drawing's theme as `fill` or `stroke`, and a class by which a
// style sheet may repaint it. A fill of colour `disc` has the class `art-disc`, a stroke `art-disc-line`:
//   :root[data-theme='dark'] .art-disc { fill: #f4ebd0 }
//   :root[data-theme='dark'] .art-line-line { stroke: #f4ebd0 }

export type Theme = 'light' | 'dark';

/** One colour per theme. Inside the ape both are the same: it is the jungle around it that goes to sleep. */
export const palette = {
  ink: { light: '#1B1710', dark: '#1B1710' },
  /** Strokes that stand free on the page, where ink would drown at night. */
  line: { light: '#1B1710', dark: '#F4EBD0' },
  /** Words and rules beside a drawing, softer than its lines. */
  note: { light: '#5C503A', dark: '#B7BDA8' },
  rule: { light: '#D8C69D', dark: '#3B5147' },
  /** The die-cut edge around a figure, which lifts it off the page like a sticker. */
  rim: { light: '#FFFFFF', dark: '#F4EBD0' },
  fur: { light: '#C8552E', dark: '#C8552E' },
  'fur-dark': { light: '#8C3119', dark: '#8C3119' },
  'fur-light': { light: '#F0935F', dark: '#F0935F' },
  skin: { light: '#FFDDAE', dark: '#FFDDAE' },
  'skin-dark': { light: '#EFA572', dark: '#EFA572' },
  tongue: { light: '#E8705C', dark: '#E8705C' },
  white: { light: '#FFFDF6', dark: '#FFFDF6' },
  banana: { light: '#FFD23F', dark: '#FFD23F' },
  'banana-dark': { light: '#E8A21C', dark: '#E8A21C' },
  disc: { light: '#FFE29A', dark: '#F4EBD0' },
  'disc-dots': { light: '#FFB45C', dark: '#CFC39A' },
  leaf: { light: '#28734A', dark: '#28734A' },
  'leaf-light': { light: '#5FAE62', dark: '#4A9A5C' },
  'leaf-dark': { light: '#1B5238', dark: '#1D5039' },
  lagoon: { light: '#17748A', dark: '#17748A' },
  clay: { light: '#BF4528', dark: '#BF4528' },
  plum: { light: '#5B3A6B', dark: '#5B3A6B' },
  bark: { light: '#74508A', dark: '#74508A' },
  straw: { light: '#E3A64F', dark: '#E3A64F' },
  'straw-dark': { light: '#B9762A', dark: '#B9762A' },
  /** What a sign stands out from, and the dots behind the first screen. */
  drop: { light: '#1B1710', dark: '#4A6659' },
  ground: { light: '#FFD23F', dark: '#1F3A2E' },
  balloon: { light: '#FFFCF3', dark: '#1B2A24' },
  paper: { light: '#FFF6E3', dark: '#F4EBD0' },
  /** The stripes between the ground and the moon, from below. */
  haze: { light: '#FFE7A8', dark: '#24463B' },
  sky: { light: '#BDE0D6', dark: '#1B3A3C' },
  'sky-high': { light: '#7DBAC8', dark: '#172F40' },
  dusk: { light: '#7A5590', dark: '#2E2442' },
  space: { light: '#3A2549', dark: '#191129' },
  star: { light: '#FFD23F', dark: '#F4EBD0' },
  cloud: { light: '#FFFDF6', dark: '#33534B' },
  'moon-face': { light: '#F4EBD0', dark: '#F4EBD0' },
  'moon-dots': { light: '#CFC39A', dark: '#CFC39A' },
  slope: { light: '#74508A', dark: '#5B3A6B' },
  'slope-dots': { light: '#5B3A6B', dark: '#3F274C' },
} as const satisfies Record<string, Record<Theme, string>>;

export type Colour = keyof typeof palette;
