// Lighthouse's four scores of the landing page on its simulated phone.
import lighthouse from 'lighthouse';

import { freePort } from '../../../scripts/stack/ports.ts';
import { withBrowser } from '../browser.ts';
import { type Bench, median } from '../figure.ts';
import { withStack } from '../temp-stack.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** With `BENCH_DETAILS` set, what cost points is written to the error output. */
async function measure(url: string): Promise<Scores> {
  const port = await freePort();
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
  const result = await withBrowser(() => lighthouse(url, flags), [`--remote-debugging-port=${port}`]);
  if (!result) throw new Error('Lighthouse gave no result.');
  const { lhr } = result;
  if (process.env['BENCH_DETAILS'])
    for (const { id, score, displayValue = '' } of Object.values(lhr.audits))
      if (score !== null && score < 0.9) console.error(`  ${id}: ${score} ${displayValue}`);
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  return Object.fromEntries(scores) as Scores;
}

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  run: (print) =>
    withStack(async ({ url }) => {
      const runs: Scores[] = [];
      for (let turn = 0; turn < 6; turn++) runs.push(await measure(url));
      // The first run meets a cold server and a cold browser.
      const counted = runs.slice(1);
      for (const name of categories)
        print({
          name: `Lighthouse mobile, ${name}`,
          value: median(counted.map((scores) => scores[name])),
          unit: 'points',
          aim: { atLeast: 100 },
          note: `median of ${counted.length}: ${counted.map((scores) => Math.round(scores[name])).join(', ')}`,
        });
    }),
};
