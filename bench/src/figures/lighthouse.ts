// Lighthouse's scores of the pages that people read first and of those that they act on, on its simulated phone.
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

import { freePort } from '../../../scripts/stack/ports.ts';
import { withBrowser } from '../browser.ts';
import { type Bench, type Figure, median } from '../figure.ts';
import { withStack } from '../temp-stack.ts';

const pages = [
  '/',
  '/how-to-buy',
  '/whitepaper',
  '/privacy',
  '/staking',
  '/launchpad',
  '/giveaway',
  '/mint-nft',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  { audit: 'largest-contentful-paint', name: 'largest contentful paint', unit: 'ms', atMost: 1200 },
  { audit: 'total-blocking-time', name: 'total blocking time', unit: 'ms', atMost: 20 },
  { audit: 'cumulative-layout-shift', name: 'cumulative layout shift', unit: 'shift', atMost: 0.02 },
] as const;

/** A phone half as fast as Lighthouse's: it must not keep its owner waiting either. */
const slowPhone = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: 8 };
const SLOW_BLOCKING_MS = 50;

/** How often a page is measured; the first run meets a cold server and a cold browser, and is not counted. */
const RUNS = 4;

type Run = ReadonlyMap<string, number>;

/** One run's scores and timings by name, or the code of the error that kept Lighthouse from measuring. */
async function measure(url: string, settings: object): Promise<Run | string> {
  const port = await freePort();
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories], ...settings };
  const result = await withBrowser(() => lighthouse(url, flags), [`--remote-debugging-port=${port}`]);
  if (!result) throw new Error('Lighthouse gave no result.');
  const { lhr } = result;
  // Such a run has a score of 0 for a page that was never shown.
  if (lhr.runtimeError) return lhr.runtimeError.code;
  // With `BENCH_DETAILS` set, what costs points is written to the error output.
  if (process.env['BENCH_DETAILS'])
    for (const { id, score, displayValue = '' } of Object.values(lhr.audits))
      if (score !== null && score < 0.9) console.error(`  ${id}: ${score} ${displayValue}`);
  return new Map([
    ...categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100] as const),
    ...timings.map(({ audit }) => [audit, lhr.audits[audit]?.numericValue ?? Number.NaN] as const),
  ]);
}

async function measurePage(url: string, settings: object = {}): Promise<{ runs: Run[]; failures: string[] }> {
  const runs: Run[] = [];
  const failures: string[] = [];
  while (runs.length < RUNS && failures.length < RUNS) {
    const run = await measure(url, settings);
    if (typeof run === 'string') failures.push(run);
    else runs.push(run);
  }
  return { runs: runs.slice(1), failures };
}

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  run: (print) =>
    withStack(async ({ url }) => {
      for (const page of pages) {
        const { runs, failures } = await measurePage(new URL(page, url).href);
        const failed = failures.length > 0 ? `; not measured: ${failures.join(', ')}` : '';
        const show = (key: string, figure: Pick<Figure, 'name' | 'unit' | 'aim'>, digits = 0) => {
          const values = runs.map((run) => run.get(key) ?? Number.NaN);
          const listed = values.map((value) => value.toFixed(digits)).join(', ');
          print({ ...figure, value: median(values), note: `median of ${values.length}: ${listed}${failed}` });
        };
        for (const name of categories)
          show(name, { name: `Lighthouse mobile ${page}, ${name}`, unit: 'points', aim: { atLeast: 100 } });
        for (const { audit, name, unit, atMost } of timings)
          show(
            audit,
            { unit, name: `Lighthouse mobile ${page}, ${name}`, aim: { atMost } },
            unit === 'ms' ? 0 : 3,
          );
      }
      const { runs } = await measurePage(url, { throttling: slowPhone });
      const values = runs.map((run) => run.get('total-blocking-time') ?? Number.NaN);
      print({
        name: 'Lighthouse on a phone half as fast, /, total blocking time',
        value: median(values),
        unit: 'ms',
        aim: { atMost: SLOW_BLOCKING_MS },
        note: `median of ${values.length}: ${values.map((value) => value.toFixed(0)).join(', ')}; performance ${runs.map((run) => run.get('performance')).join(', ')}`,
      });
    }),
};
