// Restarts two APIs behind a proxy in turn while somebody asks without pause, and counts what was lost.
// node packages/server/scripts/rolling-restarts.ts --proxy nginx|haproxy [--restarts 10]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#postgres/database.ts';
import { migrate } from '#postgres/migrate.ts';
import { probePort } from '#postgres/probe-port.ts';
import { startTestChain } from '#testing/chain.ts';
import { SILENT_LOG, untilAtHead } from '#testing/ledger.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { startWatcher } from '#watcher/start.ts';

const { values } = parseArgs({
  options: { proxy: { type: 'string', default: 'nginx' }, restarts: { type: 'string', default: '10' } },
});

/** Shorter than on Base, and longer than either proxy takes to notice. */
const DRAIN_MS = 2_000;
const VISITORS = 8;

/** nginx sends what failed before it was answered to the other; HAProxy looks at /api/ready by itself. */
const PROXIES: Readonly<Record<string, (parts: ProxyParts) => { config: string; args: readonly string[] }>> =
  {
    nginx: ({ folder, port, apis }) => ({
      config: `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream apis { ${apis.map((api) => `server 127.0.0.1:${api} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://apis; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_next_upstream error timeout http_503; proxy_connect_timeout 1s;
    }
  }
}
`,
      args: ['-p', folder, '-c', `${folder}/config`],
    }),
    haproxy: ({ folder, port, apis }) => ({
      config: `defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  retries 3
  retry-on conn-failure empty-response 503
  option redispatch 1
frontend site
  bind 127.0.0.1:${port}
  default_backend apis
backend apis
  option httpchk GET /api/ready
  default-server check inter 200ms fall 1 rise 1
${apis.map((api, i) => `  server api${i} 127.0.0.1:${api}`).join('\n')}
`,
      args: ['-f', `${folder}/config`],
    }),
  };

type ProxyParts = { readonly folder: string; readonly port: number; readonly apis: readonly number[] };

const folder = await mkdtemp(path.join(tmpdir(), 'lilape-rolling-'));
await chmod(folder, 0o755);
const dataDir = path.join(folder, 'data');
await mkdir(dataDir);
const [chain, database] = await Promise.all([startTestChain(), openDatabase({ dataDir })]);
await migrate(database.pool);
const watcher = startWatcher({
  databaseUrl: database.url,
  rpcUrls: [chain.rpcUrl],
  subject: chain.subject,
  log: SILENT_LOG,
});
await untilAtHead(database.pool, chain);
const apis = [await probePort(0), await probePort(0)];
const settings = { ROLE: 'api', DATABASE_URL: database.url, RPC_URL: chain.rpcUrl };
const start = (port: number) =>
  startServerProcess({ ...settings, PORT: String(port), DRAIN_MS: String(DRAIN_MS), TRUST_PROXY: '1' });
const running: ServerProcess[] = [];
const port = await probePort(0);
let proxy: ChildProcess | undefined;
try {
  for (const api of apis) running.push(start(api));
  for (const api of apis) await untilReady(api);
  proxy = await startProxy({ folder, port, apis });
  const counts = await whileAsking(port, async () => {
    for (let restart = 0; restart < Number(values.restarts); restart += 1) await restartOne(restart % 2);
  });
  const [answered, lost] = [counts.get('200') ?? 0, [...counts].filter(([status]) => status !== '200')];
  console.log(
    `${values.proxy}: ${values.restarts} restarts, ${answered} answered, ${lost.reduce((sum, [, times]) => sum + times, 0)} lost ${JSON.stringify(Object.fromEntries(lost))}`,
  );
  if (lost.length > 0) process.exitCode = 1;
} finally {
  proxy?.kill();
  await Promise.all(running.map((server) => server.kill()));
  await watcher.stop();
  await database.close();
  await chain.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startProxy(parts: ProxyParts): Promise<ChildProcess> {
  const make = PROXIES[values.proxy];
  if (make === undefined) throw new Error(`--proxy must be one of ${Object.keys(PROXIES).join(', ')}.`);
  const { config, args } = make(parts);
  await writeFile(path.join(parts.folder, 'config'), config);
  const child = spawn(values.proxy, args, { stdio: 'inherit' });
  await untilReady(parts.port);
  return child;
}

/** Ends one in order, as a supervisor does, and waits for the next to be ready. */
async function restartOne(place: number): Promise<void> {
  const [server, api] = [running[place], apis[place]];
  if (server === undefined || api === undefined) throw new Error('There is no such API.');
  await server.end();
  running[place] = start(api);
  await untilReady(api);
}

async function untilReady(api: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${api}/api/ready`).catch(() => null);
    await response?.text();
    if (response?.ok === true) return;
    await wait(50);
  }
}

/** Asks by several connections that are kept, until `act` is done; how often by status, or by what went wrong. */
async function whileAsking(to: number, act: () => Promise<void>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const over = new AbortController();
  const visitor = async (place: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      const said = await ask(to, agent, place);
      counts.set(said, (counts.get(said) ?? 0) + 1);
      await wait(10);
    }
    agent.destroy();
  };
  const visitors = Array.from({ length: VISITORS }, (_, place) => visitor(place));
  await act();
  over.abort();
  await Promise.all(visitors);
  return counts;
}

async function ask(to: number, agent: Agent, place: number): Promise<string> {
  try {
    const headers = { 'X-Forwarded-For': `10.0.${place}.1` };
    const [response] = await once(
      get({ host: '127.0.0.1', port: to, path: '/api/mint-stats', agent, headers }),
      'response',
    );
    response.resume();
    await once(response, 'end');
    return String(response.statusCode);
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  }
}
