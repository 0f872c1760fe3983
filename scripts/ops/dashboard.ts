// The dashboard of Grafana, made from a table: node scripts/ops/dashboard.ts writes ops/grafana/lilape.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const dashboardPath = join(import.meta.dirname, '../../ops/grafana/lilape.json');

type Panel = {
  readonly title: string;
  readonly unit: string;
  readonly exprs: readonly (readonly [string, string])[];
};

/** What is shown, in reading order: is it well, do people get answers, is the chain read, what waits. */
const PANELS: readonly Panel[] = [
  { title: 'Alarms that stand', unit: 'short', exprs: [['max by (code) (alarm_standing) == 1', '{{code}}']] },
  {
    title: 'Processes that answer',
    unit: 'short',
    exprs: [['sum by (role) (up{job="lilape"})', '{{role}}']],
  },
  {
    title: 'Requests a second',
    unit: 'reqps',
    exprs: [['sum by (status) (rate(http_requests_total[1m]))', '{{status}}']],
  },
  {
    title: 'How long requests take, 99 of 100',
    unit: 's',
    exprs: [['histogram_quantile(0.99, sum by (le) (rate(http_request_seconds_bucket[5m])))', 'p99']],
  },
  {
    title: 'Refused because they send too much',
    unit: 'reqps',
    exprs: [['sum(rate(http_limited_total[5m]))', 'refused']],
  },
  { title: 'Open event streams', unit: 'short', exprs: [['sum(event_streams)', 'streams']] },
  { title: 'Age of the last look at the chain', unit: 's', exprs: [['max(ledger_age_seconds)', 'age']] },
  {
    title: 'Blocks read, and not final yet',
    unit: 'short',
    exprs: [['max(ledger_block) - max(ledger_final_block)', 'not final']],
  },
  {
    title: 'Who answers reads: database and replica',
    unit: 'reqps',
    exprs: [['sum by (place) (rate(database_reads_total[1m]))', '{{place}}']],
  },
  { title: 'Purchases', unit: 'short', exprs: [['max(ledger_purchases)', 'purchases']] },
  {
    title: 'Jobs of the worker, failed',
    unit: 'short',
    exprs: [['sum by (job) (increase(job_runs_total{result="failed"}[1h]))', '{{job}}']],
  },
  {
    title: 'Messages that wait',
    unit: 'short',
    exprs: [['max by (audience, state) (outbox_messages)', '{{audience}} {{state}}']],
  },
  { title: 'Files that wait to be pinned', unit: 'short', exprs: [['max(pins_waiting)', 'files']] },
  { title: 'Free on disks', unit: 'percentunit', exprs: [['min by (place) (disk_free_ratio)', '{{place}}']] },
  {
    title: 'Memory',
    unit: 'bytes',
    exprs: [['process_resident_memory_bytes{job="lilape"}', '{{role}} {{instance}}']],
  },
];

const [WIDTH, HEIGHT] = [12, 8];

/** The dashboard as Grafana imports it. */
export function dashboardJson(): string {
  const panels = PANELS.map(({ title, unit, exprs }, at) => ({
    id: at + 1,
    title,
    type: 'timeseries',
    datasource: { type: 'prometheus', uid: '${datasource}' },
    gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: exprs.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      expr,
      legendFormat,
    })),
  }));
  const datasource = { name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' };
  const dashboard = {
    uid: 'lilape',
    title: 'LilApe',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'utc',
    templating: { list: [datasource] },
    panels,
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(dashboardPath, dashboardJson());
