// What has to be known before anything is broken: which tests reach a place, that they pass, and how long they take.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Lane } from './lane.ts';
import { noting, takeNotes } from './reached.ts';
import type { Answer } from './runner.ts';

/** Tests are named by their path from the root of the project. */
export type Survey = {
  /** The tests that reach a place of a mutant. */
  reaching: (place: string) => readonly string[];
  tookMs: (test: string) => number;
  /** How long a single test may take, milliseconds: one that never ends is noticed. */
  testMs: number;
};

const LONG_MS = 1_800_000;
/** A busy machine is slower than it was before. */
const SLACK = 3;
const MIN_TEST_MS = 15_000;

/**
 * Runs all tests that read one of the sources, in which each place of a mutant notes that it is reached.
 * @throws Error where one fails with nothing broken: then every mutant would seem noticed.
 */
export async function survey(
  lanes: readonly Lane[],
  area: string,
  sources: readonly string[],
): Promise<Survey> {
  const queue = await relatedTests(lanes, area, sources);
  const [took, reached] = [new Map<string, number>(), new Map<string, string[]>()];
  let longestMs = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      const restore = writeNoting(lane.folder, sources);
      for (let test = queue.pop(); test !== undefined; test = queue.pop()) {
        const passed = await runUnbroken(lane, area, test);
        took.set(test, passed.tookMs);
        longestMs = Math.max(longestMs, passed.longestMs);
        for (const place of takeNotes(notesOf(lane.folder)))
          reached.set(place, [...(reached.get(place) ?? []), test]);
      }
      restore();
    }),
  );
  return {
    reaching: (place) => reached.get(place) ?? [],
    tookMs: (test) => took.get(test) ?? 0,
    testMs: Math.max(MIN_TEST_MS, SLACK * longestMs),
  };
}

async function relatedTests(
  lanes: readonly Lane[],
  area: string,
  sources: readonly string[],
): Promise<string[]> {
  const [first] = lanes;
  const related = await first?.ask(area, { relate: sources }, LONG_MS);
  if (!related || !('tests' in related)) throw new Error(`${area}: ${JSON.stringify(related)}`);
  const tests = new Set(Object.values(related.tests).flat());
  return [...tests].map((test) => test.slice((first as Lane).folder.length + 1));
}

async function runUnbroken(
  lane: Lane,
  area: string,
  test: string,
): Promise<Extract<Answer, { tookMs: number }>> {
  const passed = await lane.ask(area, { run: [join(lane.folder, test)], testMs: LONG_MS }, LONG_MS);
  if (passed === null || !('tookMs' in passed))
    throw new Error(`The tests of ${area} fail with nothing broken: ${JSON.stringify(passed)}`);
  return passed;
}

const notesOf = (folder: string) => join(folder, 'reached.txt');

function writeNoting(folder: string, sources: readonly string[]): () => void {
  const whole = sources.map((source) => [source, readFileSync(join(folder, source), 'utf8')] as const);
  for (const [source, text] of whole)
    writeFileSync(join(folder, source), noting(source, text, notesOf(folder)));
  return () => {
    for (const [source, text] of whole) writeFileSync(join(folder, source), text);
  };
}

/**
 * The tests that most likely notice a mutant first: those that noticed most others of the source for their time, then
 * the source's own, those of its folder, all others; the quick ones before the slow.
 */
export function inOrder(
  source: string,
  tests: readonly string[],
  { tookMs, noticed }: { tookMs: (test: string) => number; noticed: (test: string) => number },
): string[] {
  const distance = (test: string) => {
    if (dirname(test) !== dirname(source)) return 2;
    return basename(test).split('.')[0] === basename(source).split('.')[0] ? 0 : 1;
  };
  const worth = (test: string) => noticed(test) / (tookMs(test) + 1_000);
  return tests.toSorted((a, b) => worth(b) - worth(a) || distance(a) - distance(b) || tookMs(a) - tookMs(b));
}
