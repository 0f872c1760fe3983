// A drill: a machine is lost at a random moment while rows are written, and restored; what was acknowledged is compared.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { KEPT } from '#backup/tables.ts';
import { openDatabase } from '#postgres/database.ts';
import { publishedFiles } from '#studio/files.ts';
import { type Losses, lossesOf } from '#testing/backup/losses.ts';
import { seededRandom } from '#testing/random.ts';

/** What the machine says. */
export type DrillLine =
  | Acknowledged
  | { readonly kind: 'up'; readonly postgresPid: number }
  | { readonly kind: 'backup-begins'; readonly atMs: number }
  | { readonly kind: 'backup-done'; readonly atMs: number };

/** A row that was written, as the hash of its text; what has the same `place` took its place. */
export type Acknowledged = {
  readonly kind: 'acknowledged';
  readonly table: string;
  readonly row: string;
  readonly atMs: number;
  readonly place?: string;
  /** A published file that was kept with it. */
  readonly cid?: string;
};

export type DrillOptions = {
  readonly seed: number;
  /** Purchases that were announced before it begins. */
  readonly rows: number;
  /** From the end of one backup to the next, milliseconds. */
  readonly everyMs: number;
};

export type DrillReport = Losses & {
  readonly acknowledged: number;
  /** The longest of the backups, milliseconds. */
  readonly backupMs: number;
  /** How old the oldest acknowledged write that is lost was, milliseconds; 0 where none is. */
  readonly rpoMs: number;
  /** From the loss until the rows are back, milliseconds. */
  readonly rtoMs: number;
};

const LOAD = fileURLToPath(new URL('./drill-load.ts', import.meta.url));
const RESTORE = fileURLToPath(new URL('../../../scripts/restore.ts', import.meta.url));

/** Runs one round in folders of its own, which are gone afterwards. */
export async function runDrill({ seed, rows, everyMs }: DrillOptions): Promise<DrillReport> {
  const root = await mkdtemp(join(tmpdir(), 'lilape-drill-'));
  // Root's Postgres runs as another user, who must get in.
  await chmod(root, 0o755);
  const settings = (dataDir: string) => ({
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: join(root, dataDir),
    BACKUP_URL: pathToFileURL(join(root, 'store')).href,
    BACKUP_KEY: Buffer.alloc(32, seed).toString('hex'),
  });
  try {
    const lines = await loseMachine(
      settings('lost'),
      { rows, everyMs },
      seededRandom(seed).below(2 * everyMs),
    );
    const lostAtMs = Date.now();
    await rm(join(root, 'lost'), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    await run(settings('restored'));
    const rtoMs = Date.now() - lostAtMs;
    const losses = lossesOf(lines, await readRestored(join(root, 'restored'), rows, lines));
    const acknowledged = rows + lines.filter(({ kind }) => kind === 'acknowledged').length;
    return {
      ...losses,
      acknowledged,
      backupMs: longestBackup(lines),
      rtoMs,
      rpoMs: losses.oldestLostMs === null ? 0 : lostAtMs - losses.oldestLostMs,
    };
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function longestBackup(lines: readonly DrillLine[]): number {
  let longest = 0;
  let beganMs = 0;
  for (const line of lines)
    if (line.kind === 'backup-begins') beganMs = line.atMs;
    else if (line.kind === 'backup-done') longest = Math.max(longest, line.atMs - beganMs);
  return longest;
}

/** Starts the machine and kills it, with its database, `afterMs` after its first backup; what it said. */
async function loseMachine(
  env: Record<string, string>,
  { rows, everyMs }: Pick<DrillOptions, 'rows' | 'everyMs'>,
  afterMs: number,
): Promise<DrillLine[]> {
  const child = spawn(process.execPath, [LOAD, String(rows), String(everyMs)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines: DrillLine[] = [];
  let postgresPid = 0;
  let isDying = false;
  const end = () => {
    kill(child, postgresPid);
  };
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as DrillLine;
    lines.push(line);
    if (line.kind === 'up') postgresPid = line.postgresPid;
    if (line.kind !== 'backup-done' || isDying) return;
    isDying = true;
    setTimeout(end, afterMs);
  });
  await closed;
  if (!isDying) throw new Error('The machine ended before its first backup.');
  return lines;
}

/** As a power cut would. */
function kill(child: ChildProcess, postgresPid: number): void {
  child.kill('SIGKILL');
  process.kill(postgresPid, 'SIGKILL');
}

async function run(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [RESTORE], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`The restore ended with ${code}.`);
}

/** The hashes of all restored rows by their tables, and the files that are there. */
async function readRestored(dataDir: string, rows: number, lines: readonly DrillLine[]) {
  const database = await openDatabase({ dataDir });
  try {
    const tables = new Map<string, Set<string>>();
    for (const table of KEPT) {
      const found = await database.pool.query<{ row: string }>(
        `select md5(t::text) as row from ${table} t ${table === 'app.alerted_purchases' ? 'where ordinal <> 7' : ''}`,
      );
      tables.set(table, new Set(found.rows.map(({ row }) => row)));
    }
    const reported = await database.pool.query<{ n: number }>(
      `select count(*)::integer as n from app.alerted_purchases a join generate_series(1, $1::integer) n
         on a.tx_hash = sha256(n::text::bytea) and a.ordinal = 7 and a.at = 'epoch'`,
      [rows],
    );
    const ledger = await database.pool.query<{ n: number }>(
      `select count(*)::integer as n from ledger.sale_events e join generate_series(1, $1::integer) n
         on e.tx_hash = sha256(n::text::bytea) and e.version = n and e.raised_units = n * 120000000::bigint
       join ledger.sale_accounts a on a.buyer = e.account and a.tokens >= e.tokens`,
      [rows],
    );
    const files = publishedFiles(join(dataDir, 'published'));
    const cids = new Set<string>();
    for (const line of lines)
      if (line.kind === 'acknowledged' && line.cid !== undefined && (await files.read(line.cid)) !== null)
        cids.add(line.cid);
    const found = (reported.rows[0]?.n ?? 0) + (ledger.rows[0]?.n ?? 0);
    return { tables, cids, missingBefore: 2 * rows - found };
  } finally {
    await database.close();
  }
}
