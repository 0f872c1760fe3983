// What ids decide: every choice is somebody's, and none is everybody's.

import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';
import { rarityOf } from '@lilape/domain/apes/rarity';
import { expect, test } from 'vitest';
import { distance, lightness } from '../colour/colours.ts';
import { muzzleNames, poses, shoulderNames } from '../names.ts';
import { behindOf, partsOf } from './paint-ape.ts';
import { type Plan, planOf } from './plan.ts';

const plans = Array.from({ length: LAST_ID - FIRST_ID + 1 }, (_, index) => planOf(FIRST_ID + index));
const counts = (values: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
};

test('behavior: every pattern, mouth, tuft and brow is somebody’s, and at most every third ape’s', () => {
  for (const chosen of [
    counts(plans.map(({ pattern }) => pattern.name)),
    counts(plans.map(({ mouth }) => mouth)),
    counts(plans.map(({ tuft }) => tuft)),
    counts(plans.map(({ ears }) => ears)),
  ]) {
    expect(Object.keys(chosen).length).toBeGreaterThanOrEqual(5);
    for (const count of Object.values(chosen)) {
      expect(count).toBeGreaterThan(250);
      expect(count).toBeLessThan(3600);
    }
  }
});

test('behavior: no background is that of many: land, sun, sky and weather differ', () => {
  const scenes = counts(
    plans.map(({ traits, scene: { land, orb, far, near } }) =>
      [traits.backgrounds, land, orb?.name, far, near].join(),
    ),
  );
  expect(Object.keys(scenes).length).toBeGreaterThan(300);
  expect(Math.max(...Object.values(scenes))).toBeLessThan(300);
});

test('behavior: every pose, muzzle and way to hold the shoulders is every sixth ape’s at least', () => {
  for (const [chosen, names] of [
    [counts(plans.map(({ pose }) => pose)), poses],
    [counts(plans.map(({ muzzle }) => muzzle)), muzzleNames],
    [counts(plans.map(({ shoulders }) => shoulders)), shoulderNames],
  ] as const)
    expect(names.map((name) => (chosen[name] ?? 0) > 10_000 / 6)).toEqual(names.map(() => true));
});

test('behavior: apes with the same traits are no uniform', () => {
  const worn = new Map<string, Set<string>>();
  for (const { traits, pose, ears, muzzle, colouring, scene } of plans) {
    const costume = Object.values(traits).join();
    const looks = worn.get(costume) ?? worn.set(costume, new Set()).get(costume);
    looks?.add([pose, ears, muzzle, scene.land, scene.far, scene.near, colouring.ground].join());
  }
  expect(worn.size).toBe(35);
  // Of about 286 that share their traits.
  for (const looks of worn.values()) expect(looks.size).toBeGreaterThan(250);
});

test('behavior: a legendary ape is seen to be one, and no other', () => {
  const foiled = plans.flatMap((plan, index) =>
    behindOf(plan).some(({ name }) => name === 'foil/dots') ? [FIRST_ID + index] : [],
  );
  expect(foiled).toHaveLength(286);
  expect(foiled.every((id) => rarityOf(id).band === 'legendary')).toBe(true);
});

const rimsOf = (plan: Plan): number => partsOf(plan).filter(({ name }) => name.includes('brow-rim/')).length;

test('behavior: a brow that lies over a hat has the hat’s light line around it, and only there', () => {
  for (const plan of plans)
    expect(rimsOf(plan)).toBe(plan.traits.hats === 0 || plan.brow.kind === 'worried' ? 0 : 1);
});

test('behavior: half of the apes look to each side', () => {
  const mirrored = plans.filter(({ isMirrored }) => isMirrored).length;
  expect(Math.abs(mirrored - 5000)).toBeLessThan(150);
});

test('behavior: a coat stands out from the ground behind it', () => {
  const lost = plans.filter(
    ({ colouring: { fur, ground } }) =>
      distance(fur, ground) < 90 || Math.abs(lightness(fur) - lightness(ground)) < 8,
  );
  expect(lost.length).toBeLessThan(100);
});
