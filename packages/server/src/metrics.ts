// Counters and gauges in the Prometheus text format.

type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the duration histogram, seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** An empty registry; `gauges` are read when it is rendered. */
export function createMetrics() {
  const counters = new Map<string, { value: number }>();
  const gauges: { name: string; help: string; read: () => number }[] = [];
  const durations = new Map<string, { counts: number[]; sum: number; count: number }>();

  const counterOf = (name: string, labels: Labels) => {
    const key = series(name, labels);
    let counter = counters.get(key);
    if (counter === undefined) counters.set(key, (counter = { value: 0 }));
    return counter;
  };

  return {
    /** Adds to `name{labels}`. */
    count(name: string, labels: Labels = {}, by = 1): void {
      counterOf(name, labels).value += by;
    },
    /** The counter itself, for paths so hot that its name should not be built each time. */
    counter: (name: string, labels: Labels): { value: number } => counterOf(name, labels),
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
    /** A value that is read at each scrape; NaN leaves it out. */
    gauge(name: string, help: string, read: () => number): void {
      gauges.push({ name, help, read });
    },
    render(): string {
      const lines: string[] = [];
      for (const { name, help, read } of gauges) {
        const value = read();
        if (!Number.isNaN(value))
          lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
      }
      let family = '';
      for (const [key, { value }] of [...counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const name = key.split('{')[0] ?? key;
        if (name !== family) lines.push(`# TYPE ${name} counter`);
        family = name;
        lines.push(`${key} ${value}`);
      }
      lines.push(...renderDurations(durations));
      return `${lines.join('\n')}\n`;
    },
  };
}

function renderDurations(durations: Map<string, { counts: number[]; sum: number; count: number }>): string[] {
  const name = 'http_request_seconds';
  const lines = durations.size === 0 ? [] : [`# TYPE ${name} histogram`];
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
