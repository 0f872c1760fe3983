// What became of each mutant, kept line by line so that a run that is ended loses nothing.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** `by` is the test that noticed it, or the line that nobody missed. */
export type Result = { name: string; verdict: 'noticed' | 'survived' | 'equivalent'; by: string };

export type Results = {
  has: (name: string) => boolean;
  add: (result: Result) => void;
  all: () => Result[];
};

/** Results so far out of a file, which further ones are appended to; without a file they are only kept. */
export function openResults(path: string | undefined): Results {
  const text = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : '';
  // Without the line that was being written when the run was ended.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (path !== undefined) writeFileSync(path, whole);
  const lines = whole.split('\n').filter(Boolean);
  const found = new Map(lines.map((line) => JSON.parse(line) as Result).map((one) => [one.name, one]));
  return {
    has: (name) => found.has(name),
    add: (result) => {
      found.set(result.name, result);
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(result)}\n`);
      if (result.verdict === 'survived') console.log(`${result.name}   ${result.by}`);
    },
    all: () => [...found.values()],
  };
}

/** One sentence with the counts, and the share of what means something that was noticed. */
export function summary(results: readonly Result[]): string {
  const count = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length;
  const [noticed, survived, equivalent] = [count('noticed'), count('survived'), count('equivalent')];
  const share = noticed + survived === 0 ? '–' : ((100 * noticed) / (noticed + survived)).toFixed(1);
  return `${results.length} mutants: ${noticed} noticed, ${equivalent} equivalent, ${survived} survived: ${share}% of what can be noticed.`;
}
