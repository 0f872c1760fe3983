// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apeStage, faceBox } from '@lilape/art/ape/ape-alive';
import { palette } from '@lilape/art/svg/palette';
import { expect, test } from 'vitest';

const share = (units: number) => `${((units / 1024) * 100).toFixed(3)}%`;
const sheet = readFileSync(resolve(import.meta.dirname, 'living-ape.module.css'), 'utf8');

test('behavior: every colour of the drawing that changes at night has its rule', () => {
  const stage = apeStage();
  const changing = Object.entries(palette).flatMap(([colour, { light, dark }]) =>
    light === dark
      ? []
      : [`art-${colour}`, `art-${colour}-line`]
          .filter((name) => stage.includes(`class="${name}"`))
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
    expect(sheet).toMatch(new RegExp(`\\.${name}\\) \\{\\s+\\w+: ${value.replaceAll(/[()]/g, '\\$&')};`));
});

test('behavior: the parts of the face lie where they were painted', () => {
  expect(sheet).toContain(`inset-block-start: ${share(faceBox.y)}`);
  expect(sheet).toContain(`inset-inline-start: ${share(faceBox.x)}`);
  expect(sheet).toContain(`inline-size: ${share(faceBox.width)}`);
});
