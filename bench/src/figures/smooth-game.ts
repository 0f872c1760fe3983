// Whether the banana hunt runs without a hitch on a simulated phone while somebody plays, and what it loads until then.
import type { Browser, Page } from 'playwright-core';

import { weightOf } from '../../../packages/web/build/weight.ts';
import { withBrowser } from '../browser.ts';
import { type Bench, percentile } from '../figure.ts';
import { frameGaps, frameScripts, since, type TraceEvent, traceOf } from '../frames.ts';
import { followScripts, kilobytes } from '../scripts.ts';
import { withStack } from '../temp-stack.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const hitchMs = 33;
const settledMs = 2_000;
const playedMs = 15_000;
/** Something is pressed or let go so often. */
const beatMs = 250;
/** A page of words alone: whatever it loads every page does. */
const plainPage = '/privacy';

const keys = ['KeyD', 'KeyS', 'KeyA', 'KeyW', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Space'];

/** Presses keys as if somebody played: always some that walk and some that throw, never the same for long. */
async function play(page: Page): Promise<void> {
  const endsMs = performance.now() + playedMs;
  for (let beat = 0; performance.now() < endsMs; beat += 1) {
    const pressed = keys[(beat * 7) % keys.length] ?? 'Space';
    await page.keyboard.down(pressed);
    await page.waitForTimeout(beatMs);
    const freed = keys[((beat - 2) * 7 + keys.length * 2) % keys.length] ?? 'Space';
    await page.keyboard.up(freed);
  }
}

const stateOf = (page: Page) => page.locator('[data-game]').getAttribute('data-state');

/** Presses Start on a page that is ready for it. */
async function start(page: Page): Promise<void> {
  await page.locator('html[data-page="ready"]').waitFor();
  await page.waitForTimeout(settledMs);
  await page.locator('[data-game-do="start"]:visible').click();
  await page.locator('[data-game][data-state="playing"]').waitFor();
}

/** What happened on the phone while somebody played. @throws Error where the game did not last */
async function playedOn(browser: Browser, url: string): Promise<readonly TraceEvent[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(`${url}/game`);
    await start(page);
    const events = await traceOf(browser, page, () => play(page));
    const state = await stateOf(page);
    if (!['playing', 'lost', 'won'].includes(state ?? '')) throw new Error(`The game is ${state}.`);
    return events;
  } finally {
    await context.close();
  }
}

/** The scripts that the game's page has loaded once it is played, without those of a page of words. */
async function scriptsOf(browser: Browser, url: string): Promise<ReadonlyMap<string, Buffer>> {
  const page = await browser.newPage();
  const plain = followScripts(page);
  await page.goto(url + plainPage);
  await page.locator('html[data-page="ready"]').waitFor();
  await plain.settle();
  const known = new Set(plain.bodies.keys());
  const played = await browser.newPage();
  const scripts = followScripts(played);
  await played.goto(`${url}/game`);
  await start(played);
  await scripts.settle();
  await Promise.all([page.close(), played.close()]);
  return new Map([...scripts.bodies].filter(([address]) => !known.has(address)));
}

/** The heaviest three, by their names. */
const heaviestOf = (scripts: ReadonlyMap<string, Buffer>): string =>
  [...scripts]
    .map(([address, body]) => ({ name: address.split('/').pop(), weight: weightOf(body) / 1000 }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ name, weight }) => `${name} ${weight.toFixed(1)}`)
    .join(', ');

export const smoothGameBench: Bench = {
  name: 'smooth-game',
  run: (print) =>
    withStack(({ url }) =>
      withBrowser(async (browser) => {
        const scripts = await scriptsOf(browser, url);
        print({
          name: 'JavaScript of /game until it is played, on top of the shell',
          value: kilobytes(scripts),
          unit: 'kB gzip',
          aim: { atMost: 25 },
          note: `${scripts.size} files that ${plainPage} does not load, the heaviest ${heaviestOf(scripts)}`,
        });
        const events = since('keydown', playedMs, await playedOn(browser, url));
        const times = frameScripts(events);
        const gaps = frameGaps(events);
        if (times.length < 300) throw new Error(`Only ${times.length} frames were painted: nobody played.`);
        print({
          name: 'Script of a frame of the hunt, simulated phone, p95',
          value: percentile(times, 0.95),
          unit: 'ms',
          aim: { atMost: 8 },
          note: `${times.length} frames in ${playedMs / 1_000} s of play, half of them at most ${percentile(times, 0.5).toFixed(1)} ms`,
        });
        print({
          name: `Frames over ${hitchMs} ms in the hunt, simulated phone`,
          value: gaps.filter((gap) => gap > hitchMs).length,
          unit: 'frames',
          aim: { atMost: 0 },
          note: `${gaps.length} frames, the longest ${Math.max(...gaps).toFixed(0)} ms`,
        });
      }),
    ),
};
