// The composition as far as it goes without Docker, once: npx node scripts/ops/run-composition.ts
// Debian's PostgreSQL, Caddy, Prometheus and Alertmanager by the composition's own lines, our processes by the image's, on a local chain.
// Behind the proxy it signs in, sends a first post to a bot of its own, buys, and ends a process, until the pager has heard of it.
// Needs root, for ports 80 and 443, and the packages postgresql, caddy, prometheus and prometheus-alertmanager.
import { randomBytes } from 'node:crypto';
import { type ChildProcess, type SpawnOptions, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';

import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { LOCAL_BRANCH_KEY } from '@lilape/server/config';
import { chromium } from 'playwright';

import { startBotApi, BOT_TOKEN, GROUP } from '../../packages/server/src/testing/bot-api-double.ts';
import { startDouble } from '../../packages/server/src/testing/double.ts';
import { newFolder, run as startStack } from '../stack-tests/rig.ts';
import { readComposition, readImage } from './composition.ts';

const root = resolve(import.meta.dirname, '../..');
const SITE = 'https://lilape.example';
const PASSWORD = randomBytes(16).toString('hex');
const start = promisify(execFile);
const { services } = readComposition();
const image = readImage();
const folder = mkdtempSync(join(tmpdir(), 'lilape-composition-'));
chmodSync(folder, 0o755);
const children = new Map<string, ChildProcess>();
const said = (text: string) =>
  console.log(`${(performance.now() / 1_000).toFixed(1).padStart(6)} s  ${text}`);

async function until(what: string, isSo: () => Promise<boolean>, seconds = 120): Promise<void> {
  const lastMs = performance.now() + seconds * 1_000;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > lastMs) throw new Error(`It never came to this: ${what}`);
    await wait(200);
  }
  said(what);
}

function launch(name: string, program: string, args: readonly string[], options: SpawnOptions = {}) {
  const log = join(folder, `${name}.log`);
  const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => writeFileSync(log, chunk as Buffer, { flag: 'a' }));
  children.set(name, child);
  return child;
}

const commandOf = (name: string, changes: Readonly<Record<string, string>>) =>
  (services[name]?.command ?? []).map((word) =>
    Object.entries(changes).reduce((text, [from, to]) => text.replace(from, to), word),
  );

/** As the image's entrypoint does: a cluster with one superuser and the database. */
async function startPostgres(): Promise<string> {
  const bin = (
    await start('pg_config', ['--bindir']).catch(() => ({ stdout: '/usr/lib/postgresql/15/bin' }))
  ).stdout.trim();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  // It refuses to run as root.
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await start('id', [flag, 'postgres'])).stdout)),
  );
  chownSync(data, uid ?? 0, gid ?? 0);
  const asPostgres = { uid, gid, cwd: folder } as SpawnOptions;
  const password = join(folder, 'password');
  writeFileSync(password, 'monkey-business', { mode: 0o644 });
  const made = launch(
    'initdb',
    join(bin, 'initdb'),
    ['-D', data, '-U', 'lilape', '--pwfile', password, '--auth', 'scram-sha-256'],
    asPostgres,
  );
  await once(made, 'exit');
  children.delete('initdb');
  launch(
    'postgres',
    join(bin, 'postgres'),
    ['-D', data, '-k', data, ...commandOf('postgres', {})],
    asPostgres,
  );
  const [, health = ''] = services['postgres']?.healthcheck?.test ?? [];
  await until(`postgres: ${health}`, async () => (await start('sh', ['-c', health]), true));
  await start(join(bin, 'createdb'), ['-h', '127.0.0.1', '-U', 'lilape', 'lilape'], {
    env: { ...process.env, PGPASSWORD: 'monkey-business' },
  });
  return 'postgres://lilape:monkey-business@127.0.0.1:5432/lilape';
}

/** What Prometheus says to a query, the values alone. */
const metric = async (query: string) => {
  const answer = (await (
    await fetch(`http://127.0.0.1:9090/api/v1/query?query=${encodeURIComponent(query)}`)
  ).json()) as { data: { result: { value: [number, string] }[] } };
  return answer.data.result.map(({ value }) => value[1]);
};

const local = await newFolder();
const stack = startStack(local);
const bot = await startBotApi();
const bell = await startDouble(() => ({ status: 200 }));
/** Names of the alarms that came to an address of the bell. */
const rung = (path: string) =>
  new Set(
    bell.requests
      .filter(({ url }) => url.pathname === path)
      .flatMap(
        ({ body }) =>
          (JSON.parse(body.toString()) as { alerts: { labels: Record<string, string> }[] }).alerts,
      )
      .map(
        ({ labels }) =>
          `${labels['alertname']}${labels['instance'] === undefined ? '' : ` ${labels['instance']}`}`,
      ),
  );
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--host-resolver-rules=MAP lilape.example 127.0.0.1'],
});

try {
  await stack.started();
  said('a local chain');
  const lilapeEnv = {
    ...parseEnv(readFileSync(join(root, '.env.example'), 'utf8')),
    STUDIO_KEY: localPrivateKey('studioSigner'),
    BRANCH_KEY: LOCAL_BRANCH_KEY,
    KEEPER_KEY: `0x${'3'.repeat(64)}`,
    BACKUP_KEY: '4'.repeat(64),
    BACKUP_URL: `file://${join(folder, 'backup')}`,
    DATABASE_URL: await startPostgres(),
    RPC_URL: stack.rpcUrl,
    PUBLIC_RPC_URL: stack.rpcUrl,
    LILAPE_SITE_URL: SITE,
    ADMIN_PASSWORD: PASSWORD,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_CHAT_ID: String(GROUP.id),
    TELEGRAM_API_URL: bot.url,
  };
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
  for (const [name, { environment = {} }] of ours) {
    const env = {
      PATH: process.env['PATH'],
      ...image.env,
      ...lilapeEnv,
      ...environment,
      DATA_DIR: join(folder, 'data'),
    };
    launch(name, process.execPath, image.entrypoint.slice(1), { env });
  }
  for (const [name, { environment = {} }] of ours)
    await until(`${name} is healthy`, async () => {
      const env = { PATH: process.env['PATH'], ...image.env, ...environment };
      await start(process.execPath, image.healthcheck.slice(1), { env });
      return true;
    });

  const caddyfile = join(folder, 'Caddyfile');
  const ofSite = readFileSync(join(root, 'ops/caddy/Caddyfile'), 'utf8');
  writeFileSync(
    caddyfile,
    `{\n\tskip_install_trust\n}\n${ofSite.replace('lilape.example {', 'lilape.example {\n\ttls internal')}`,
  );
  launch('proxy', 'caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const bells = join(folder, 'prometheus');
  cpSync(join(root, 'ops/prometheus'), bells, { recursive: true });
  const passOn = join(bells, 'alertmanager.yaml');
  writeFileSync(
    passOn,
    readFileSync(passOn, 'utf8')
      .replace('https://pager.example/lilape', `${bell.url}/pager`)
      .replace('https://switch.example/lilape', `${bell.url}/switch`),
  );
  launch(
    'alertmanager',
    'prometheus-alertmanager',
    commandOf('alertmanager', {
      '/etc/alertmanager': bells,
      '=/alertmanager': `=${join(folder, 'alertmanager')}`,
    }),
  );
  launch('prometheus', 'prometheus', [
    ...commandOf('prometheus', { '/etc/prometheus': bells }),
    `--storage.tsdb.path=${join(folder, 'metrics')}`,
  ]);

  const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: 'en' });
  await until('the proxy serves home', async () => (await page.goto(`${SITE}/`))?.status() === 200);
  // As a visitor's browser asks: it alone knows where the site's name leads.
  const ask = (path: string) =>
    page.evaluate(async (asked) => {
      const answer = await fetch(asked);
      return { status: answer.status, text: await answer.text() };
    }, path);
  for (const path of ['/metrics', '/api/live', '/api/ready'])
    if ((await ask(path)).status !== 404) throw new Error(`${path} is shown.`);
  await until('health says ok', async () => (await ask('/api/')).text.includes('"status":"ok","version"'));

  await page.goto(`${SITE}/admin`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('button', { name: /^Send Post/, disabled: false })
    .first()
    .click();
  await until('the group has the first post', async () => bot.arrived.length > 0);

  await page.goto(`${SITE}/`);
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).click();
  const modal = page.getByRole('dialog', { name: /Buy|Receipt/ });
  await modal.getByRole('textbox', { name: 'You pay' }).fill('120');
  await modal.getByRole('button', { name: /^Buy/ }).click();
  await modal.getByText('Purchase Successful!').first().waitFor({ timeout: 60_000 });
  said('bought behind the proxy, reported by its event stream');

  await until(
    'Prometheus scrapes six processes',
    async () => (await metric('up{job="lilape"}')).join() === '1,1,1,1,1,1',
  );
  await until('the switch hears the watchdog', async () => rung('/switch').has('LilapeWatchdog'));
  const keptQuiet = [...rung('/pager')];
  said(`the pager has heard: ${keptQuiet.join(', ') || 'nothing'}`);
  children.get('worker-2')?.kill('SIGKILL');
  await until(
    'the pager hears of a worker that was killed',
    async () => rung('/pager').has('LilapeProcessDown 127.0.0.1:3022'),
    180,
  );
  await until('a backup is whole', async () =>
    (await metric('max(backup_age_seconds)')).some((age) => Number(age) < 120),
  );

  const began = performance.now();
  const codes = await Promise.all(
    ours
      .filter(([name]) => name !== 'worker-2')
      .map(async ([name]) => {
        const child = children.get(name);
        if (child === undefined) throw new Error(name);
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        return ended;
      }),
  );
  said(
    `ended in ${((performance.now() - began) / 1_000).toFixed(1)} s: ${codes.map(([code]) => code).join()}`,
  );
} catch (error) {
  console.error(error);
  for (const name of children.keys())
    console.error(
      `--- ${name}\n${readFileSync(join(folder, `${name}.log`), { encoding: 'utf8', flag: 'a+' }).slice(-1_500)}`,
    );
  process.exitCode = 1;
} finally {
  await browser.close();
  for (const [name, child] of children) child.kill(name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  await wait(3_000);
  for (const child of children.values()) child.kill('SIGKILL');
  stack.child.kill('SIGTERM');
  await stack.ended();
  await bot.close();
  await bell.close();
  rmSync(local.dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
process.exit();
