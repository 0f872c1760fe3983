// One load of the page at a time, and nothing of it after the end.
import { randomBytes } from 'node:crypto';
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
  await page.loaded;
  expect(loads).toBe(1);
  expect(page.current()?.find('/')?.body.toString()).toBe('hello');
});

test('behavior: a page that appears later is found', async () => {
  const page = watchPage(folder, () => ({}), silent);
  await writeFile(path.join(folder, 'index.html'), 'hello');
  await page.loaded;
  expect(page.current()?.find('/')?.body.toString()).toBe('hello');
});

test('behavior: stopped while there is none, it looks for it no more', async () => {
  const page = watchPage(folder, () => ({}), silent);
  await page.stop();
  await writeFile(path.join(folder, 'index.html'), 'hello');
  expect(page.current()).toBeNull();
});

test('behavior: what gets no smaller is sent as it is', async () => {
  await writeFile(path.join(folder, 'index.html'), 'hello');
  await writeFile(path.join(folder, 'noise.txt'), randomBytes(5_000));
  const page = watchPage(folder, () => ({}), silent);
  await page.loaded;
  const noise = page.current()?.find('/noise.txt');
  expect([noise?.forms?.get('br'), noise?.forms?.get('gzip')]).toEqual([undefined, undefined]);
});

test('behavior: what the build compressed is served as it is', async () => {
  const script = 'Math.random();'.repeat(500);
  await writeFile(path.join(folder, 'index.html'), 'hello');
  await writeFile(path.join(folder, 'app.js'), script);
  await writeFile(path.join(folder, 'app.js.br'), 'tiny');
  const page = watchPage(folder, () => ({}), silent);
  await page.loaded;
  expect(page.current()?.find('/app.js')?.forms?.get('br')?.body.toString()).toBe('tiny');
  expect(page.current()?.find('/app.js.br')).toBeUndefined();
});
