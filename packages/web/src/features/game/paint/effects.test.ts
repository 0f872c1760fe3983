/** Effects fly as they should. */
import { expect, test } from 'vitest';
import { moveEffect } from './effects.ts';

const at = { x: 0, y: 0 };
const thrown = { x: 100, y: 100, vx: 60, vy: -120, lifeMs: 1_000 } as const;

test('behavior: a peel rises and falls, a word rises and a banana ends at the points', () => {
  moveEffect({ ...thrown, way: 'toss' }, 0.1, at);
  expect(at).toEqual({ x: 106, y: 92.5 });
  moveEffect({ ...thrown, way: 'toss' }, 1, at);
  expect(at).toEqual({ x: 160, y: 430 });
  moveEffect({ ...thrown, way: 'word', vx: 0 }, 0.5, at);
  expect(at).toEqual({ x: 100, y: 40 });
  moveEffect({ ...thrown, way: 'fly' }, 1, at);
  expect(at).toEqual({ x: 300, y: -24 });
});
