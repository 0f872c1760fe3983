/** What came in by method of payment, and what became of it, as bars and a table. */
import type { SaleCoin, AdminSale } from '@lilape/wire/admin-sale';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal, formatDollars } from '#shell/first/format.ts';
import { Panel } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { Bars } from '#ui/chart/bars.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import said from '#ui/said.module.css';
import admin from '#admin/admin.module.css';

/** As long as what came in, filled as far as it is still owed to somebody. */
export function ByCoinPanel({ of }: { of: Polled<AdminSale> }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Raised by method`} of={of} isForLater>
      {({ coins }) => <CoinBars coins={coins} />}
    </Panel>
  );
}

function CoinBars({ coins }: { coins: readonly SaleCoin[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const most = Math.max(1, ...coins.map(({ raised }) => Number(raised)));
  return (
    <div className={admin.chart}>
      <Bars
        bars={coins.map(({ coin, raised, owed }) => ({
          key: coin,
          name: coin,
          note: '',
          words: `$${formatDollars(raised, language)}`,
          lengthPct: (Number(raised) / most) * 100,
          filledPct: Number(raised) === 0 ? 0 : (Number(owed) / Number(raised)) * 100,
          isCurrent: false,
        }))}
      />
      <p className={said.small}>
        <Trans>The filled part is what the contract still owes, to buyers or to the treasury.</Trans>
      </p>
      <DataTable
        summary={t`The bars as a table`}
        caption={t`The sale by method`}
        columns={[
          { title: t`Method` },
          { title: t`Raised`, isNumber: true },
          { title: t`Purchases`, isNumber: true },
          { title: t`Refunded`, isNumber: true },
          { title: t`To the treasury`, isNumber: true },
          { title: t`Still owed`, isNumber: true },
        ]}
        rows={coins.map(({ coin, raised, purchases, refunded, collected, owed }) => ({
          key: coin,
          cells: [
            coin,
            formatDecimal(raised, language),
            formatDecimal(String(purchases), language),
            formatDecimal(refunded, language),
            formatDecimal(collected, language),
            formatDecimal(owed, language),
          ],
        }))}
      />
    </div>
  );
}
