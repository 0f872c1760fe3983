/** The console of the sale: what it brought, by all that it can be split by, and the powers over it. */
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import admin from '#admin/admin.module.css';
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
  return (
    <>
      <div className={admin.columns}>
        <div className={admin.column}>
          <TotalsPanel of={of} />
          <TablesPanel />
        </div>
        <div className={admin.column}>
          <PayoutsPanel of={of} />
          <DrawsPanel />
        </div>
        <div className={admin.column}>
          <ByTimePanel of={of} />
          <ByCoinPanel of={of} />
        </div>
      </div>
      <OwnerPanel of={of} />
      <HistoryCharts />
    </>
  );
}
