import { beforeEach, expect, test } from 'vitest';
import { choose, chosen, chooseNone, missChosen } from './chosen.ts';

beforeEach(() => chosen.set({ id: null, missed: null }));

test('behavior: the last press counts, and a mint ends the choice', () => {
  choose(7);
  choose(8);
  expect(chosen.get()).toEqual({ id: 8, missed: null });
  chooseNone();
  expect(chosen.get()).toEqual({ id: null, missed: null });
});

test('behavior: one that is gone is remembered until the next press', () => {
  missChosen();
  expect(chosen.get()).toEqual({ id: null, missed: null });
  choose(7);
  missChosen();
  expect(chosen.get()).toEqual({ id: null, missed: 7 });
  chooseNone();
  expect(chosen.get()).toEqual({ id: null, missed: 7 });
  choose(9);
  expect(chosen.get()).toEqual({ id: 9, missed: null });
});
