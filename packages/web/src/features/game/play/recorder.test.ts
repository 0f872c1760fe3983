import { MAX_TICKS } from '@lilape/game/constants';
import { type Input, unpackInput } from '@lilape/game/input';
import { expect, test } from 'vitest';
import { makeRecorder } from './recorder.ts';

const inputAt = (tick: number): Input => ({
  dx: ((tick % 3) - 1) as Input['dx'],
  dy: ((tick % 5 > 2 ? 1 : 0) - (tick % 7 > 4 ? 1 : 0)) as Input['dy'],
  aim: (tick * 37) & 1023,
  isShooting: tick % 4 === 0,
});

test('behavior: a whole game is kept, tick by tick, and not a tick more', () => {
  const recorder = makeRecorder();
  for (let tick = 0; tick < MAX_TICKS + 10; tick++) recorder.add(inputAt(tick));
  const inputs = recorder.inputs();
  expect(inputs).toHaveLength(MAX_TICKS);
  for (const [tick, packed] of inputs.entries()) expect(unpackInput(packed)).toEqual(inputAt(tick));
});

test('behavior: what was handed out does not change afterwards', () => {
  const recorder = makeRecorder();
  recorder.add(inputAt(1));
  const before = recorder.inputs();
  recorder.add(inputAt(2));
  expect(before).toHaveLength(1);
  expect(recorder.inputs()).toHaveLength(2);
});
