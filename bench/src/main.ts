// `npm run bench`: one JSON line a figure. `npm run bench -- name …` runs only the matching benches.
import { printFigure } from './figure.ts';
import { backfillBench } from './figures/backfill.ts';
import { holdersBench } from './figures/holders.ts';
import { gasBench } from './figures/gas.ts';
import { lighthouseBench } from './figures/lighthouse.ts';
import { memoryBench } from './figures/memory.ts';
import { pageWeightBench } from './figures/page-weight.ts';
import { statsBench } from './figures/stats.ts';
import { visibleBench } from './figures/visible.ts';
import { warmStartBench } from './figures/warm-start.ts';

const benches = [
  warmStartBench,
  backfillBench,
  holdersBench,
  visibleBench,
  statsBench,
  memoryBench,
  pageWeightBench,
  lighthouseBench,
  gasBench,
];

const wanted = process.argv.slice(2);
const chosen = benches.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No such bench. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const bench of chosen) {
  try {
    await bench.run(printFigure);
  } catch (error) {
    console.error(`${bench.name}:`, error);
    process.exitCode = 1;
  }
}
process.exit();
