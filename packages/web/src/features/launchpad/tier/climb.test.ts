// @vitest-environment node
import { placeOf } from '@lilape/art/volcano/scale';
import { TIERS } from '@lilape/domain/launchpad/tiers';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('climb.module.css', import.meta.url), 'utf8');

test.each(TIERS.map(({ id, required }) => [id, Number(required / 10n ** 18n)] as const))(
  'behavior: the mark of %s lies at its height in the picture',
  (id, tokens) => {
    const at = new RegExp(`\\.mark\\[data-mark='${id}'\\] \\{\\s*--at: ([\\d.]+);`).exec(sheet)?.[1];
    expect(Number(at)).toBeCloseTo(placeOf(tokens), 3);
  },
);

test('behavior: who holds nothing stands on the ground', () => {
  expect(/\.ape \{\s*--at: ([\d.]+);/.exec(sheet)?.[1]).toBe(String(placeOf(0)));
});
