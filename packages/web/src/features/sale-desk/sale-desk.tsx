/** The console of the sale: what it brought, by all that it can be split by, and the powers over it. */
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import desk from '#desk/desk.module.css';
import { usePolled } from '#desk/use-polled.ts';
import { ByCoinPanel } from './by-coin-panel.tsx';
import { ByTimePanel } from './by-time-panel.tsx';
import { DrawsPanel } from './draws-panel.tsx';
import { OwnerPanel } from './owner/owner-panel.tsx';
import { readSaleDesk } from './sale-desk-api.ts';
import { TablesPanel } from './tables-panel.tsx';
import { PayoutsPanel, TotalsPanel } from './totals-panel.tsx';

const HistoryCharts = part({
  load: async () => (await import('./history-charts.tsx')).HistoryCharts,
  catalog: 'charts',
  lost: Lost,
});

/** All of one version of the ledger, read anew every ten seconds. */
export function SaleDesk() {
  const of = usePolled('sale-desk', readSaleDesk);
  return (
    <>
      <div className={desk.columns}>
        <div className={desk.column}>
          <TotalsPanel of={of} />
          <TablesPanel />
        </div>
        <div className={desk.column}>
          <PayoutsPanel of={of} />
          <DrawsPanel />
        </div>
        <div className={desk.column}>
          <ByTimePanel of={of} />
          <ByCoinPanel of={of} />
        </div>
      </div>
      <OwnerPanel of={of} />
      <HistoryCharts />
    </>
  );
}
