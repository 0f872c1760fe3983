// What operators copy fits the program: its settings, roles, paths and metrics, in every file of ops.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HEALTH_PATHS, liveness, metrics, readiness } from '@lilape/wire/endpoints/site';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { dashboardJson, dashboardPath } from './dashboard.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const FILES = globSync('ops/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  .toSorted();

/** Of Node, Postgres and the composition itself. */
const FOREIGN = [
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD_FILE',
  'NET_BIND_SERVICE',
  'AF_INET',
  'AF_INET6',
  'AF_UNIX',
];
const settings = new Set(
  [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''),
);
const named = (text: string) =>
  [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);

test('behavior: all shapes are there', () => {
  expect(FILES).toEqual([
    'ops/README.md',
    'ops/caddy/Caddyfile',
    'ops/docker/Dockerfile',
    'ops/docker/compose.yaml',
    'ops/grafana/lilape.json',
    'ops/nginx/cache.conf',
    'ops/nginx/lilape.conf',
    'ops/prometheus/alertmanager.yaml',
    'ops/prometheus/prometheus.yaml',
    'ops/prometheus/rules.yaml',
    'ops/systemd/lilape@.service',
  ]);
});

test.each(FILES)('behavior: %s names settings that there are', (path) => {
  expect(
    named(read(path)).filter((name) => !settings.has(name.replace(/_FILE$/, '')) && !FOREIGN.includes(name)),
  ).toEqual([]);
});

test('behavior: every role has its processes, at ports that metrics are asked at', () => {
  const compose = read('ops/docker/compose.yaml');
  const ports = [...compose.matchAll(/ROLE: (\w+), (?:PORT|STATUS_PORT): '(\d+)'/g)].map(([, role, port]) => [
    role,
    port,
  ]);
  expect(ports).toEqual([
    ['api', '3001'],
    ['api', '3002'],
    ['watcher', '3011'],
    ['watcher', '3012'],
    ['worker', '3021'],
    ['worker', '3022'],
    ['keeper', '3031'],
  ]);
  const scraped = read('ops/prometheus/prometheus.yaml');
  // The keeper, which not everybody has, stands there for those who have one.
  for (const [role, port] of ports)
    expect(scraped).toMatch(
      new RegExp(`^ +${role === 'keeper' ? '# ' : ''}- targets: .*'127\\.0\\.0\\.1:${port}'`, 'm'),
    );
  for (const proxy of ['ops/nginx/lilape.conf', 'ops/caddy/Caddyfile'])
    for (const port of ['3001', '3002']) expect(read(proxy)).toContain(`127.0.0.1:${port}`);
});

test('behavior: proxies ask what there is to ask, and show no stranger the inside', () => {
  for (const proxy of ['ops/nginx/lilape.conf', 'ops/caddy/Caddyfile'])
    for (const { path } of [metrics, liveness, readiness]) expect(read(proxy)).toContain(path);
  expect(read('ops/docker/Dockerfile')).toContain(liveness.path);
  expect(HEALTH_PATHS).not.toContain(liveness.path);
  expect(read('ops/nginx/lilape.conf')).toContain('location = /api/events');
});

test('behavior: nginx speaks new TLS alone, and sends people on from HTTP, programs not', () => {
  const [plain = '', secure = ''] = read('ops/nginx/lilape.conf').split('listen 443');
  expect(plain).toContain('location /api/ { return 403; }');
  expect(plain).toContain('location / { return 301 https://$host$request_uri; }');
  expect(secure).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

test('behavior: rules and dashboard look at metrics that there are', () => {
  const source = globSync('packages/server/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const known = new Set(
    [...source.matchAll(/\b(?:name: '|)([a-z]+(?:_[a-z]+)+)(?:'|:)/g)].map(([, name]) => name ?? ''),
  );
  const text = `${read('ops/prometheus/rules.yaml')}\n${dashboardJson()}`;
  const exprs = [...text.matchAll(/"?expr"?: (.*)/g)].map(([, expr]) => expr ?? '').join('\n');
  const used = [...exprs.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)]
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => name !== 'histogram_quantile');
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('behavior: what rings reaches somebody, and what never stops reaches a switch that rings when it does', () => {
  const { alerting } = parse(read('ops/prometheus/prometheus.yaml')) as {
    alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  };
  const [target = ''] = alerting.alertmanagers[0]?.static_configs[0]?.targets ?? [];
  expect(read('ops/docker/compose.yaml')).toContain(`--web.listen-address=${target}`);
  const bell = parse(read('ops/prometheus/alertmanager.yaml')) as {
    route: { receiver: string; routes: { matchers: string[]; receiver: string }[] };
    receivers: { name: string; webhook_configs: { url: string }[] }[];
  };
  const addressOf = (name: string) =>
    bell.receivers.find((each) => each.name === name)?.webhook_configs[0]?.url;
  const [watchdog] = bell.route.routes;
  expect(read('ops/prometheus/rules.yaml')).toContain('alert: LilapeWatchdog');
  expect(watchdog?.matchers).toEqual(['alertname = LilapeWatchdog']);
  const addresses = [addressOf(bell.route.receiver), addressOf(watchdog?.receiver ?? '')];
  expect(new Set(addresses).size).toBe(2);
  expect(addresses).not.toContain(undefined);
});

test('behavior: the dashboard is that of its table', () => {
  expect(readFileSync(dashboardPath, 'utf8'), 'run node scripts/ops/dashboard.ts').toBe(dashboardJson());
});

test('behavior: the image asks the port that its process listens at, whatever role it has', async () => {
  const [, command = ''] = /HEALTHCHECK [^[]*CMD (\[.*\])/s.exec(read('ops/docker/Dockerfile')) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const server = createServer((_incoming, outgoing) => outgoing.end('{}'));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = String((server.address() as AddressInfo).port);
  const ask = (env: Readonly<Record<string, string>>) =>
    promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } });
  await ask({ PORT: port });
  await ask({ ROLE: 'api', PORT: port, STATUS_PORT: '1' });
  await ask({ ROLE: 'all', PORT: port, STATUS_PORT: '1' });
  await ask({ ROLE: 'worker', PORT: '1', STATUS_PORT: port });
  await expect(ask({ ROLE: 'api', PORT: '1', STATUS_PORT: port })).rejects.toThrow('Command failed');
});

test('behavior: every process is started by Node itself, as npm run serve does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, flags] = /node --env-file-if-exists=\.env (.*)$/.exec(scripts['serve'] ?? '') ?? [];
  expect(flags).toBeDefined();
  expect(read('ops/systemd/lilape@.service')).toContain(
    `ExecStart=/srv/lilape/node_modules/node/bin/node ${flags}\n`,
  );
  expect(existsSync(join(root, 'node_modules/node/bin/node'))).toBe(true);
  expect(read('ops/docker/Dockerfile')).toContain(
    `ENTRYPOINT [${['node', ...(flags ?? '').split(' ')].map((word) => `"${word}"`).join(', ')}]`,
  );
});
