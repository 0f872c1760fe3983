/** What a stake earns over time: two lines, alone and with an ape, labelled at their ends, with the figures as a table. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from './curve.module.css';
import type { CurveRow, daysOf, figuresFor } from './shared/figures.ts';

type Props = {
  figures: ReturnType<typeof figuresFor>;
  /** null while nobody knows what day it is. */
  days: ReturnType<typeof daysOf> | null;
  rows: readonly CurveRow[];
  isDoubled: boolean;
  /** Nothing is locked yet: there is a ground line, and nothing that climbs. */
  isEmpty: boolean;
};

/** Interest is simple, so that the lines are straight whatever is locked, and only what stands beside them changes. */
export function Curve({ figures, days, rows, isDoubled, isEmpty }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles.panel} aria-labelledby="curve-title" data-doubled={isDoubled || undefined}>
      <h2 id="curve-title">
        <Trans>What it earns, day by day</Trans>
      </h2>
      <figure className={styles.chart}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.lines}>
          <path className={styles.grid} d="M0 50H100M0 0H100M50 0V100M100 0V100" />
          {!isEmpty && (
            <>
              <path className={styles.area} data-line="base" d="M0 100L100 50V100Z" />
              <path className={styles.area} data-line="double" d="M0 100L100 0V100Z" />
              <path className={styles.line} data-line="base" d="M0 100L100 50" />
              <path className={styles.line} data-line="double" d="M0 100L100 0" />
            </>
          )}
          <path className={styles.axis} d="M0 0V100H100" />
        </svg>
        {isEmpty ? (
          <p className={styles.base}>
            <span>
              <Trans>Type an amount</Trans>
            </span>
          </p>
        ) : (
          <>
            <p className={styles.double}>
              <b>{figures.double}</b>{' '}
              <span>
                <Trans>with an ape</Trans>
              </span>
            </p>
            <p className={styles.base}>
              <b>{figures.base}</b>{' '}
              <span>
                <Trans>without</Trans>
              </span>
            </p>
            <span className={styles.ripe}>
              <Art name="banana" width={36} />
            </span>
          </>
        )}
        <figcaption className={styles.days} aria-label={t`Start, middle and end of the lock`}>
          <span>{days?.start ?? <Blank sample="Nov 22, 2026" />}</span>
          <span>{days?.middle ?? <Blank sample="Nov 22, 2026" />}</span>
          <span>{days?.end ?? <Blank sample="Nov 22, 2026" />}</span>
        </figcaption>
      </figure>
      <DataTable
        summary={t`The figures as a table`}
        caption={t`Earned by then, LILAPE`}
        columns={[
          { title: t`Day` },
          { title: t`Without`, isNumber: true },
          { title: t`With an ape`, isNumber: true },
        ]}
        rows={rows.map(({ day, base, double }) => ({ key: day, cells: [day, base, double] }))}
      />
    </section>
  );
}
