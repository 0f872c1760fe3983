// Whether home's ape moves without a hitch on a simulated phone: the frames of a trace.
import type { Browser } from 'playwright-core';

import { withBrowser } from '../browser.ts';
import type { Bench } from '../figure.ts';
import { frameGaps, traceOf } from '../frames.ts';
import { withStack } from '../temp-stack.ts';

const cpuSlowdown = 4;
const watchedMs = 15_000;
const settledMs = 3_000;
const hitchMs = 50;

async function watch(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url);
  await page.locator('html[data-page="ready"][data-sale="open"]').waitFor();
  await page.waitForTimeout(settledMs);
  const events = await traceOf(browser, page, () => page.waitForTimeout(watchedMs));
  await page.close();
  return frameGaps(events);
}

export const smoothHomeBench: Bench = {
  name: 'smooth-home',
  run: (print) =>
    withStack(({ url }) =>
      withBrowser(async (browser) => {
        const gaps = await watch(browser, url);
        if (gaps.length === 0) throw new Error('The trace has no frames: nothing moved.');
        print({
          name: `Frames over ${hitchMs} ms in ${watchedMs / 1_000} s of home, simulated phone`,
          value: gaps.filter((gap) => gap > hitchMs).length,
          unit: 'frames',
          aim: { atMost: 0 },
          note: `${gaps.length} frames, the longest ${Math.max(...gaps).toFixed(0)} ms`,
        });
      }),
    ),
};
