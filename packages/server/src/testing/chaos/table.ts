// A run of chaos as a table to read.
import type { ChaosReport } from '#testing/chaos/run.ts';

/** What befell, what came of it and each comparison, a line a fact. */
export function chaosTable(seed: number, report: ChaosReport): string {
  const { befell, disk, replaced, rang, answers, healedMs, compared, unlikeRebuilt } = report;
  const rows = [
    ...[...befell].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, times]) => [name, `${times}`]),
    ['transactions replaced', `${replaced}`],
    ['how the disk was filled', disk],
    ['alarms that rang', rang.join(' ') || 'none'],
    [
      'answers to a visitor',
      [...answers]
        .toSorted(([a], [b]) => a - b)
        .map(said)
        .join(', '),
    ],
    ['well again after', `${(healedMs / 1_000).toFixed(1)} s`],
    ...compared.map(({ what, chain, ledger, different }) => [
      what,
      `${chain} on the chain, ${ledger} in the ledger, ${different} different`,
    ]),
    ['parts unlike a rebuilt ledger', unlikeRebuilt.join(' ') || 'none'],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [`seed ${seed}`, ...rows.map(([name = '', value]) => `  ${name.padEnd(width)}  ${value}`)].join(
    '\n',
  );
}

const said = ([status, times]: readonly [number, number]) =>
  `${status === 0 ? 'nobody there' : status} × ${times}`;
