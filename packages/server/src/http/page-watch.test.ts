// One load of the page at a time, and nothing of it after the end.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#log.ts';
import { loadPage } from './page-files.ts';
import { watchPage } from './page-watch.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lilape-watch-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const silent = createLog('error', () => undefined);

test('behavior: a load that takes long is waited for, not started again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await writeFile(path.join(folder, 'index.html'), 'hello');
  let loads = 0;
  const slow = Promise.withResolvers<void>();
  const page = watchPage(
    folder,
    () => ({}),
    silent,
    async (...args) => {
      loads += 1;
      await slow.promise;
      return loadPage(...args);
    },
  );
  await vi.advanceTimersByTimeAsync(5_000);
  slow.resolve();
  await page.compressed;
  expect(loads).toBe(1);
  expect(page.current()?.find('/')?.body.toString()).toBe('hello');
});

test('behavior: a page that appears later is found', async () => {
  const page = watchPage(folder, () => ({}), silent);
  await writeFile(path.join(folder, 'index.html'), 'hello');
  await page.compressed;
  expect(page.current()?.find('/')?.body.toString()).toBe('hello');
});

test('behavior: stopped, it compresses no further file', async () => {
  await writeFile(path.join(folder, 'index.html'), 'hello');
  for (let n = 0; n < 50; n++)
    await writeFile(path.join(folder, `script-${n}.js`), `${n} ${'Math.random();'.repeat(5_000)}`);
  const page = watchPage(folder, () => ({}), silent);
  while (page.current() === null) await new Promise((resolve) => setImmediate(resolve));
  await page.stop();
  expect(page.current()?.find('/script-49.js')?.forms?.get('gzip')).toBeUndefined();
});

test('behavior: what the build compressed is served as it is', async () => {
  const script = 'Math.random();'.repeat(500);
  await writeFile(path.join(folder, 'index.html'), 'hello');
  await writeFile(path.join(folder, 'app.js'), script);
  await writeFile(path.join(folder, 'app.js.br'), 'tiny');
  const page = watchPage(folder, () => ({}), silent);
  await page.compressed;
  expect(page.current()?.find('/app.js')?.forms?.get('br')?.body.toString()).toBe('tiny');
  expect(page.current()?.find('/app.js.br')).toBeUndefined();
});
