/** What each hour or day brought, as columns, a table and a file. */
import type { AdminSale, SaleSpan } from '@lilape/wire/admin-sale';
import { textToUnits, unitsToText } from '@lilape/wire/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal, formatDollars } from '#shell/first/format.ts';
import { formatDay } from '#shell/text/moment.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Panel } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { Columns } from '#ui/chart/columns.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { formatMark } from '#ui/chart/format-mark.ts';
import { Choice } from '#ui/choice.tsx';
import { axisWords } from '#ui/sale-charts/units.ts';
import admin from '#admin/admin.module.css';

type Width = 'hours' | 'days';

const lengthMs: Record<Width, number> = { hours: 3_600_000, days: 86_400_000 };

/** Hours and days of UTC, as the ledger sums them; what is said of them is in the visitor's own time. */
export function ByTimePanel({ of }: { of: Polled<AdminSale> }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Raised by time`} of={of} isForLater>
      {(sale) =>
        sale.hours.length === 0 ? (
          <p className={admin.none}>
            <Trans>Nobody has bought yet.</Trans>
          </p>
        ) : (
          <TimeColumns sale={sale} />
        )
      }
    </Panel>
  );
}

function TimeColumns({ sale }: { sale: AdminSale }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [width, setWidth] = useState<Width>('hours');
  const spans = sale[width];
  const whenOf = ({ from }: SaleSpan) =>
    width === 'hours'
      ? formatZoned(from, language, { date: 'medium', time: 'short' })
      : formatDay(Date.parse(from), language);
  const wordsOf = (span: SaleSpan) => {
    const when = whenOf(span);
    const raised = formatDollars(raisedIn(span), language);
    const { purchases } = span;
    return t`From ${when}: $${raised}, ${plural(purchases, { one: '# purchase', other: '# purchases' })}`;
  };
  return (
    <div className={admin.chart}>
      <Choice
        legend={t`How long a column lasts`}
        name="span"
        options={[
          { value: 'hours', label: t`Hours` },
          { value: 'days', label: t`Days` },
        ]}
        value={width}
        onChange={setWidth}
      />
      <Columns
        label={t`Dollars raised by time`}
        columns={spans.map((span) => ({
          at: Date.parse(span.from),
          value: Number(raisedIn(span)),
          words: wordsOf(span),
        }))}
        spanMs={lengthMs[width]}
        formatValue={(value) => axisWords('dollars', value, language)}
        formatTime={(at, detail) => formatMark(at, detail, language)}
      />
      <DataTable
        summary={t`The columns as a table`}
        caption={t`The sale by time`}
        columns={[
          { title: t`Begins` },
          { title: 'USDT', isNumber: true },
          { title: 'USDC', isNumber: true },
          { title: t`LILAPE sold`, isNumber: true },
          { title: t`Purchases`, isNumber: true },
        ]}
        rows={spans.toReversed().map((span) => ({
          key: span.from,
          cells: [
            whenOf(span),
            formatDecimal(span.USDT, language),
            formatDecimal(span.USDC, language),
            formatDecimal(span.tokens, language),
            formatDecimal(String(span.purchases), language),
          ],
        }))}
      />
    </div>
  );
}

const raisedIn = ({ USDT, USDC }: SaleSpan): string => unitsToText(textToUnits(USDT) + textToUnits(USDC));
