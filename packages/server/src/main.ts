// The server: reads its settings, builds its adapters, starts its roles and ends in order.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeployment } from '@lilape/contracts/deploy/record-file';
import type pg from 'pg';
import { BASE_CHAIN_ID } from '@lilape/domain/chains';
import type { Deployment } from '@lilape/contracts/deployment';
import { type Api, startApi } from '#api.ts';
import { adminAccess } from '#admin/access.ts';
import { keepFirstPassword } from '#admin/kept-password.ts';
import { walletsOf } from '#admin/settings.ts';
import { askFence } from '#backup/job.ts';
import { openVault } from '#backup/vault.ts';
import { type Config, readConfig } from '#config.ts';
import { settingsInTheClear } from '#in-the-clear.ts';
import { openSecretFiles, withSecretFiles } from '#secret-files.ts';
import { prepareDatabase } from '#postgres/prepare.ts';
import { type Log, createLog } from '#log.ts';
import { type Database, openDatabase, openPool } from '#postgres/database.ts';
import { createBudget } from '#chain/budget.ts';
import { openEndpoints } from '#chain/endpoints.ts';
import { createFailover } from '#chain/failover.ts';
import { createChainReads } from '#chain/reads.ts';
import { refuseOtherChain } from '#chain/refuse-other-chain.ts';
import { openBeacon } from '#draws/beacon/open-beacon.ts';
import { createRoleHealth } from '#role-health.ts';
import { ConfigError } from '#settings.ts';
import { StartError } from '#start-error.ts';
import { openStudio } from '#studio/studio.ts';
import { type Metrics, createMetrics } from '#metrics.ts';
import type { NodeServer } from '#http/node-server.ts';
import { serveStatus } from '#http/status.ts';
import { tellDisk } from '#operations/disks.ts';
import { addOperationsFigures } from '#operations/figures.ts';
import { jobsOf } from '#worker/jobs-of.ts';
import { type Worker, startWorker } from '#worker/start.ts';
import { watchedSubject } from '#projections.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

const PAGE_FOLDER = fileURLToPath(new URL('../../web/dist/client/', import.meta.url));
/** After this an end that hangs is cut short. */
const STOP_MS = 15_000;
const REPLICA_MS = 1_000;

type Running = {
  readonly database: Database;
  /** Whether the database has the tables of this program. */
  isPrepared: boolean;
  /** A copy of it, for reads of the API. */
  readonly replica?: pg.Pool;
  api?: Api;
  watcher?: Watcher;
  worker?: Worker;
  /** Health and metrics where there is no API. */
  status?: NodeServer;
  stopTellingDisk?: () => void;
};

async function start(config: Config, log: Log, signal: AbortSignal): Promise<Running> {
  const metrics = createMetrics();
  const deployment = requireDeployment(config.chainId);
  // Beside the database's own start.
  const refused = refuseOtherChain(openEndpoints(config.rpcUrls), config.chainId);
  refused.catch(() => undefined);
  if (!config.isCompared && config.chainId === BASE_CHAIN_ID)
    log.warn('endpoints.one', {
      sentence: 'TRUST_ONE_ENDPOINT is set: what the endpoint leaves out is found by the contracts alone.',
    });
  const tell = (sentence: string) => log.info('database', { sentence });
  const { databaseUrl, dataDir, databasePool: connections } = config;
  const database = await openDatabase({ databaseUrl, dataDir, connections, log: tell, signal });
  // One that does not answer soon is passed by.
  const replica =
    config.replicaUrl !== undefined && config.roles.has('api')
      ? {
          replica: openPool(config.replicaUrl, tell, {
            connections,
            timeoutMs: REPLICA_MS,
            queryMs: REPLICA_MS,
          }),
        }
      : {};
  const running: Running = { database, isPrepared: false, ...replica };
  addOperationsFigures(metrics, database.pool);
  try {
    // The API listens first: it says that it is starting while the database is being prepared.
    if (config.roles.has('api')) running.api = await serve(config, deployment, running, log, metrics);
    else running.status = await serveRoles(config, running, log, metrics);
    // What was read before is served meanwhile, however long an endpoint takes to say which chain it shows.
    const prepare = async () => {
      await prepareDatabase(database, log, signal);
      running.isPrepared = !signal.aborted;
    };
    await Promise.all([refused, prepare()]);
    if (config.roles.has('api') && !signal.aborted) await keepPassword(config, database, log);
    if (config.roles.has('watcher') && !signal.aborted)
      running.watcher = startWatcher({
        databaseUrl: database.url,
        rpcUrls: config.rpcUrls,
        paceMs: config.paceMs,
        onCall: countCall(metrics),
        subject: watchedSubject(deployment, config.lowPoolTokens),
        log,
        onAlarm: ({ code }) => metrics.count('alarms_raised_total', { code }),
      });
    if (signal.aborted) return running;
    running.stopTellingDisk = tellDisk(database.pool, dataDir, log);
    if (config.roles.has('worker')) await lookAtBackup(config, database, log);
    const { all, keeper, look } = jobsOf({ config, deployment, pool: database.pool, log, metrics });
    // Whoever runs looks for alarms: where no worker does, somebody has to say so.
    const own = config.roles.has('worker') ? all : [look];
    const jobs = config.roles.has('keeper') ? [...own, ...keeper] : own;
    running.worker = startWorker({ db: database.pool, jobs, log, metrics });
    return running;
  } catch (error) {
    await stop(running);
    throw error;
  }
}

/** Every call is paid for. */
const countCall = (metrics: Metrics) => (endpoint: number) =>
  metrics.count('rpc_calls_total', { endpoint: String(endpoint) });

/** The first password of the setting goes into the database, once and for all processes. */
async function keepPassword(
  { admin: { firstPassword } }: Config,
  { pool }: Database,
  log: Log,
): Promise<void> {
  if (firstPassword === null) return;
  const kept = await keepFirstPassword(pool, firstPassword);
  if (kept === 'kept')
    log.info('admin.password-kept', { sentence: 'ADMIN_PASSWORD is kept as its hash: remove the setting.' });
  else if (kept === 'other')
    log.warn('admin.password-ignored', {
      sentence:
        'ADMIN_PASSWORD is not the password that the database keeps, and changes nothing: remove the setting; “npm run admin:password” makes a new password.',
    });
}

/** Says that there is no backup, or asks whether this machine was replaced. */
async function lookAtBackup({ backup }: Config, { pool }: Database, log: Log): Promise<void> {
  if (backup !== null) await askFence(openVault(backup), pool, log);
  else
    log.warn('backup.none', {
      sentence:
        'No backup is taken: set BACKUP_URL and BACKUP_KEY, or lose with this machine what is not on the chain.',
    });
}

async function serve(
  config: Config,
  deployment: Deployment,
  running: Running,
  log: Log,
  metrics: Metrics,
): Promise<Api> {
  const { database, replica } = running;
  const endpoints = openEndpoints(config.rpcUrls, countCall(metrics));
  const ask = createFailover(endpoints);
  const chain = createChainReads(ask, deployment.contracts.presale, createBudget(), endpoints);
  const { studioKey: key, branchKey, apesUrl: siteUrl, dataDir, publishing } = config;
  if (key !== undefined && branchKey === undefined)
    log.warn('studio.closed', {
      sentence: 'STUDIO_KEY is set but BRANCH_KEY is not: no ape can be minted here.',
    });
  const folder = join(dataDir, 'published');
  const thumbnailFolder = join(dataDir, 'thumbnails');
  const studio =
    key === undefined || branchKey === undefined
      ? null
      : await openStudio({
          deployment,
          key,
          branchKey,
          siteUrl,
          folder,
          thumbnailFolder,
          publishing,
          db: database.pool,
          chain,
          log,
          metrics,
        });
  const api = await startApi({
    config,
    version: await readVersion(),
    hasBackup: config.backup !== null,
    isPrepared: () => running.isPrepared,
    isCompared: config.isCompared,
    deployment,
    pool: database.pool,
    databaseUrl: database.url,
    replica: replica ?? null,
    chain,
    endpoints,
    studio,
    telegram: config.telegram,
    beacon: openBeacon(deployment.chainId, config.beaconUrls, log),
    admin: adminAccess(
      { hash: config.admin.hash, wallets: walletsOf(config.admin, deployment) },
      database.pool,
    ),
    pageFolder: PAGE_FOLDER,
    log,
    metrics,
  });
  log.info('api.listening', { url: `http://${config.host}:${api.port}` });
  return api;
}

/** Tells of a process that serves no pages, on a port that never is in the way of another's. */
async function serveRoles(config: Config, running: Running, log: Log, metrics: Metrics): Promise<NodeServer> {
  const { host, statusPort: port, roles } = config;
  const health = createRoleHealth({
    db: running.database.pool,
    roles,
    isUp: () => running.watcher !== undefined || running.worker !== undefined,
    isLeading: () => running.watcher?.isLeading() ?? false,
    hasBackup: config.backup !== null,
    isCompared: config.isCompared,
  });
  const server = await serveStatus({ metrics, health, log }, { host, port });
  log.info('status.listening', { url: `http://${host}:${server.port}` });
  return server;
}

async function stop({
  api,
  watcher,
  worker,
  status,
  stopTellingDisk,
  database,
  replica,
}: Running): Promise<void> {
  stopTellingDisk?.();
  await api?.close();
  await watcher?.stop();
  await worker?.stop();
  await status?.close();
  await replica?.end();
  await database.close();
}

function requireDeployment(chainId: number): Deployment {
  const deployment = readDeployment(chainId);
  if (deployment === null)
    throw new ConfigError(
      `There is no deployment on chain ${chainId}: packages/contracts/deployments/${chainId}.json is missing.`,
    );
  return deployment;
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The reason in one sentence where the operator can mend it; undefined for a fault of ours. */
function sentenceOf(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code, path } = error as { code?: unknown; path?: string };
  const place = `${config?.host}:${config?.port}`;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is already in use: stop the program that uses it, or set PORT.`;
  if (code === 'EACCES' && path === undefined)
    return `This user may not listen on ${place}: choose a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${config?.host} is no address of this machine.`;
  // 53100: Postgres' word for the same.
  if (code === 'ENOSPC' || code === '53100')
    return `The disk that holds DATA_DIR ${config?.dataDir} is full: make room on it.`;
  if (path !== undefined && FOLDER_FAULTS.has(String(code)))
    return `DATA_DIR ${config?.dataDir} cannot be used (${String(code)} at ${path}): choose a folder that this user may write.`;
  return undefined;
}

const FOLDER_FAULTS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP']);

/** Ends the process if an orderly end takes too long. */
function cutShort(log: Log, drainMs: number): void {
  setTimeout(() => {
    log.error('server.cut-short');
    process.exit(1);
  }, STOP_MS + drainMs).unref();
}

async function main(): Promise<void> {
  let log = createLog('info');
  let config: Config | undefined;
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ending.abort(name));
  // Nothing else runs where only the worker was asked for.
  const alive = setInterval(() => undefined, 2 ** 30);
  try {
    config = readConfig(process.env);
    log = createLog(config.logLevel);
    const settings = settingsInTheClear(withSecretFiles(process.env));
    if (settings.length > 0)
      log.warn('config.in-the-clear', {
        settings,
        sentence:
          'They lead to other machines without TLS: what goes there can be read and changed on its way.',
      });
    const openFiles = openSecretFiles(process.env);
    if (openFiles.length > 0)
      log.warn('config.open-files', {
        settings: openFiles,
        sentence: 'Every user of this machine can read or write their files: chmod 600 them.',
      });
    const { drainMs } = config;
    void ended.then(() => cutShort(log, drainMs));
    const running = await start(config, log, ending.signal);
    log.info('server.started', { roles: [...config.roles], chainId: config.chainId });
    await ended;
    log.info('server.stopping');
    await running.api?.drain(config.drainMs);
    await stop(running);
    log.info('server.stopped');
  } catch (error) {
    if (ending.signal.aborted) {
      log.info('server.stopped', { reason: 'it was asked to stop before it was up' });
      return;
    }
    const sentence = sentenceOf(error, config);
    if (sentence === undefined) log.error('server.failed', { error });
    else process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  } finally {
    clearInterval(alive);
  }
}

process.on('uncaughtException', (error) => {
  createLog('error').error('server.crashed', { error });
  process.exit(1);
});

await main();
// Whatever still runs is of no use any more.
process.exit();
