// Metrics in the Prometheus text format: a table of what is read at each scrape, counters, and how long requests take.

type Labels = Readonly<Record<string, string>>;

/** A metric that is read when it is asked for, or several under one name distinguished by labels; NaN leaves it out. */
export type Metric = {
  readonly name: string;
  readonly help: string;
  readonly kind: 'gauge' | 'counter';
  readonly read: () => number | readonly (readonly [Labels, number])[];
};

/** What is counted as it happens. */
const COUNTERS = {
  http_requests_total: 'Requests answered',
  database_reads_total: 'Reads of the ledger that a replica may answer, by who did',
  http_limited_total: 'Requests refused because their client sends too many',
  admin_refused_total: 'Requests to the admin that were refused and noted',
  alarms_raised_total: 'Alarms that this process raised',
  job_runs_total: 'Runs of the worker’s jobs',
  rpc_calls_total: 'Calls of the chain’s endpoints, by the endpoint’s place in RPC_URL',
  outbox_endings_total: 'Tries to send a message, by audience and by what became of it',
  pin_tries_total: 'Tries to have a file pinned',
} as const;
export type CounterName = keyof typeof COUNTERS;

/** Upper bounds of the duration histogram, seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const DURATIONS = { name: 'http_request_seconds', help: 'How long requests took, by route' };

/** True of every process. */
const PROCESS_METRICS: readonly Metric[] = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    kind: 'gauge',
    read: () => process.memoryUsage.rss(),
  },
];

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry of what every process has; `add` brings the rows of a role. */
export function createMetrics() {
  const table: Metric[] = [...PROCESS_METRICS];
  const preparations: (() => Promise<void>)[] = [];
  const counters = new Map<string, { name: CounterName; value: number }>();
  const durations = new Map<string, { counts: number[]; sum: number; count: number }>();

  const counterOf = (name: CounterName, labels: Labels) => {
    const key = series(name, labels);
    let counter = counters.get(key);
    if (counter === undefined) counters.set(key, (counter = { name, value: 0 }));
    return counter;
  };

  return {
    /** Adds rows to the table. */
    add(rows: readonly Metric[]): void {
      table.push(...rows);
    },
    /** Has `prepare` done before each scrape; it never fails. */
    before(prepare: () => Promise<void>): void {
      preparations.push(prepare);
    },
    /** Adds to `name{labels}`. */
    count(name: CounterName, labels: Labels = {}, by = 1): void {
      counterOf(name, labels).value += by;
    },
    /** The counter itself, for paths so hot that its name should not be built each time. */
    counter: (name: CounterName, labels: Labels): { value: number } => counterOf(name, labels),
    /** Records how long a request to `route` took. */
    observe(route: string, seconds: number): void {
      let duration = durations.get(route);
      if (duration === undefined) {
        duration = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
        durations.set(route, duration);
      }
      duration.sum += seconds;
      duration.count += 1;
      for (const [i, bound] of BUCKETS.entries())
        if (seconds <= bound) duration.counts[i] = (duration.counts[i] ?? 0) + 1;
    },
    async render(): Promise<string> {
      await Promise.all(preparations.map((prepare) => prepare()));
      const lines = table.flatMap(({ name, help, kind, read }) => {
        const value = read();
        const rows = typeof value === 'number' ? [[{}, value] as const] : value;
        const samples = rows.flatMap(([labels, one]) =>
          Number.isNaN(one) ? [] : [`${series(name, labels)} ${one}`],
        );
        return samples.length === 0 ? [] : [...titleOf(name, help, kind), ...samples];
      });
      for (const [name, help] of Object.entries(COUNTERS)) {
        const found = [...counters].filter(([, counter]) => counter.name === name).sort(byKey);
        if (found.length > 0) lines.push(...titleOf(name, help, 'counter'));
        for (const [key, { value }] of found) lines.push(`${key} ${value}`);
      }
      lines.push(...renderDurations(durations));
      return `${lines.join('\n')}\n`;
    },
  };
}

const titleOf = (name: string, help: string, kind: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

function renderDurations(durations: Map<string, { counts: number[]; sum: number; count: number }>): string[] {
  const { name, help } = DURATIONS;
  const lines = durations.size === 0 ? [] : titleOf(name, help, 'histogram');
  for (const [route, { counts, sum, count }] of durations) {
    for (const [i, bound] of BUCKETS.entries())
      lines.push(`${series(`${name}_bucket`, { route, le: String(bound) })} ${counts[i] ?? 0}`);
    lines.push(`${series(`${name}_bucket`, { route, le: '+Inf' })} ${count}`);
    lines.push(
      `${series(`${name}_sum`, { route })} ${sum}`,
      `${series(`${name}_count`, { route })} ${count}`,
    );
  }
  return lines;
}

function series(name: string, labels: Labels): string {
  const entries = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`,
  );
  return entries.length === 0 ? name : `${name}{${entries.join(',')}}`;
}
