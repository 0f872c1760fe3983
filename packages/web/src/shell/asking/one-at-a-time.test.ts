import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Reads that end when the test says so. */
function hung() {
  const reads: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const read = Promise.withResolvers<void>();
    reads.push(read);
    return read.promise;
  });
  return { reads, ask };
}

test('behavior: who asks while one runs is answered by one that began after', async () => {
  const { reads, ask } = hung();
  const first = ask();
  const second = ask();
  void ask();
  expect(reads).toHaveLength(1);
  reads[0]?.resolve();
  await reads[0]?.promise;
  await Promise.resolve();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve();
  await Promise.all([first, second]);
  expect(reads).toHaveLength(2);
});

test('behavior: asked again after its end, it reads again', async () => {
  const { reads, ask } = hung();
  const first = ask();
  reads[0]?.resolve();
  await first;
  void ask();
  expect(reads).toHaveLength(2);
});
