/** What each stage has brought, as bars, a table and a file. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryStage, SaleHistory } from '@lilape/wire/history';
import { download } from '#text/csv.ts';
import { formatDecimal, formatPrice } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Bars } from '#ui/chart/bars.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { stagesCsv } from './csv.ts';
import styles from './charts.module.css';
import { amountOf, amountWords, type Unit } from './units.ts';

/** The card with the bars: in dollars a stage is as long as what it can raise, in tokens all are the same. */
export function ByStage({ history, unit }: { history: SaleHistory; unit: Unit }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale;
  const { stages } = history;
  const longest = Math.max(...stages.map((stage) => lengthOf(stage, unit)));
  const current = stages.find(({ completed }) => completed === null)?.stage;
  const bars = stages.map((stage) => {
    const number = stage.stage;
    return {
      key: number,
      name: t`Stage ${number}`,
      note: `$${formatPrice(stage.price, language)}`,
      words: amountWords(unit, amountOf(unit, stage), language),
      lengthPct: (lengthOf(stage, unit) / longest) * 100,
      filledPct: stage.completed === null ? (Number(stage.raised) / Number(stage.size)) * 100 : 100,
      isCurrent: number === current,
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

function lengthOf({ size, price }: HistoryStage, unit: Unit): number {
  return unit === 'dollars' ? Number(size) : Number(size) / Number(price);
}
