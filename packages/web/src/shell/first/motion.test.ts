import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMotionWelcome, motionKey, toggleMotion } from './motion.ts';

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['motion'];
});

test('behavior: motion is paused, remembered, and let go on', () => {
  expect(isMotionWelcome()).toBe(true);
  toggleMotion();
  expect(isMotionWelcome()).toBe(false);
  expect(localStorage.getItem(motionKey)).toBe('still');
  toggleMotion();
  expect(isMotionWelcome()).toBe(true);
  expect(localStorage.getItem(motionKey)).toBe('moving');
});

test('behavior: who asks the system for less motion gets none, whatever the page remembers', () => {
  isReduced = true;
  expect(isMotionWelcome()).toBe(false);
});
