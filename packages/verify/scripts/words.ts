// What the command prints: progress on one line, a table of what was checked, the first difference, the verdict.
import { firstDifference } from '@lilape/verify/report';
import type { CheckName, CheckResult, Progress, Report } from '@lilape/verify/report';

const CHECKED: Readonly<Record<CheckName, string>> = {
  contracts: 'contracts are those of the record',
  block: 'the chain has this very block',
  parts: 'files are what their names say',
  rows: 'rows are the chain’s events',
  rules: 'events follow the rules',
  totals: 'totals are the sums of the events',
  counters: 'contract counts the same',
  accounts: 'contract has the same accounts',
};

/** Of launches some are other things. */
const CHECKED_OF_LAUNCHES: Partial<typeof CHECKED> = {
  block: 'snapshots are of the last block before their time',
  rows: 'rows are those who held enough then',
  totals: 'manifests say what follows from the rows',
  counters: 'draws were opened with these lists',
};

const checkedOf = ({ subject, check }: CheckResult): string =>
  (subject === 'launches' ? CHECKED_OF_LAUNCHES[check] : undefined) ?? CHECKED[check];

const SIGNS = { agrees: 'ok', differs: 'DIFFERS', unchecked: 'not checked' } as const;

/** Shows progress on one line of a terminal; elsewhere it says nothing. */
export function progressLine(out: NodeJS.WriteStream) {
  const done = { parts: 0, events: 0, contracts: 0 };
  const write = (text: string) => {
    if (out.isTTY) out.write(`\r\u001B[K${text}`);
  };
  return {
    on: (progress: Progress): void => {
      if (progress.stage === 'checked') return;
      const { stage, of } = progress;
      done[stage] = progress.done;
      write(`${stage} ${progress.done.toLocaleString('en')} of ${of.toLocaleString('en')}`);
    },
    end: (): void => write(''),
  };
}

/** A line for each check: what, how many, what it came to. */
export function tableOf({ results }: Report): string {
  const rows = results.map((result) => [
    SIGNS[result.status],
    `${result.subject === null ? '' : `${result.subject}: `}${checkedOf(result)}`,
    result.count.toLocaleString('en'),
    `${Math.round(result.ms)} ms`,
  ]);
  const head = ['', 'checked', 'compared', 'time'];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}

/** The first difference exactly, and why the first unchecked thing is so; empty where there is neither. */
export function describeDifference(report: Report): string {
  const difference = firstDifference(report);
  const unchecked = report.results.find(({ status }) => status === 'unchecked');
  const lines = [
    ...(difference === null
      ? []
      : [
          '',
          `First difference: ${difference.subject ?? 'manifest'}, ${difference.code}, ${difference.what}`,
          `  published  ${difference.published}`,
          `  computed   ${difference.computed}`,
          `  look at    ${difference.look}`,
        ]),
    ...(unchecked?.reason === undefined ? [] : ['', `Not checked: ${unchecked.reason.message}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The verdict in one line. */
export function verdictOf({ results, block, ms }: Report): string {
  const has = (status: CheckResult['status']) => results.some((result) => result.status === status);
  const took = `${(ms / 1_000).toFixed(1)} s`;
  if (has('differs')) return `\nWhat is published is not what the chain says (${took}).`;
  if (has('unchecked')) return `\nNot everything could be checked (${took}).`;
  const rows = results.filter(({ check }) => check === 'rows').reduce((sum, { count }) => sum + count, 0);
  return `\nEverything matches: ${rows.toLocaleString('en')} rows up to block ${block} (${took}).`;
}
