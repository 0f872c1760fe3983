// Breaks the product's own code by operator, one change at a time and in memory only; its tests must notice each.
//   npm run mutants -- domain            an area of `areas.ts`, or several; without one, all: hours
//   npm run mutants -- domain quote.ts   only sources whose path holds the word
// What nobody can notice is listed with its reason in `equivalents.json`.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { areas, projectRoot, sourcesOf } from './areas.ts';
import type { Answer, Order } from './breaker.ts';
import { type Mutation, mutated, mutationsOf } from './operators.ts';

type Mutant = Mutation & { file: string; area: string };
type Equivalent = { file: string; before: string; after: string; because: string };
type Verdict = 'noticed' | 'survived' | 'equivalent';

/** How long the tests may take with one mutant, milliseconds: one that never ends is noticed. */
const patienceMs = 40_000;

const equivalents = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'equivalents.json'), 'utf8'),
) as Equivalent[];

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.filter((word) => word in areas);
const words = positionals.filter((word) => !(word in areas));

/** The mutants of the areas and sources that were asked for. */
function mutantsAsked(): Mutant[] {
  const asked = Object.entries(areas).filter(([name]) => chosen.length === 0 || chosen.includes(name));
  return asked.flatMap(([area, parts]) =>
    sourcesOf(parts)
      .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
      .flatMap((file) =>
        mutationsOf(readFileSync(resolve(projectRoot, file), 'utf8')).map((change) => ({
          ...change,
          file,
          area,
        })),
      ),
  );
}

function isEquivalent({ file, before, after }: Mutant): boolean {
  return equivalents.some((one) => one.file === file && one.before === before && one.after === after);
}

/** The processes that run tests, by their area; one that was killed is no longer here. */
const breakers = new Map<string, ChildProcess>();

async function breakerOf(area: string): Promise<ChildProcess> {
  const running = breakers.get(area);
  if (running !== undefined) return running;
  const child = fork(resolve(import.meta.dirname, 'breaker.ts'), [area], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  breakers.set(area, child);
  return child;
}

/** Runs the tests of an area as if a file held `source`. */
async function isNoticed(area: string, order: Order): Promise<boolean> {
  const child = await breakerOf(area);
  child.send(order);
  const answer = await Promise.race([
    once(child, 'message').then(([said]) => said as Answer),
    new Promise<null>((end) => setTimeout(end, patienceMs, null).unref()),
  ]);
  if (answer === null) {
    child.kill('SIGKILL');
    breakers.delete(area);
    return true;
  }
  return answer.isNoticed;
}

async function judge(mutant: Mutant): Promise<Verdict> {
  const path = resolve(projectRoot, mutant.file);
  const source = mutated(readFileSync(path, 'utf8'), mutant);
  if (await isNoticed(mutant.area, { path, source })) return 'noticed';
  return isEquivalent(mutant) ? 'equivalent' : 'survived';
}

/** Without a mutant nothing may fail, or every mutant would seem noticed. */
async function refuseBroken(mutants: readonly Mutant[]): Promise<void> {
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const area = mutants.find((mutant) => mutant.file === file)?.area ?? '';
    const path = resolve(projectRoot, file);
    if (await isNoticed(area, { path, source: readFileSync(path, 'utf8') }))
      throw new Error(`The tests of ${file} fail with nothing broken.`);
  }
}

const mutants = mutantsAsked();
await refuseBroken(mutants);
const counts: Record<Verdict, number> = { noticed: 0, survived: 0, equivalent: 0 };
for (const mutant of mutants) {
  const verdict = await judge(mutant);
  counts[verdict] += 1;
  if (verdict === 'survived')
    console.log(`${mutant.file}:${mutant.line} ${mutant.operator} => ${mutant.after}   ${mutant.before}`);
}
// Again: what fails for good would have noticed every mutant since.
await refuseBroken(mutants);
for (const child of breakers.values()) child.kill();
console.log(
  `${mutants.length} mutants: ${counts.noticed} noticed, ${counts.equivalent} equivalent, ${counts.survived} survived.`,
);
process.exitCode = counts.survived === 0 ? 0 : 1;
