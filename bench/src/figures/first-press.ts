// How long the first press on Buy Now takes on a simulated phone, with no code of React there yet, and with it in the cache.
import type { Browser, BrowserContext } from 'playwright-core';

import { withBrowser } from '../browser.ts';
import { type Bench, median } from '../figure.ts';
import { withStack } from '../temp-stack.ts';

const RUNS = 5;

/** Lighthouse's phone: a CPU four times as slow, 1.6 Mbit/s with 150 ms of latency. @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const cpuSlowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Opens home and presses Buy Now, as a finger does; milliseconds until the dialog is on the screen. */
async function press(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url);
  await page.locator('html[data-page="ready"][data-sale="open"]').waitFor();
  await page.waitForTimeout(1_500);
  const took = await page.evaluate(async () => {
    const pressedAt = performance.now();
    document.querySelector<HTMLElement>('main [data-action="buy"]')?.click();
    while (document.querySelector('dialog[open]:not(:has(output))') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - pressedAt;
  });
  await page.close();
  return took;
}

async function cold(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await press(context, url);
  } finally {
    await context.close();
  }
}

export const firstPressBench: Bench = {
  name: 'first-press',
  run: (print) =>
    withStack(({ url }) =>
      withBrowser(async (browser) => {
        const first: number[] = [];
        for (let run = 0; run < RUNS; run += 1) first.push(await cold(browser, url));
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const again: number[] = [];
        for (let run = 0; run <= RUNS; run += 1) again.push(await press(context, url));
        const [, ...cached] = again;
        for (const [name, values, atMost] of [
          ['First press on Buy Now to its dialog, simulated phone', first, 1_200],
          ['The same with the code in the cache', cached, 300],
        ] as const)
          print({
            name,
            value: median(values),
            unit: 'ms',
            aim: { atMost },
            note: `median of ${values.length}: ${values.map((value) => value.toFixed(0)).join(', ')}`,
          });
      }),
    ),
};
