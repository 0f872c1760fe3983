/** The sale over time, as a line, a table and a file. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { timeRange } from '@lilape/art/chart/line';
import type { HistoryPoint, SaleHistory } from '@lilape/wire/history';
import { download } from '#text/csv.ts';
import { useLive } from '#ui/use-live.ts';
import { cutDown, formatDecimal, formatDollars, formatTextDown } from '#shell/first/format.ts';
import { formatMoment } from '#shell/text/moment.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { StepChart, type ChartMark } from '#ui/chart/step-chart.tsx';
import { formatMark } from '#ui/chart/format-mark.ts';
import { pointsCsv } from './csv.ts';
import { Progress } from '#ui/progress.tsx';
import said from '#ui/said.module.css';
import styles from './charts.module.css';
import { amountOf, amountWords, axisWords, type Unit } from './units.ts';

/** The card with the line; `history` has at least one point. */
export function OverTime({ history, unit }: { history: SaleHistory; unit: Unit }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale;
  const moment = (iso: string) => formatMoment(iso, language, { date: 'medium', time: 'medium' });
  const wordsOf = (point: HistoryPoint) => {
    const when = moment(point.time);
    const amount = amountWords(unit, amountOf(unit, point), language);
    const { purchases } = point;
    const block = formatDecimal(String(point.block), language);
    return t`${when}: ${amount} after ${plural(purchases, { one: '# purchase', other: '# purchases' })}, block ${block}`;
  };
  const points = history.points.map((point) => ({
    at: Date.parse(point.time),
    value: Number(amountOf(unit, point)),
    words: wordsOf(point),
  }));
  const now = Date.parse(history.time);
  const { presale } = useLive();
  const goal = presale === null || unit === 'tokens' ? null : presale.soft_cap;
  const goalDollars = formatDollars(goal ?? '', language);
  const reached = points.find(({ value }) => goal !== null && value >= Number(goal));
  const marks = stageMarks(history, unit);
  if (reached !== undefined) marks.unshift({ at: reached.at, value: Number(goal), sign: 'flag' });
  const range = timeRange(points[0]?.at ?? now, now, Date.parse(history.starts_at));
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Trans>Over time</Trans>
        </h2>
        <Button
          look="secondary"
          size="small"
          onClick={() => download('lilape-sale-over-time.csv', pointsCsv(history))}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      <StepChart
        label={unit === 'dollars' ? t`Dollars raised over time` : t`Tokens sold over time`}
        points={points}
        marks={marks}
        from={range.from}
        to={range.to}
        endLabel={endWords(unit, history, language)}
        formatValue={(value) => axisWords(unit, value, language)}
        formatTime={(at, detail) => formatMark(at, detail, language)}
      />
      {goal !== null && reached === undefined && <ToGoal raised={history.raised} goal={goal} />}
      {marks.length > 0 && (
        <p className={said.small}>
          {typeof marks.at(-1)?.sign === 'number' && (
            <Trans>A number in a circle: that stage begins there, at its higher price.</Trans>
          )}{' '}
          {reached !== undefined && <Trans>The flag: the goal of ${goalDollars} was reached there.</Trans>}
        </p>
      )}
      <DataTable
        summary={t`The line as a table`}
        caption={t`The sale over time`}
        columns={[
          { title: t`Time` },
          { title: t`Raised`, isNumber: true },
          { title: t`LILAPE sold`, isNumber: true },
          { title: t`Purchases`, isNumber: true },
          { title: t`Block`, isNumber: true },
        ]}
        rows={history.points.toReversed().map(({ time, block, raised, tokens, purchases }) => ({
          key: block,
          cells: [
            moment(time),
            `$${formatDecimal(raised, language)}`,
            formatDecimal(tokens, language),
            formatDecimal(String(purchases), language),
            formatDecimal(String(block), language),
          ],
        }))}
      />
    </Card>
  );
}

/** How much of the goal there is by now. */
function ToGoal({ raised, goal }: { raised: string; goal: string }) {
  const { t, i18n } = useLingui();
  const dollars = formatDollars(goal, i18n.locale);
  const percent = (100 * Number(raised)) / Number(goal);
  return (
    <Progress label={t`Raised of the goal of $${dollars}`} percent={percent}>
      {formatDecimal(cutDown(String(percent), 2), i18n.locale)}%
    </Progress>
  );
}

/** The value at the end of the line, short enough for a phone where tokens have fifteen digits. */
function endWords(unit: Unit, history: SaleHistory, language: string): string {
  return unit === 'dollars'
    ? amountWords(unit, history.raised, language)
    : formatTextDown(history.tokens, 0, language);
}

/** Where each stage after the first began: the line crosses the sum of all stages before. */
function stageMarks({ stages }: SaleHistory, unit: Unit): ChartMark[] {
  const marks: ChartMark[] = [];
  let value = 0;
  for (const { stage, size, price, completed } of stages) {
    value += unit === 'dollars' ? Number(size) : Number(size) / Number(price);
    if (completed === null || stage === stages.length) break;
    marks.push({ at: Date.parse(completed.time), value, sign: stage + 1 });
  }
  return marks;
}
