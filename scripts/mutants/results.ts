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

/**
 * One sentence with the counts, and the share of what means something that was noticed; of a sample of `total` mutants
 * also within which bounds the share of all lies, 19 times in 20.
 */
export function summary(results: readonly Result[], total = results.length): string {
  const count = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length;
  const [noticed, survived, equivalent] = [count('noticed'), count('survived'), count('equivalent')];
  const known = noticed + survived;
  const share = known === 0 ? '–' : percent(noticed / known);
  const counts = `${results.length} mutants: ${noticed} noticed, ${equivalent} equivalent, ${survived} survived`;
  const whole = `${counts}: ${share}% of what can be noticed.`;
  if (results.length >= total || known === 0) return whole;
  const [least, most] = bounds(noticed, known);
  return `${whole} Of all ${total}, ${percent(least)} to ${percent(most)}%.`;
}

const percent = (share: number) => (100 * share).toFixed(1);

/** Wilson's interval of a share of which `found` of `asked` were sampled, at 95%. */
function bounds(found: number, asked: number): [number, number] {
  const z2 = 1.96 ** 2;
  const middle = (found + z2 / 2) / (asked + z2);
  const reach = (1.96 * Math.sqrt((found * (asked - found)) / asked + z2 / 4)) / (asked + z2);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
