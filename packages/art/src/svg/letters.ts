// The letters of the name, made by hand as outlines: no font is needed to paint it.

/** Letters 100 units high: outline (filled even-odd), width, and how it hops: turn in degrees and lift. */
const letters = {
  L: { d: 'M0 2L35 0L34 69L66 66V100H0Z', width: 66 },
  I: { d: 'M0 0H35L37 100H1Z', width: 37 },
  A: { d: 'M29 0H66L97 100H61L57 84H37L33 100H-2ZM47 33L41 58H53Z', width: 95 },
  P: {
    d: 'M0 0H44C68 0 82 13 82 35C82 58 67 71 44 71H35V100H0ZM34 27V46H42C48 46 51 42 51 36C51 30 48 27 42 27Z',
    width: 82,
  },
  E: { d: 'M0 0H66L65 29L35 28V37H60V63H35V71L68 70V100H0Z', width: 68 },
} as const;

const name = [
  { letter: 'L', turn: -4, lift: 0 },
  { letter: 'I', turn: 3, lift: -5 },
  { letter: 'L', turn: -2, lift: 3 },
  { letter: 'A', turn: 4, lift: -4 },
  { letter: 'P', turn: -3, lift: 2 },
  { letter: 'E', turn: 3, lift: -2 },
] as const;

const gap = 13;

/** Width of {@link nameLetters} in units. */
export const nameWidth = name.reduce((sum, { letter }) => sum + letters[letter].width + gap, -gap);

/** LILAPE, 100 units high and {@link nameWidth} wide from the origin, as paths in inherited paint. */
export const nameLetters = (): string => {
  let x = 0;
  return name
    .map(({ letter, turn, lift }) => {
      const { d, width } = letters[letter];
      const at = `translate(${x} ${lift}) rotate(${turn} ${Math.round(width / 2)} 50)`;
      x += width + gap;
      return `<path fill-rule="evenodd" transform="${at}" d="${d}"/>`;
    })
    .join('');
};
