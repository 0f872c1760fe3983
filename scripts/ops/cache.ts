// How many public reads a shared cache keeps away from the site: npx node scripts/ops/cache.ts --site http://127.0.0.1:3000
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://127.0.0.1:3000' },
    seconds: { type: 'string', default: '30' },
    visits: { type: 'string', default: '10' },
  },
});

/** A visit: a page with all that it names, the live figures four times, and of one visitor in ten an account of their own. */
const PAGES = ['/', '/', '/', '/', '/sale', '/contracts', '/whitepaper', '/ru'];
const LIVE = ['/api/presale/info', '/api/stats', '/api/sale/history'];
const LIVE_TIMES = 4;
const WITH_ACCOUNT = 0.1;

const folder = mkdtempSync(join(tmpdir(), 'lilape-cache-'));
chmodSync(folder, 0o755);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const port = await freePort();
const log = join(folder, 'access.log');
const rules = readFileSync(join(import.meta.dirname, '../../ops/nginx/cache.conf'), 'utf8')
  .replace('/var/cache/nginx/lilape', join(folder, 'kept'))
  .replace('127.0.0.1:3001', new URL(values.site).host)
  .replace('127.0.0.1:8080', `127.0.0.1:${port}`);
const configuration = join(folder, 'nginx.conf');
writeFileSync(
  configuration,
  `daemon off;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\nlog_format kept '$status $uri';\naccess_log ${log} kept;\n${rules}\n}\n`,
);
const nginx = spawn('nginx', ['-e', 'stderr', '-c', configuration], {
  stdio: ['ignore', 'inherit', 'inherit'],
});

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

async function visit(page: string, hasAccount: boolean): Promise<void> {
  const { text } = await get(page);
  const named = new Set(
    [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ''),
  );
  await Promise.all([...named].map(get));
  for (let time = 0; time < LIVE_TIMES; time += 1) await Promise.all(LIVE.map(get));
  if (!hasAccount) return;
  const account = `0x${randomBytes(20).toString('hex')}`;
  await Promise.all([`/api/purchases/${account}`, `/api/holders/${account}`].map(get));
}

/** Requests that the site answered so far, by route. */
async function counted(): Promise<Map<string, number>> {
  const text = await (await fetch(new URL('/metrics', values.site))).text();
  const counts = new Map<string, number>();
  for (const [, route = '', count] of text.matchAll(/^http_requests_total\{route="([^"]+)".*\} (\d+)$/gm))
    if (route !== '/metrics') counts.set(route, (counts.get(route) ?? 0) + Number(count));
  return counts;
}

const differences = (from: Map<string, number>, to: Map<string, number>) =>
  new Map(
    [...to]
      .map(([route, count]) => [route, count - (from.get(route) ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );

const before = await counted();
try {
  while ((await get('/').catch(() => ({ status: 0 }))).status !== 200) await wait(100);
  const visits: Promise<void>[] = [];
  const count = Number(values.seconds) * Number(values.visits);
  for (let at = 0; at < count; at += 1) {
    visits.push(visit(PAGES[at % PAGES.length] ?? '/', at % (1 / WITH_ACCOUNT) === 0));
    await wait(1_000 / Number(values.visits));
  }
  await Promise.all(visits);
} finally {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
}

/** What the site itself counted meanwhile, by route. */
const reached = differences(before, await counted());
const reads = readFileSync(log, 'utf8').trim().split('\n');
const refused = reads.filter((line) => !line.startsWith('200 ')).length;
const sum = [...reached.values()].reduce((all, one) => all + one, 0);
console.log(
  JSON.stringify({
    reads: reads.length,
    refused,
    reachedSite: sum,
    keptAway: 1 - sum / reads.length,
    byRoute: Object.fromEntries(reached),
  }),
);
rmSync(folder, { recursive: true });
