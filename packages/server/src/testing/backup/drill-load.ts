// The machine that a drill loses: a database of its own, a worker that backs it up, and somebody who writes rows without a pause.
// It says on its output what was acknowledged, a line of JSON each.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { backupJob } from '#backup/job.ts';
import { KEPT } from '#backup/tables.ts';
import { openVault } from '#backup/vault.ts';
import { readConfig } from '#config.ts';
import { createMetrics } from '#metrics.ts';
import { openDatabase } from '#postgres/database.ts';
import { migrate } from '#postgres/migrate.ts';
import { cidOf } from '#studio/block.ts';
import { type PublishedFiles, publishedCids, publishedFiles } from '#studio/files.ts';
import type { DrillLine } from '#testing/backup/drill.ts';
import { APE, fillKeptTables } from '#testing/backup/rows.ts';
import { SILENT_LOG } from '#testing/ledger.ts';
import { startWorker } from '#worker/start.ts';

const say = (line: DrillLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** Each writes one row, made of `n`, and gives it back as text. */
const ACTS: readonly { table: string; sql: string }[] = [
  {
    table: 'app.messages',
    sql: `insert into app.messages as t (kind, html, text, state) values ('post', $1, $1, 'sent')
      returning md5(t::text) as row, 'message ' || t.id as place`,
  },
  {
    table: 'app.messages',
    sql: `update app.messages t set seen_at = clock_timestamp(), fault = $1
      where id = (select max(id) from app.messages)
      returning md5(t::text) as row, 'message ' || t.id as place`,
  },
  {
    table: 'app.applications',
    sql: `insert into app.applications as t (request_id, content, identity, project, links, contact, pitch, language)
      values (gen_random_uuid(), '\\x01', $1, $1, '{}', 'someone@example.org', $1, 'en') returning md5(t::text) as row`,
  },
  {
    table: 'app.alerted_purchases',
    sql: `insert into app.alerted_purchases as t (tx_hash, ordinal) values (sha256($1::text::bytea), 9) returning md5(t::text) as row`,
  },
  {
    table: 'app.admin_actions',
    sql: `insert into app.admin_actions as t (action, detail) values ('drill', jsonb_build_object('n', $1::text)) returning md5(t::text) as row`,
  },
  {
    table: 'app.game_scores',
    sql: `insert into app.game_scores as t (day, score, ticks, outcome, trace, log)
      values ('2026-02-28', 1, 1, 'won', $1, '\\x00') returning md5(t::text) as row`,
  },
  {
    table: 'app.site_versions',
    sql: `insert into app.site_versions as t (version, content)
      select max(version) + 1, jsonb_build_object('n', $1::text) from app.site_versions returning md5(t::text) as row`,
  },
  {
    table: 'app.launches',
    sql: `update app.launches t set version = version + 1, project = $1 returning md5(t::text) as row, 'launch' as place`,
  },
];
const EVERY_FILE = 25;

async function act(pool: Pool, files: PublishedFiles, n: number): Promise<void> {
  const text = `row ${n}`;
  if (n % EVERY_FILE === 0) {
    const bytes = createHash('sha512').update(text).digest();
    const cid = await files.keep(bytes);
    const { rows } = await pool.query<{ row: string }>(
      `insert into app.painted_apes as t (token_id, image_cid, metadata_cid) values ($1, $2, $2) returning md5(t::text) as row`,
      [n + 1_000, cid],
    );
    say({ kind: 'acknowledged', table: 'app.painted_apes', row: rows[0]?.row ?? '', atMs: Date.now(), cid });
    return;
  }
  const { table, sql } = ACTS[n % ACTS.length] ?? { table: '', sql: '' };
  const { rows } = await pool.query<{ row: string; place?: string }>(sql, [text]);
  const [{ row, place } = { row: '' }] = rows;
  say({ kind: 'acknowledged', table, row, atMs: Date.now(), ...(place === undefined ? {} : { place }) });
}

const rowsWanted = Number(process.argv[2]);
const everyMs = Number(process.argv[3]);
const { dataDir, backup, chainId } = readConfig(process.env);
if (backup === null) throw new Error('A drill needs BACKUP_URL.');
const database = await openDatabase({ dataDir });
const { pool } = database;
await migrate(pool);
const folder = join(dataDir, 'published');
const files = publishedFiles(folder);
await fillKeptTables(pool);
await files.keep(APE);
await pool.query(
  `insert into app.alerted_purchases (tx_hash, ordinal, at) select sha256(n::text::bytea), 7, 'epoch' from generate_series(1, $1::integer) n`,
  [rowsWanted],
);
// As many in the ledger, of a tenth as many buyers: it goes along with a backup.
await pool.query(
  `insert into ledger.sale_events (tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, account, coin, units, tokens, raised_units, version)
   select sha256(n::text::bytea), 0, 1000 + n / 5, n % 5, sha256((n / 5)::text::bytea), 1800000000 + n / 5, 'Purchased',
     substring(sha256((n % ($1::integer / 10 + 1))::text::bytea) for 20), 'USDT', 120000000, 1e23, n * 120000000::bigint, n
   from generate_series(1, $1::integer) n`,
  [rowsWanted],
);
await pool.query(
  `insert into ledger.sale_accounts select account, sum(units), 0, sum(tokens), false, false, false
   from ledger.sale_events group by account`,
);
/** What is changed again and again has a place of its own; anything else is as it was written. */
const PLACES: Readonly<Record<string, string>> = {
  'app.launches': `'launch'`,
  'app.messages': `'message ' || t.id`,
};
for (const table of KEPT.filter((name) => name !== 'watch.progress')) {
  const { rows } = await pool.query<{ row: string; place: string | null }>(
    `select md5(t::text) as row, ${PLACES[table] ?? 'null'} as place from ${table} t
     ${table === 'app.alerted_purchases' ? 'where ordinal <> 7' : ''}`,
  );
  for (const { row, place } of rows)
    say({ kind: 'acknowledged', table, row, atMs: Date.now(), ...(place === null ? {} : { place }) });
}
say({ kind: 'acknowledged', table: '', row: '', atMs: Date.now(), cid: cidOf(APE) });
const job = backupJob({
  pool,
  vault: openVault(backup),
  chainId,
  files,
  folderCids: () => publishedCids(folder),
  log: SILENT_LOG,
});
startWorker({
  db: pool,
  jobs: [
    {
      ...job,
      everyMs,
      async run(db, signal) {
        say({ kind: 'backup-begins', atMs: Date.now() });
        await job.run(db, signal);
        say({ kind: 'backup-done', atMs: Date.now() });
      },
    },
  ],
  log: SILENT_LOG,
  metrics: createMetrics(),
  lookMs: Math.min(1_000, everyMs),
});
say({ kind: 'up', postgresPid: database.serverPid() ?? 0 });
for (let n = 0; ; n += 1) await act(pool, files, n);
