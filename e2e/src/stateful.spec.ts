// Whatever kind of page it is, a component with state that stands in an island works there: a copy of the project gets one on a
// page of each kind, is built and browsed. In a long run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { open } from '#pages/site.ts';
import { copyProject } from '../../scripts/copy-project.ts';
import type { Stack } from '../../scripts/stack/stack.ts';
import { startCopy } from './copied-site.ts';
import { isDeep } from './deep.ts';
import { PageWatch } from './watch.ts';
import { expect, test } from '@playwright/test';

/** A page of each kind: its file, where it is, and when its new island comes. */
const kinds = [
  { kind: 'a document that only reads', route: 'privacy', path: '/privacy', when: 'visible' },
  { kind: 'a document with figures that change', route: 'home', path: '/', when: 'press' },
  { kind: 'a page of a plain module', route: 'gallery', path: '/gallery', when: 'idle' },
  { kind: 'a page of islands', route: 'staking', path: '/staking', when: 'load' },
  { kind: 'the admin page', route: 'admin', path: '/admin', when: 'load' },
] as const;

/** Counts presses from `from` on, and says whether it has heard of the sale. */
const COUNTER = `/** Counts presses. */
import { useState } from 'react';
import { useLive } from '#shell/live/live.ts';

export function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  const { presale } = useLive();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times, {presale === null ? 'nothing heard' : 'the sale heard'}
    </button>
  );
}
`;

/** The page of a route with the island in front. */
const withCounter = (page: string, when: string) => `
import { Island as CounterIsland } from '#shell/island/island.tsx';
import { Counter } from '#features/counter/counter.island.tsx';
${page.replace('export function Page(', 'function PageWithout(')}
export function Page() {
  return (
    <>
      <CounterIsland when="${when}">
        <Counter from={7} />
      </CounterIsland>
      <PageWithout />
    </>
  );
}
`;

let folder: string;
let stack: Stack;

if (isDeep) {
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = copyProject('lilape-stateful-');
    const web = join(folder, 'packages/web');
    const counter = join(web, 'src/features/counter/counter.island.tsx');
    mkdirSync(dirname(counter));
    writeFileSync(counter, COUNTER);
    for (const { route, when } of kinds) {
      const file = join(web, 'src/routes', `${route}.tsx`);
      writeFileSync(file, withCounter(readFileSync(file, 'utf8'), when));
    }
    stack = await startCopy(folder);
  });

  test.afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const { kind, path, when } of kinds)
    test(`I press a new part of ${kind}, and it counts`, async ({ page, context }) => {
      const watch = new PageWatch(context, [stack.url]);
      await open(page, stack.url + path);
      const counter = page.getByRole('button', { name: /^Pressed \d+ times/ });
      await expect(counter).toContainText('Pressed 7 times');
      await counter.click();
      await expect(counter).toContainText('Pressed 8 times, the sale heard');
      await counter.click();
      await expect(counter, when).toContainText('Pressed 9 times');
      expect(watch.faults).toEqual([]);
    });

  test('A part that comes to life after the figures have come begins as it was written, then says what came', async ({
    page,
    context,
  }) => {
    const watch = new PageWatch(context, [stack.url]);
    await open(page, stack.url);
    const counter = page.getByRole('button', { name: /^Pressed \d+ times/ });
    await expect(page.locator('[data-fill="raised"]').first()).toHaveText('$0');
    await expect(counter).toHaveText('Pressed 7 times, nothing heard');
    await counter.click();
    await expect(counter).toHaveText('Pressed 8 times, the sale heard');
    expect(watch.faults).toEqual([]);
  });
}
