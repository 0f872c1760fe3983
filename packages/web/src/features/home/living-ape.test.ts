// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apeAlive } from '@lilape/art/ape/ape-alive';
import { palette } from '@lilape/art/svg/palette';
import { expect, test } from 'vitest';

const sheet = readFileSync(resolve(import.meta.dirname, 'living-ape.module.css'), 'utf8');

test('behavior: every colour of the drawing that changes at night has its rule', () => {
  const alive = apeAlive();
  const changing = Object.entries(palette).flatMap(([colour, { light, dark }]) =>
    light === dark
      ? []
      : [`art-${colour}`, `art-${colour}-line`]
          .filter((name) => alive.includes(`class="${name}"`))
          .map((name) => ({ name, value: `light-dark(${light}, ${dark})`.toLowerCase() })),
  );
  expect(changing.map(({ name }) => name)).toEqual([
    'art-rim-line',
    'art-disc',
    'art-disc-dots-line',
    'art-leaf-light',
    'art-leaf-dark',
  ]);
  for (const { name, value } of changing)
    expect(sheet).toMatch(
      new RegExp(`\\[class='${name}'\\] \\{\\s+\\w+: ${value.replaceAll(/[()]/g, '\\$&')};`),
    );
});
