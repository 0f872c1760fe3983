// `npm run bench`: one JSON line a figure. `npm run bench -- name …` runs only the matching benches, some for `--minutes n`.
import { parseArgs } from 'node:util';

import { type Bench, printFigure } from './figure.ts';
import { artBench } from './figures/art.ts';
import { backfillBench } from './figures/backfill.ts';
import { drawsBench } from './figures/draws.ts';
import { firstPressBench } from './figures/first-press.ts';
import { holdersBench } from './figures/holders.ts';
import { foldBench } from './figures/fold.ts';
import { gameBench } from './figures/game.ts';
import { gasBench } from './figures/gas.ts';
import { launchpadBench } from './figures/launchpad.ts';
import { lighthouseBench } from './figures/lighthouse.ts';
import { memoryBench } from './figures/memory.ts';
import { pageWeightBench } from './figures/page-weight.ts';
import { smoothGameBench } from './figures/smooth-game.ts';
import { smoothHomeBench } from './figures/smooth-home.ts';
import { smoothWallBench } from './figures/smooth-wall.ts';
import { soakBench } from './figures/soak.ts';
import { statsBench } from './figures/stats.ts';
import { studioBench } from './figures/studio.ts';
import { verifyBench } from './figures/verify.ts';
import { visibleBench } from './figures/visible.ts';
import { warmStartBench } from './figures/warm-start.ts';

const MAX_MINUTES = 24 * 60;

const benches: readonly Bench[] = [
  warmStartBench,
  backfillBench,
  foldBench,
  holdersBench,
  verifyBench,
  visibleBench,
  statsBench,
  memoryBench,
  pageWeightBench,
  lighthouseBench,
  firstPressBench,
  smoothHomeBench,
  smoothWallBench,
  smoothGameBench,
  gasBench,
  gameBench,
  artBench,
  studioBench,
  drawsBench,
  launchpadBench,
  soakBench,
];

const { values, positionals: words } = parseArgs({
  options: { minutes: { type: 'string' } },
  allowPositionals: true,
});
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
if (minutes !== undefined && !(minutes > 0 && minutes <= MAX_MINUTES)) {
  console.error(`--minutes must be above 0 and at most ${MAX_MINUTES}.`);
  process.exit(1);
}
/** A word is a bench's whole name, or else a part of some. */
const isNamed = (name: string, word: string) =>
  benches.some((bench) => bench.name === word) ? name === word : name.includes(word);
const chosen = benches.filter(({ name, isByName }) =>
  words.length === 0 ? isByName !== true : words.some((word) => isNamed(name, word)),
);
if (chosen.length === 0) {
  console.error(`No such bench. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const bench of chosen) {
  try {
    await bench.run(printFigure, minutes === undefined ? {} : { minutes });
  } catch (error) {
    console.error(`${bench.name}:`, error);
    process.exitCode = 1;
  }
}
process.exit();
