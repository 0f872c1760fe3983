// Whether the wall of all 10,000 apes scrolls without a hitch on a simulated phone, and what its first screen weighs.
import type { Browser, Page } from 'playwright-core';

import { withBrowser } from '../browser.ts';
import { withCrowdedWall } from '../crowded-wall.ts';
import type { Bench } from '../figure.ts';
import { frameGaps, since, type TraceEvent, traceOf } from '../frames.ts';

const apes = 10_000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const hitchMs = 50;
/** A long scroll (by the wheel, since simulated fingers move nothing without a screen): so many CSS pixels, and so many a second. */
const [scrolled, speed] = [20_000, 2_000];
const settledMs = 2_000;

type Seen = { readonly events: readonly TraceEvent[]; readonly pictures: readonly Picture[] };
type Picture = { readonly bytes: number; readonly decodeMs: number };

/** Opens the wall on the phone and scrolls it; the pictures are those of the first screen. */
async function scroll(browser: Browser, url: string, slowdown: number): Promise<Seen> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/gallery`);
  await page.locator('[data-wall][data-state="shown"]').waitFor();
  await page.waitForTimeout(settledMs);
  const pictures = await firstScreen(page);
  const events = await traceOf(browser, page, () =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: -scrolled,
      speed,
      preventFling: true,
      gestureSourceType: 'mouse',
    }),
  );
  await context.close();
  return { events, pictures };
}

/** What each picture in sight took on its way, and then to be decoded. */
function firstScreen(page: Page): Promise<Picture[]> {
  return page.evaluate(async () => {
    const pictures = [];
    for (const picture of document.querySelectorAll<HTMLImageElement>('[data-faces] img')) {
      if (picture.getBoundingClientRect().top >= innerHeight) continue;
      const [entry] = performance.getEntriesByName(picture.src) as PerformanceResourceTiming[];
      const file = await (await fetch(picture.src)).blob();
      const startedMs = performance.now();
      (await createImageBitmap(file)).close();
      pictures.push({ bytes: entry?.encodedBodySize ?? 0, decodeMs: performance.now() - startedMs });
    }
    return pictures;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const smoothWallBench: Bench = {
  name: 'smooth-wall',
  run: (print) =>
    withCrowdedWall(apes, (url) =>
      withBrowser(async (browser) => {
        // Once before, so that what is painted for the first visitor of all is not measured with it: it takes the same two cores.
        await scroll(browser, url, 1);
        const { events, pictures } = await scroll(browser, url, cpuSlowdown);
        const gaps = frameGaps(since('scroll', (scrolled / speed) * 1_000, events));
        if (gaps.length < 100) throw new Error('The trace has hardly any frames: nothing scrolled.');
        print({
          name: `Frames over ${hitchMs} ms while ${apes.toLocaleString('en')} apes scroll by, simulated phone`,
          value: gaps.filter((gap) => gap > hitchMs).length,
          unit: 'frames',
          aim: { atMost: 0 },
          note: `${gaps.length} frames over ${scrolled.toLocaleString('en')} px, the longest ${Math.max(...gaps).toFixed(0)} ms`,
        });
        print({
          name: 'Pictures on the first screen of the wall, simulated phone',
          value: sum(pictures.map(({ bytes }) => bytes)) / 1_000,
          unit: 'kB',
          aim: { atMost: 250 },
          note: `${pictures.length} pictures, decoded in ${sum(pictures.map(({ decodeMs }) => decodeMs)).toFixed(0)} ms together`,
        });
      }),
    ),
};
