/** Quick devices get all the pixels of their screens, slow ones no more than they fill in time. */
import { MessageChannel } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { busyWith, findRatio, isInTime } from './pace.ts';

test('behavior: a device that is quick once it is warm gets every pixel', () => {
  expect(isInTime([60, 40, 12, 4, 3, 5, 4, 3, 9])).toBe(true);
});

test('behavior: one that is too slow gets fewer, also where some pictures came in time', () => {
  expect(isInTime([60, 25, 22, 9, 8, 21, 22, 24, 20])).toBe(false);
});

test('error: a picture that cannot be painted ends the game before it begins, and the next one asks again', async () => {
  vi.stubGlobal('MessageChannel', MessageChannel);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
  let painted = 0;
  const paint = () => {
    if (painted++ === 0) throw new TypeError('This browser does not paint.');
  };
  await expect(findRatio(paint)).rejects.toThrow('does not paint');
  expect(await findRatio(paint)).toBe(Infinity);
  expect(painted).toBe(10);
  // What was found out holds for all games after it.
  expect(await findRatio(paint)).toBe(Infinity);
  expect(painted).toBe(10);
  vi.unstubAllGlobals();
});

test('behavior: a picture is painted in a frame, and is done when the page is free again', async () => {
  const happened: string[] = [];
  vi.stubGlobal('MessageChannel', MessageChannel);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) =>
    setTimeout(() => {
      happened.push('frame');
      frame();
      happened.push('shown');
    }),
  );
  const ms = await busyWith(() => void happened.push('painted'));
  vi.unstubAllGlobals();
  expect(happened).toEqual(['frame', 'painted', 'shown']);
  expect(ms).toBeGreaterThanOrEqual(0);
});
