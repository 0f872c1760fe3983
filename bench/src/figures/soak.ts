// How much memory the server holds through a long busy day: a leak shows as a line that does not level off.
import { setTimeout as wait } from 'node:timers/promises';

import { openMarket } from '../../../scripts/stack-tests/market.ts';
import { liveThroughDay } from '../day/busy-day.ts';
import { type Tally, describeCounts, newTally } from '../day/tally.ts';
import type { Bench, Figure } from '../figure.ts';
import { median, percentile } from '../figure.ts';
import { residentMegabytes } from '../memory.ts';
import { type Sample, slopePerHour } from '../slope.ts';
import { withStack } from '../temp-stack.ts';

const DEFAULT_MINUTES = 60;
const MAX_MEGABYTES = 250;
const MAX_PER_HOUR = 10;
const SAMPLE_MS = 1_000;
const PARTS = 10;

type Print = (figure: Figure) => void;

/** Loads a site for `minutes` and prints its server's memory, tenth by tenth. @throws where it fails or does not answer */
async function soak(site: { url: string; rpcUrl: string; pid: number }, minutes: number, print: Print) {
  const market = openMarket(site.rpcUrl);
  await market.prepare();
  const tally = newTally();
  const ending = new AbortController();
  const samples: Sample[] = [];
  const look = () => samples.push({ atMs: performance.now(), value: residentMegabytes(site.pid) });
  look();
  print({ name: 'memory of the server at the start', value: samples[0]?.value ?? Number.NaN, unit: 'MB' });
  const timer = setInterval(look, SAMPLE_MS);
  const load = liveThroughDay({ site: site.url, market }, tally, ending.signal);
  try {
    for (let part = 1; part <= PARTS; part++) {
      const from = samples.length;
      await Promise.race([wait((minutes * 60_000) / PARTS), load]);
      printPart({ part, minutes, samples: samples.slice(from), tally }, print);
    }
  } finally {
    clearInterval(timer);
    ending.abort();
    await load;
  }
  printWhole(samples, minutes, print);
  const failures = [...tally.statuses].filter(([status]) => status >= 500);
  if (failures.length > 0) throw new Error(`The server failed: ${describeCounts(new Map(failures))}.`);
}

function printPart(
  {
    part,
    minutes,
    samples,
    tally,
  }: { part: number; minutes: number; samples: readonly Sample[]; tally: Tally },
  print: Print,
): void {
  const { statuses, purchases, events, streams, readMs } = tally;
  tally.readMs = [];
  print({
    name: `memory of the server until minute ${(part * minutes) / PARTS}, median`,
    value: median(samples.map(({ value }) => value)),
    unit: 'MB',
    note: `reads: p50 ${median(readMs).toFixed(1)} ms, p99 ${percentile(readMs, 0.99).toFixed(1)} ms; so far ${purchases} purchases, ${events} events; answers: ${describeCounts(statuses)}; streams: ${describeCounts(streams)}`,
  });
}

/** The first tenth is left out of the slope: caches fill, and code is compiled. */
function printWhole(samples: readonly Sample[], minutes: number, print: Print): void {
  print({
    name: `most memory of the server in ${minutes} min of mixed load`,
    value: Math.max(...samples.map(({ value }) => value)),
    unit: 'MB',
    aim: { atMost: MAX_MEGABYTES },
  });
  print({
    name: 'memory of the server, slope',
    value: slopePerHour(samples.slice(Math.ceil(samples.length / PARTS))),
    unit: 'MB/h',
    aim: { atMost: MAX_PER_HOUR },
    note: 'least squares without the first tenth; means something from half an hour on',
  });
}

export const soakBench: Bench = {
  name: 'soak',
  isByName: true,
  run: (print, { minutes = DEFAULT_MINUTES }) =>
    withStack(({ url, rpcUrl, server }) => soak({ url, rpcUrl, pid: server.pid }, minutes, print), {
      // Each visitor has an address of their own, as behind a proxy.
      TRUST_PROXY: '1',
    }),
};
