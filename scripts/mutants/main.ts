// Breaks the product's own code by operator, one change at a time and in copies; its tests must notice each.
//   npm run mutants -- domain                  an area of `areas.ts`, or several; without one, all: hours
//   npm run mutants -- domain quote.ts:31      only mutants whose name holds the word
//   npm run mutants -- ledger --share 0.2 --seed 7      one in five, chosen by the seed
//   npm run mutants -- ledger --results ledger.jsonl    goes on where a run that was ended has stopped
//   npm run mutants -- ledger --lanes 3        so many copies side by side
// They come in the order in which the seed picks them, so that a run that was ended is a sample of the whole.
// What nobody can notice is listed with its reason in `equivalents.json`.
import { parseArgs } from 'node:util';

import { areas } from './areas.ts';
import { judge } from './judge.ts';
import { openLane } from './lane.ts';
import { mutantsOf } from './mutants.ts';
import { openResults, summary } from './results.ts';
import { survey } from './survey.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    results: { type: 'string' },
  },
});
const chosen = positionals.filter((word) => word in areas);
const words = positionals.filter((word) => !(word in areas));
const sample = { words, share: Number(values.share), seed: values.seed };

const results = openResults(values.results);
const lanes = Array.from({ length: Number(values.lanes) }, openLane);
const clear = () => {
  for (const lane of lanes) lane.close();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    clear();
    process.exit(1);
  });

async function runArea(area: string): Promise<void> {
  const all = mutantsOf(area, { ...sample, share: 1 });
  const mutants = mutantsOf(area, sample);
  // A file of results may know others, such as those of a source that has changed since.
  const known = () => results.all().filter(({ name }) => mutants.some((mutant) => mutant.name === name));
  const queue = mutants.filter(({ name }) => !results.has(name)).toReversed();
  if (queue.length > 0) {
    const surveyed = await survey(lanes, area, [...new Set(queue.map(({ file }) => file))]);
    await Promise.all(
      lanes.map(async (lane) => {
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          const result = await judge(lane, next, surveyed);
          if (result === null) queue.unshift(next);
          else results.add(result);
        }
      }),
    );
  }
  console.log(`${area}: ${summary(known(), all.length)}`);
  if (known().some(({ verdict }) => verdict === 'survived')) process.exitCode = 1;
}

try {
  for (const area of chosen.length === 0 ? Object.keys(areas) : chosen) await runArea(area);
} finally {
  clear();
}
