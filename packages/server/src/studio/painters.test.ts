import { afterEach, expect, test, vi } from 'vitest';
import { BUSY_PACE_MS, type Painters, createPainters } from '#studio/painters.ts';

/** Paints its id as one byte; ends at 13, fails at 14, and never comes to an end at 30 and above. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, form }) => {
      if (id === 13) process.exit(3);
      if (id === 14) throw new Error('no paint');
      if (id < 30) parentPort.postMessage(Uint8Array.of(id, ...(form === 'whole' ? [] : [form])));
    });
  `)}`,
);

let painters: Painters;
function open(threads = 2, mostWaiting = 3, idleMs = 60_000): (id: number) => Promise<Uint8Array> {
  painters = createPainters({ threads, mostWaiting, idleMs, program });
  return (id) => painters.paint(id);
}

afterEach(async () => {
  vi.useRealTimers();
  await painters.stop();
});

test('behavior: every order gets its own picture, also more at once than there are threads', async () => {
  const paint = open(2, 8);
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((id) => paint(id)));
  expect(pictures.map(([id]) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('behavior: a small picture lets whole ones go first, and takes no place of theirs', async () => {
  const paint = open(1, 1);
  const order: number[] = [];
  const note = (picture: Promise<Uint8Array>) => picture.then(([id = 0]) => order.push(id));
  const slow = note(paint(20));
  const small = painters.paint(1, 64);
  const done = [slow, note(small), note(paint(2))];
  await expect(painters.paint(3, 64)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await Promise.all(done);
  expect([order, [...(await small)]]).toEqual([
    [20, 2, 1],
    [1, 64],
  ]);
});

test('behavior: while the API is busy, one whole picture is begun after the other, and small ones go in between', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  painters = createPainters({ threads: 3, mostWaiting: 3, idleMs: 60_000, isBusy: () => true, program });
  const [first, second, small] = [painters.paint(1), painters.paint(2), painters.paint(3, 64)];
  expect(painters.load()).toEqual({ threads: 2, painting: 2, waiting: 1 });
  expect([await first, await small].map(([id]) => id)).toEqual([1, 3]);
  vi.advanceTimersByTime(BUSY_PACE_MS - 1);
  expect(painters.load()).toEqual({ threads: 2, painting: 0, waiting: 1 });
  vi.advanceTimersByTime(1);
  expect([...(await second)]).toEqual([2]);
});

test('behavior: threads that were sent home are there again for the next order', async () => {
  const paint = open(1, 3, 1);
  expect([...(await paint(1))]).toEqual([1]);
  await expect.poll(() => painters.load().threads).toBe(0);
  expect([...(await paint(2))]).toEqual([2]);
});

test.each([
  [13, 'A painter ended with 3.'],
  [14, 'no paint'],
])('error: a painter that breaks at %d fails that order and no other', async (id, words) => {
  const paint = open(1);
  const [broken, other] = await Promise.allSettled([paint(id), paint(7)]);
  expect((broken as PromiseRejectedResult).reason).toMatchObject({ message: words });
  expect([...(other as PromiseFulfilledResult<Uint8Array>).value]).toEqual([7]);
});

test('error: more than may wait are refused at once', async () => {
  const paint = open(1, 1);
  const slow = paint(20);
  const waiting = paint(21);
  await expect(paint(22)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect([[...(await slow)], [...(await waiting)]]).toEqual([[20], [21]]);
});

test('error: who still waits when all is stopped gets an error', async () => {
  const paint = open(1);
  const orders = Promise.allSettled([paint(30), paint(31)]);
  await painters.stop();
  for (const order of await orders)
    expect((order as PromiseRejectedResult).reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect(paint(1)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
