// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

/** Raw value of a custom property. */
function valueOf(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${name}.`);
  return value;
}

/** Hex colour of a token in a theme, through `var()` and `light-dark()`. */
function colourOf(text: string, theme: 'light' | 'dark'): string {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(text);
  if (pair !== null) return colourOf(pair[theme === 'light' ? 1 : 2] ?? '', theme);
  const name = /^var\(--([\w-]+)\)$/.exec(text)?.[1];
  return name === undefined ? text : colourOf(valueOf(name), theme);
}

/** Relative luminance. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(hex: string): number {
  const short = hex.length === 4;
  const channels = [0, 1, 2].map((index) => {
    const digits = short ? hex.charAt(index + 1).repeat(2) : hex.slice(1 + 2 * index, 3 + 2 * index);
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two tokens, 1 to 21. */
function contrastOf(text: string, background: string, theme: 'light' | 'dark'): number {
  const [a, b] = [text, background].map((name) => luminanceOf(colourOf(`var(--${name})`, theme)));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const texts = ['text', 'text-soft', 'text-leaf', 'text-lagoon', 'text-clay', 'text-plum'];

/** Every pair of text and background that a component may use. */
const textPairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  // Section backgrounds carry halftone dots, so text may lie on a dot.
  ...['text', 'text-soft'].map((text) => [text, 'dots'] as const),
  ...['banana', 'banana-deep'].map((fill) => ['on-banana', fill] as const),
  ['on-sunny', 'sunny'] as const,
  ...['leaf', 'lagoon', 'clay', 'plum'].map((fill) => ['on-fill', fill] as const),
];

/** Outlines and focus rings against what they lie on, 3:1. */
const linePairs = [
  ...surfaces.map((surface) => ['line', surface] as const),
  ...surfaces.map((surface) => ['focus', surface] as const),
];

for (const theme of ['light', 'dark'] as const) {
  test.each(textPairs)(`behavior: %s is readable on %s, ${theme}`, (text, background) => {
    expect(contrastOf(text, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)(`behavior: %s is visible on %s, ${theme}`, (line, background) => {
    expect(contrastOf(line, background, theme)).toBeGreaterThanOrEqual(3);
  });
}

test('behavior: the formula gives the known ratios', () => {
  expect(luminanceOf('#fff')).toBe(1);
  expect(luminanceOf('#000000')).toBe(0);
  expect(luminanceOf('#777777')).toBeCloseTo(0.1845, 3);
});
