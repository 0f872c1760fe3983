/** The charts of the page /sale, as visitors have them. */
import { useState } from 'react';
import { usePolled } from '#admin/use-polled.ts';
import { ByStage } from '#ui/sale-charts/by-stage.tsx';
import { Newest } from '#ui/sale-charts/newest.tsx';
import { OverTime } from '#ui/sale-charts/over-time.tsx';
import { UnitChoice } from '#ui/sale-charts/unit-choice.tsx';
import type { Unit } from '#ui/sale-charts/units.ts';
import { readHistory } from './admin-sale-api.ts';
import admin from '#admin/admin.module.css';

/** Over time, by stage, and the newest purchases; nothing before there is one. */
export function HistoryCharts() {
  const { value } = usePolled('sale-history', readHistory);
  const [unit, setUnit] = useState<Unit>('dollars');
  if (value === null || value.points.length === 0) return null;
  return (
    <div className={admin.panels}>
      <UnitChoice value={unit} onChange={setUnit} />
      <ByStage history={value} unit={unit} />
      <OverTime history={value} unit={unit} />
      <Newest purchases={value.newest} />
    </div>
  );
}
