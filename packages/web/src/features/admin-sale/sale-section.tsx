/** The console of the sale: what it brought, by all that it can be split by, and the powers over it. */
import { useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import admin from '#admin/admin.module.css';
import { isWide } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { ByCoinPanel } from './by-coin-panel.tsx';
import { ByTimePanel } from './by-time-panel.tsx';
import { DrawsPanel } from './draws-panel.tsx';
import { OwnerPanel } from './owner/owner-panel.tsx';
import { readAdminSale } from './admin-sale-api.ts';
import { TablesPanel } from './tables-panel.tsx';
import { PayoutsPanel, TotalsPanel } from './totals-panel.tsx';

const HistoryCharts = part({
  load: async () => (await import('./history-charts.tsx')).HistoryCharts,
  catalog: 'charts',
  lost: Lost,
});

/** All of one version of the ledger, read anew every ten seconds. */
export function SaleSection() {
  const of = usePolled('admin-sale', readAdminSale);
  // On a phone what can be done follows at once on how the sale is.
  const [isRoomy] = useState(isWide);
  const owner = <OwnerPanel of={of} />;
  // While nothing was raised at all, the tables fill the column of what was raised by time.
  const isNew = of.value?.hours.length === 0;
  const tables = <TablesPanel />;
  return (
    <>
      <div className={admin.columns}>
        <div className={admin.column}>
          <TotalsPanel of={of} />
          {!isRoomy && owner}
        </div>
        <PayoutsPanel of={of} />
        <div className={admin.column}>
          <ByTimePanel of={of} />
          {isNew && tables}
        </div>
      </div>
      {!isNew && (
        <div className={admin.halves}>
          <ByCoinPanel of={of} />
          {tables}
        </div>
      )}
      {/* Its rows are few and long: in a column it would leave the one beside it empty. */}
      <DrawsPanel />
      {isRoomy && owner}
      <HistoryCharts />
    </>
  );
}
