// Breaks the product's own code by operator, one change at a time and in a copy; its tests must notice each.
//   npm run mutants -- domain                  an area of `areas.ts`, or several; without one, all: hours
//   npm run mutants -- domain quote.ts:31      only mutants whose name holds the word
//   npm run mutants -- ledger --share 0.2 --seed 7      one in five, chosen by the seed
//   npm run mutants -- ledger --results ledger.jsonl    goes on where a run that was ended has stopped
// What nobody can notice is listed with its reason in `equivalents.json`.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { areas } from './areas.ts';
import { ask, endChild } from './child.ts';
import { copyProject } from './copy.ts';
import { type Mutant, isEquivalent, mutantsOf } from './mutants.ts';
import { mutated } from './operators.ts';
import { type Result, openResults, summary } from './results.ts';
import { type Survey, survey } from './survey.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    results: { type: 'string' },
  },
});
const chosen = positionals.filter((word) => word in areas);
const words = positionals.filter((word) => !(word in areas));
const sample = { words, share: Number(values.share), seed: values.seed };

const asked = new Set<string>();
const results = openResults(values.results);
const folder = copyProject();
const clear = () => {
  endChild();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    clear();
    process.exit(1);
  });

/** What became of one mutant. */
async function judge(mutant: Mutant, { tests, patienceMs }: Survey): Promise<Result> {
  if (isEquivalent(mutant)) return { name: mutant.name, verdict: 'equivalent', by: '' };
  const path = join(folder, mutant.file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(whole, mutant));
  try {
    const run = tests[mutant.file] ?? [];
    const by = run.length === 0 ? null : await noticedBy(mutant.area, run, patienceMs(run));
    if (by === null) return { name: mutant.name, verdict: 'survived', by: mutant.before };
    return { name: mutant.name, verdict: 'noticed', by };
  } finally {
    writeFileSync(path, whole);
  }
}

/** The first of some tests that fails over the copy as it is, or null. */
async function noticedBy(area: string, run: readonly string[], patienceMs: number): Promise<string | null> {
  const answer = await ask(folder, area, { run }, patienceMs);
  if (answer === null) return 'no end';
  return 'failed' in answer ? answer.failed : null;
}

try {
  for (const area of chosen.length === 0 ? Object.keys(areas) : chosen) {
    const wanted = mutantsOf(area, sample);
    for (const { name } of wanted) asked.add(name);
    const mutants = wanted.filter(({ name }) => !results.has(name));
    if (mutants.length === 0) continue;
    const surveyed = await survey(folder, area, [...new Set(mutants.map(({ file }) => file))]);
    for (const mutant of mutants) results.add(await judge(mutant, surveyed));
  }
} finally {
  clear();
}
// A file of results may know others, such as those of a source that has changed since.
const found = results.all().filter(({ name }) => asked.has(name));
console.log(summary(found));
process.exitCode = found.some(({ verdict }) => verdict === 'survived') ? 1 : 0;
