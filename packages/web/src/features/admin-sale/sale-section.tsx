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
  // Nothing was raised by time yet: what is short stands below that, so that its column is as long as the others.
  const isNew = of.value?.hours.length === 0;
  const draws = <DrawsPanel />;
  const byCoin = <ByCoinPanel of={of} />;
  return (
    <>
      <div className={admin.columns}>
        <div className={admin.column}>
          <TotalsPanel of={of} />
          {!isRoomy && owner}
          {!isNew && draws}
        </div>
        <PayoutsPanel of={of} />
        <div className={admin.column}>
          <ByTimePanel of={of} />
          {isNew && byCoin}
          {isNew && draws}
        </div>
      </div>
      <div className={isNew ? undefined : admin.halves}>
        {!isNew && byCoin}
        <TablesPanel />
      </div>
      {isRoomy && owner}
      <HistoryCharts />
    </>
  );
}
