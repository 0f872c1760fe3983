/** What each stage has brought, as bars, a table and a file. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryStage, SaleHistory } from '@lilape/wire/history';
import { download } from '#text/csv.ts';
import { formatDecimal, formatDollars, formatPrice } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Bars } from '#ui/chart/bars.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { stagesCsv } from './csv.ts';
import { undecided } from '#text/sale-state.ts';
import { whileSale } from '#ui/in-sale.tsx';
import said from '#ui/said.module.css';
import styles from './charts.module.css';
import { amountOf, amountWords, type Unit } from './units.ts';

/** The card with the bars: in dollars a stage is as long as what it can raise, in tokens all are the same; those after the next one are one line too, and alone that on a small screen. */
export function ByStage({ history, unit }: { history: SaleHistory; unit: Unit }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale;
  const { stages } = history;
  const current = stages.find(({ completed }) => completed === null)?.stage;
  const ahead = stages.filter(({ stage }) => stage > (current ?? stage) + 1);
  const longest = Math.max(...stages.map((stage) => lengthOf(stage, unit)));
  const bars = stages.map((stage) => {
    const words = amountWords(unit, amountOf(unit, stage), language);
    const whole = amountWords(unit, String(lengthOf(stage, unit)), language);
    const number = stage.stage;
    const isAhead = ahead.includes(stage);
    return {
      key: number,
      name: t`Stage ${number}`,
      note: `$${formatPrice(stage.price, language)}`,
      words: stage.completed === null ? t`${words} of ${whole}` : words,
      lengthPct: (lengthOf(stage, unit) / longest) * 100,
      filledPct: stage.completed === null ? (Number(stage.raised) / Number(stage.size)) * 100 : 100,
      isCurrent: number === current,
      isAhead,
    };
  });
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Trans>By stage</Trans>
        </h2>
        <Button
          look="secondary"
          size="small"
          onClick={() => download('lilape-sale-by-stage.csv', stagesCsv(history))}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      <Bars bars={bars} />
      {ahead.length > 0 && <Ahead stages={ahead} />}
      <DataTable
        summary={t`The bars as a table`}
        caption={t`The sale by stage`}
        columns={[
          { title: t`Stage` },
          { title: t`Price`, isNumber: true },
          { title: t`Raised`, isNumber: true },
          { title: t`Can raise`, isNumber: true },
          { title: t`LILAPE sold`, isNumber: true },
          { title: t`Complete since` },
        ]}
        rows={stages.map(({ stage, price, raised, size, tokens, completed }) => ({
          key: stage,
          cells: [
            stage,
            `$${formatPrice(price, language)}`,
            `$${formatDecimal(raised, language)}`,
            `$${formatDecimal(size, language)}`,
            formatDecimal(tokens, language),
            completed === null
              ? '—'
              : formatZoned(completed.time, language, { date: 'medium', time: 'short' }),
          ],
        }))}
      />
    </Card>
  );
}

/** The stages that come later, in one sentence. */
function Ahead({ stages }: { stages: readonly HistoryStage[] }) {
  const { i18n } = useLingui();
  const [first, last] = [stages[0], stages.at(-1)];
  const priceOf = (stage?: HistoryStage) => formatPrice(stage?.price ?? '', i18n.locale);
  const [from, to, next, number] = [priceOf(first), priceOf(last), first?.stage, last?.stage];
  const more = formatDollars(String(stages.reduce((sum, { size }) => sum + Number(size), 0)), i18n.locale);
  return (
    <p className={said.small} {...whileSale(undecided)}>
      {stages.length === 1 ? (
        <Trans>
          Stage {number} is ahead, at ${to}: up to ${more}.
        </Trans>
      ) : (
        <Trans>
          Stages {next} to {number} are ahead, from ${from} to ${to}: up to ${more} together.
        </Trans>
      )}
    </p>
  );
}

function lengthOf({ size, price }: HistoryStage, unit: Unit): number {
  return unit === 'dollars' ? Number(size) : Math.round(Number(size) / Number(price));
}
