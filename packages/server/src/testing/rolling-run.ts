// Two APIs behind a proxy, ended and started again in turn while clients go on asking; counts what was lost of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '#postgres/migrate.ts';
import { openDatabase } from '#postgres/database.ts';
import { startTestChain } from '#testing/chain.ts';
import { freePort } from '#postgres/probe-port.ts';
import { SILENT_LOG, until, untilAtHead } from '#testing/ledger.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { startWatcher } from '#watcher/start.ts';

export const PROXIES = ['nginx', 'haproxy'] as const;
/** nginx learns of an end by what fails, HAProxy by asking `/api/ready`. */
export type ProxyName = (typeof PROXIES)[number];

export type RollingOptions = {
  readonly proxy: ProxyName;
  readonly restarts: number;
  /** Each sends one request after the other, some 30 a second. */
  readonly clients: number;
  /** `DRAIN_MS` of the APIs. */
  readonly drainMs: number;
  /** Empty folder for the database and what the proxy writes. */
  readonly dataDir: string;
  readonly tell?: (sentence: string) => void;
};

export type RollingReport = {
  readonly proxy: ProxyName;
  readonly restarts: number;
  readonly answered: number;
  /** How often a request got no answer or another than it should, by what came instead. */
  readonly lost: Readonly<Record<string, number>>;
  /** The slowest answer, milliseconds. */
  readonly worstMs: number;
};

type Asked = { readonly path: string; readonly body?: string; readonly expected: number };

/** Reads from memory, from the database, and what a proxy must not send twice. */
const ASKED: readonly Asked[] = [
  { path: '/api/stats', expected: 200 },
  { path: '/api/network/info', expected: 200 },
  { path: `/api/holders/0x${'1'.repeat(40)}`, expected: 200 },
  { path: '/api/buy', body: '{"userAddress":"nobody"}', expected: 400 },
];
/** Well within what one client may ask. */
const PAUSE_MS = 30;

/** Restarts one API after the other under load. @throws Error if the proxy is not installed or does not begin */
export async function rollingRun(options: RollingOptions): Promise<RollingReport> {
  const { proxy, restarts, dataDir, tell } = options;
  const [chain, database] = await Promise.all([
    startTestChain(),
    openDatabase({ dataDir: join(dataDir, 'db') }),
  ]);
  await migrate(database.pool);
  const watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
  const ports = [await freePort(), await freePort()] as const;
  const startApi = (port: number) =>
    startServerProcess({
      ROLE: 'api',
      PORT: String(port),
      DATABASE_URL: database.url,
      RPC_URL: chain.rpcUrl,
      TRUST_PROXY: '1',
      DRAIN_MS: String(options.drainMs),
    });
  const apis = ports.map(startApi);
  const port = await freePort();
  const ending: (() => Promise<void>)[] = [];
  try {
    await untilAtHead(database.pool, chain);
    await Promise.all(ports.map(untilReady));
    ending.push(await startProxy(proxy, dataDir, port, ports));
    const load = putLoad(port, options.clients);
    for (let restart = 0; restart < restarts; restart += 1) {
      const at = restart % 2;
      await apis[at]?.end();
      apis[at] = startApi(ports[at] ?? 0);
      await untilReady(ports[at] ?? 0);
      // As a supervisor that lets the proxy find the one before it ends the next.
      await wait(options.drainMs);
      tell?.(`${restart + 1} of ${restarts}, ${load.report().answered} answers`);
    }
    await load.end();
    return { proxy, restarts, ...load.report() };
  } finally {
    for (const end of ending) await end();
    await Promise.all(apis.map((api) => api.kill()));
    await watcher.stop();
    await database.close();
    await chain.stop();
  }
}

const untilReady = (port: number) =>
  until(
    async () => (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null))?.ok ?? false,
    () => `the API on port ${port} to be ready`,
  );

/** Clients with networks of their own, so that none meets the limit of another. */
function putLoad(port: number, clients: number) {
  const lost: Record<string, number> = {};
  const over = new AbortController();
  let [answered, worstMs] = [0, 0];
  const ask = async (client: number, agent: Agent, asked: Asked): Promise<void> => {
    const startedAt = performance.now();
    const found = await send(port, `127.${client + 1}.0.1`, agent, asked).catch(
      (error: Error) => error.message,
    );
    worstMs = Math.max(worstMs, performance.now() - startedAt);
    if (found === asked.expected) answered += 1;
    else {
      const what = `${asked.body === undefined ? 'GET' : 'POST'} ${asked.path}: ${found}`;
      lost[what] = (lost[what] ?? 0) + 1;
    }
  };
  const running = Array.from({ length: clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: true });
    for (let next = client; !over.signal.aborted; next += 1) {
      const asked = ASKED[next % ASKED.length];
      if (asked !== undefined) await ask(client, agent, asked);
      await wait(PAUSE_MS);
    }
    agent.destroy();
  });
  return {
    report: () => ({ answered, lost, worstMs: Math.round(worstMs) }),
    end: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}

function send(port: number, localAddress: string, agent: Agent, { path, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      { host: '127.0.0.1', port, localAddress, agent, path, method, headers },
      (incoming) => {
        incoming.on('error', reject).on('end', () => resolve(incoming.statusCode ?? 0));
        incoming.resume();
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Starts the proxy and returns how to end it. */
async function startProxy(
  name: ProxyName,
  folder: string,
  port: number,
  ports: readonly [number, number],
): Promise<() => Promise<void>> {
  const config = join(folder, `${name}.conf`);
  await writeFile(
    config,
    name === 'nginx' ? await nginxConfig(folder, port, ports) : haproxyConfig(port, ports),
  );
  const args = name === 'nginx' ? ['-p', folder, '-c', config] : ['-db', '-f', config];
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
      return (await fetch(`http://127.0.0.1:${port}/api/`).catch(() => null))?.ok ?? false;
    },
    () => `${name} to answer`,
  );
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

const NGINX_CONFIG = fileURLToPath(new URL('../../../../ops/nginx/lilape.conf', import.meta.url));

/** The one that is published, without TLS and on other ports. */
async function nginxConfig(
  folder: string,
  port: number,
  [one, other]: readonly [number, number],
): Promise<string> {
  const published = await readFile(NGINX_CONFIG, 'utf8');
  const site = published
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${other}`)
    // The server that only sends people on to TLS.
    .replace(/^server \{\n {4}listen 80;[^]*?\n\}\n/m, '')
    .replace(/^ {4}(listen \[::\]:443|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
access_log off;
${temporary.join('\n')}
${site}}
`;
}

const haproxyConfig = (port: number, [one, other]: readonly [number, number]) => `defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    option forwardfor
    option redispatch
    retries 3
frontend site
    bind 127.0.0.1:${port}
    default_backend apis
backend apis
    balance leastconn
    option httpchk GET /api/ready
    default-server check inter 1s fall 2 rise 2
    server one 127.0.0.1:${one}
    server other 127.0.0.1:${other}
`;
