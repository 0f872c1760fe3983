// What becomes of a mutant: its source is broken in a lane's copy, and the tests that reach the place are run.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Lane } from './lane.ts';
import { type Mutant, isEquivalent } from './mutants.ts';
import { mutated } from './operators.ts';
import { placeName } from './reached.ts';
import type { Result } from './results.ts';
import { type Survey, inOrder } from './survey.ts';

/** How often each test noticed a mutant of each source so far. */
const noticed = new Map<string, number>();

/** Breaks, runs, mends. Null where the machine is too busy to tell: to be asked again. */
export async function judge(lane: Lane, mutant: Mutant, surveyed: Survey): Promise<Result | null> {
  const { name, file, before } = mutant;
  if (isEquivalent(mutant)) return { name, verdict: 'equivalent', by: '' };
  const tests = inOrder(file, surveyed.reaching(placeName(file, mutant)), {
    tookMs: surveyed.tookMs,
    noticed: (test) => noticed.get(`${file} ${test}`) ?? 0,
  });
  if (tests.length === 0) return { name, verdict: 'survived', by: `No test comes here: ${before}` };
  const path = join(lane.folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(whole, mutant));
  const failure = await firstFailure(lane, mutant.area, tests, surveyed).finally(() =>
    writeFileSync(path, whole),
  );
  if (failure === null) return { name, verdict: 'survived', by: before };
  const { failed, test } = failure;
  if (isOfTime(failed) && (await firstFailure(lane, mutant.area, [test], surveyed)) !== null) return null;
  noticed.set(`${file} ${test}`, (noticed.get(`${file} ${test}`) ?? 0) + 1);
  return { name, verdict: 'noticed', by: failed };
}

/** A failure that a busy machine could be to blame for. */
const isOfTime = (failed: string) => /no end|timed out|waited in vain/i.test(failed);

async function firstFailure(
  lane: Lane,
  area: string,
  tests: readonly string[],
  { tookMs, testMs }: Survey,
): Promise<{ failed: string; test: string } | null> {
  const patienceMs = 3 * (testMs + tests.reduce((sum, test) => sum + tookMs(test), 0));
  const answer = await lane.ask(
    area,
    { run: tests.map((test) => join(lane.folder, test)), testMs },
    patienceMs,
  );
  if (answer === null) return { failed: 'no end', test: tests[0] ?? '' };
  return 'failed' in answer
    ? { failed: answer.failed, test: answer.file.slice(lane.folder.length + 1) }
    : null;
}
