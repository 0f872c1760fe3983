/** The charts of the page /sale, as visitors have them. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePolled } from '#admin/use-polled.ts';
import { Fold } from '#ui/fold.tsx';
import { ByStage } from '#ui/sale-charts/by-stage.tsx';
import { Newest } from '#ui/sale-charts/newest.tsx';
import { OverTime } from '#ui/sale-charts/over-time.tsx';
import { UnitChoice } from '#ui/sale-charts/unit-choice.tsx';
import type { Unit } from '#ui/sale-charts/units.ts';
import { readHistory } from './admin-sale-api.ts';
import admin from '#admin/admin.module.css';
import charts from '#ui/sale-charts/charts.module.css';

/** Over time, by stage, and the newest purchases; nothing before there is one. */
export function HistoryCharts() {
  const { t } = useLingui();
  const { value } = usePolled('sale-history', readHistory);
  const [unit, setUnit] = useState<Unit>('dollars');
  if (value === null || value.points.length === 0) return null;
  return (
    <Fold label={t`Charts and newest purchases`}>
      <div className={admin.panels}>
        <UnitChoice value={unit} onChange={setUnit} />
        <OverTime history={value} unit={unit} />
        <div className={charts.pair}>
          <ByStage history={value} unit={unit} />
          <Newest purchases={value.newest} />
        </div>
      </div>
    </Fold>
  );
}
