// Two servers of an ordinary Postgres, one following the other, and an API that reads from both while blocks come.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '#postgres/migrate.ts';
import { type Db, openPool } from '#postgres/database.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { freePort } from '#postgres/probe-port.ts';
import { until } from '#testing/ledger.ts';

export type ReplicaRunOptions = {
  /** Folder of initdb, pg_basebackup and postgres. */
  readonly bin: string;
  /** User and group whose servers they are; nobody may run Postgres as root. */
  readonly owner: { readonly uid: number; readonly gid: number };
  readonly blocks: number;
};

export type ReplicaRunReport = {
  readonly postgres: string;
  /** Reads of an account while blocks came, by who answered. */
  readonly following: Counts;
  /** From the writing of a block until the replica was read again, milliseconds: the middle and the worst. */
  readonly laterMs: { readonly middle: number; readonly worst: number };
  /** While the replica stood still. */
  readonly paused: Counts;
  /** While the replica was down. */
  readonly down: Counts;
  /** The slowest read of that time, milliseconds. */
  readonly downWorstMs: number;
  /** While the primary was down. */
  readonly alone: Counts;
  /** Reads that reported less than one before had reported, or were no answer. */
  readonly wrong: number;
};

type Counts = { readonly replica: number; readonly primary: number };
type Server = { readonly url: string; stop(): Promise<void>; start(): Promise<void> };

const ZERO = `0x${'0'.repeat(40)}` as const;
const APE = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
const READS = 200;

/** Runs it in a folder of its own, which is gone afterwards. */
export async function replicaRun({ bin, owner, blocks }: ReplicaRunOptions): Promise<ReplicaRunReport> {
  const folder = await mkdtemp(join(tmpdir(), 'lilape-replica-'));
  await chmod(folder, 0o755);
  await chown(folder, owner.uid, owner.gid);
  const run = runner(bin, owner);
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  await run('initdb', ['-D', primaryData, '-U', 'postgres', '-A', 'trust', '--no-sync']);
  const primary = serverIn(run, primaryData, await freePort());
  await primary.start();
  const from = new URL(primary.url);
  const source = ['-h', '127.0.0.1', '-p', from.port, '-U', 'postgres'];
  await run('pg_basebackup', [...source, '-D', replicaData, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
  const replica = serverIn(run, replicaData, await freePort());
  await replica.start();
  try {
    return await measure(primary, replica, blocks);
  } finally {
    await replica.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(primary: Server, replica: Server, blocks: number): Promise<ReplicaRunReport> {
  const pool = openPool(primary.url, () => undefined);
  const copy = openPool(replica.url, () => undefined, { timeoutMs: 1_000, queryMs: 1_000 });
  await migrate(pool);
  const writer = new Client(primary.url);
  writer.on('error', () => undefined);
  await writer.connect();
  const ledger = await startTestLedger(writer);
  const next = async () => {
    await ledger.block([], 'a', { holders: [{ from: ZERO, to: APE, tokens: 10n ** 18n }] });
    await ledger.note();
  };
  await next();
  await ledger.index();
  // A reader who is never limited.
  let limitMs = 0;
  const limitClock = () => (limitMs += 60_000);
  const rig = await startApiRig({ pool, databaseUrl: primary.url, replica: copy, limitClock });
  await rig.untilVersion(1n);
  const reader = readerOf(rig);
  const isRead = async () => {
    const before = await countsOf(rig);
    await reader.read();
    return (await countsOf(rig)).replica > before.replica;
  };
  const untilRead = () => until(isRead, () => 'the replica is not read');
  await untilRead();

  const later: number[] = [];
  let before = await countsOf(rig);
  for (let block = 0; block < blocks; block += 1) {
    // One block after the other, with reads between them.
    await next();
    const startedAt = performance.now();
    await untilRead();
    later.push(performance.now() - startedAt);
    await reader.many(READS);
  }
  const following = await since(rig, before);
  later.sort((a, b) => a - b);

  await copy.query('select pg_wal_replay_pause()');
  await until(
    async () => (await pauseOf(copy)) === 'paused',
    () => 'the replica goes on',
  );
  await next();
  await until(
    async () => (await stateOf(rig)) === 'behind',
    () => 'the replica is not behind',
  );
  before = await countsOf(rig);
  await reader.many(READS);
  const paused = await since(rig, before);
  await copy.query('select pg_wal_replay_resume()');
  await untilRead();

  before = await countsOf(rig);
  await replica.stop();
  reader.worstMs = 0;
  await reader.many(READS);
  const down = await since(rig, before);
  const downWorstMs = reader.worstMs;
  await replica.start();
  await untilRead();

  before = await countsOf(rig);
  await primary.stop();
  await reader.many(READS);
  const alone = await since(rig, before);

  const version = await copy.query<{ server_version: string }>('show server_version');
  await rig.close();
  await writer.end().catch(() => undefined);
  await copy.end();
  await pool.end();
  return {
    postgres: version.rows[0]?.server_version ?? '',
    following,
    laterMs: { middle: later[Math.floor(later.length / 2)] ?? 0, worst: later.at(-1) ?? 0 },
    paused,
    down,
    downWorstMs,
    alone,
    wrong: reader.wrong,
  };
}

/** Asks for an account whose balance only grows. */
function readerOf(rig: ApiRig) {
  let reported = 0;
  const reader = {
    wrong: 0,
    worstMs: 0,
    async read(): Promise<void> {
      const startedAt = performance.now();
      const response = await rig.request(`/api/holders/${APE}`);
      const { balance } = (await response.json()) as { balance?: string };
      reader.worstMs = Math.max(reader.worstMs, performance.now() - startedAt);
      if (response.status !== 200 || !(Number(balance) >= reported)) reader.wrong += 1;
      else reported = Number(balance);
    },
    async many(count: number): Promise<void> {
      for (let i = 0; i < count; i += 1) await reader.read();
    },
  };
  return reader;
}

async function countsOf(rig: ApiRig): Promise<Counts> {
  const text = await rig.api.parts.metrics.render();
  const count = (place: string) =>
    Number(new RegExp(`^database_reads_total\\{place="${place}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { replica: count('replica'), primary: count('primary') };
}

async function since(rig: ApiRig, before: Counts): Promise<Counts> {
  const now = await countsOf(rig);
  return { replica: now.replica - before.replica, primary: now.primary - before.primary };
}

const stateOf = async (rig: ApiRig) => await rig.api.parts.reads.state();

const pauseOf = async (copy: Db) =>
  (await copy.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state;

type Run = (program: string, args: readonly string[]) => Promise<void>;

const runner =
  (bin: string, { uid, gid }: ReplicaRunOptions['owner']): Run =>
  async (program, args) => {
    const own = userInfo().uid === uid ? {} : { uid, gid };
    const child = spawn(join(bin, program), args, {
      ...own,
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`);
  };

function serverIn(run: Run, data: string, port: number): Server {
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c wal_level=replica`;
  const control = (verb: string, ...args: string[]) =>
    run('pg_ctl', [verb, '-D', data, '-w', '-l', `${data}.log`, ...args]);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: () => control('start', '-o', settings),
    // Whoever is down already is so.
    stop: () => control('stop', '-m', 'immediate').catch(() => undefined),
  };
}
