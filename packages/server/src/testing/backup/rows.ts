// Rows for every kept table, with values that are hard to put into words and back.
import type { Db } from '#postgres/database.ts';
import { cidOf } from '#studio/block.ts';

/** A published file of the database, and one of an ape's. */
export const STORED = new TextEncoder().encode('a picture of a launch');
export const APE = new TextEncoder().encode('a picture of an ape');

const TEXTS = String.raw`'tab ' || chr(9) || ' line ' || chr(10) || ' back\slash \N \. обезьяна 🦍 ' || chr(13)`;

/** Puts at least a row into each kept table; some have the hard values, some nothing at all where that may be. */
export async function fillKeptTables(db: Db): Promise<void> {
  await db.query('update watch.progress set version = 12345, read_at_ms = 99, endpoints = 2');
  await db.query(
    `insert into watch.sale_orphans (tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, account, units, tokens, detail, version)
     values ('\\x00ff', 1, 9223372036854775807, 0, '\\x', -1, 'Purchased', null, 5, 123456789012345678901234567890.000000000000000001, '{"a": [1, null, "\\t"]}', 3)`,
  );
  await db.query(
    `insert into watch.alarms (code, detail, cleared_at) values ('DEEP_REORG', ${TEXTS}, null), ('SHORTFALL', '', '2026-01-01 00:00:00.000001+00')`,
  );
  await db.query(`insert into watch.surplus values ('sale', 'usdt', 1e30, 7)`);
  await db.query(`insert into app.admin_password (hash) values ('scrypt$hash')`);
  await db.query(
    `insert into app.admin_actions (action, session, client, who, detail) values ('sign-in', 'ab', '10.0.0.0/24', 'password', jsonb_build_object('x', ${TEXTS}))`,
  );
  await db.query(
    `insert into app.site_versions (version, content) values (1, '{"en": "\\u0001"}'), (2, '{}')`,
  );
  await db.query('insert into app.painted_apes (token_id, image_cid, metadata_cid) values (7, $1, $1)', [
    cidOf(APE),
  ]);
  await db.query(`insert into app.pins (cid, tries, fault) values ($1, 2, 'AWAY')`, [cidOf(APE)]);
  await db.query(`insert into app.vouchers (token_id, account, deadline) values (7, '\\x01', 'infinity')`);
  await db.query(`insert into app.ledger_parts values ('cid', 'sale', 1, 'a', 2, 'b', true, '-infinity')`);
  await db.query(`insert into app.file_checks (files) values (3)`);
  await db.query(`insert into app.file_findings select id, 'cid', 7, 'lost', null from app.file_checks`);
  await db.query('insert into app.published_files (cid, bytes) values ($1, $2)', [
    cidOf(STORED),
    Buffer.from(STORED),
  ]);
  await db.query(
    `insert into app.launches (id, project, text_en, text_ru, picture, links, allocation, symbol, places, launch_seconds, created_seconds, request_id)
     values (1, ${TEXTS}, '', 'текст', $1, array['https://a.example/"{},\\', ''], 1e24, 'APE', 3, 5, 6, gen_random_uuid())`,
    [cidOf(STORED)],
  );
  await db.query(`insert into app.launch_changes values (1, 2, 'places', 3, null, ${TEXTS})`);
  await db.query(
    `insert into app.launch_snapshots values (1, 5, '\\xaa', 6, null, null, null, '{}', 0, 0, 0, '{1,2,null}')`,
  );
  await db.query(
    `insert into app.applications (request_id, content, identity, project, links, contact, pitch, language)
     values (gen_random_uuid(), '\\x0a09', 'id', 'p', '{}', 'someone@example.org', ${TEXTS}, 'ru')`,
  );
  await db.query(
    `insert into app.messages (kind, html, text, state) values ('post', '<b>', ${TEXTS}, 'sent'), ('alert', '', '', 'unknown')`,
  );
  await db.query(`insert into app.post_templates (post_type, title, fields) values ('gm', 't', '[]')`);
  await db.query(
    `insert into app.schedules (request_id, name, interval_minutes, post_type, from_at) values (gen_random_uuid(), 'n', 5, 'gm', now())`,
  );
  await db.query(`insert into app.alert_rules (is_on, least_units, most_alone) values (true, 1, 2)`);
  await db.query(
    `insert into app.alerted_purchases (tx_hash, ordinal, message_id) select '\\x02', 0, min(id) from app.messages`,
  );
  await db.query(
    `insert into app.announced_market (tx_hash, what, message_id) select '\\x02', 'released', min(id) from app.messages`,
  );
  await db.query(`insert into app.alarm_tellings values ('DEEP_REORG', 'begun', now(), 1)`);
  await db.query(
    `insert into app.keeper_calls (account, name, nonce, hash, max_wei, max_fee_wei) values ('\\x01', 'finalise', 7, '\\x02', 5, 1)`,
  );
  await db.query(`insert into app.game_days values ('2026-02-28', 4294967295)`);
  await db.query(`insert into app.game_tickets (hash, day, ends_at) values ('\\x0d', '2026-02-28', now())`);
  await db.query(
    `insert into app.game_scores (day, name, score, ticks, outcome, trace, log) values ('2026-02-28', null, 1, 2, 'won', ${TEXTS}, '\\x5c2e')`,
  );
}

/** All rows of a table as text, in an order that only their content decides. */
export async function rowsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(`select t::text as line from ${table} t order by 1`);
  return rows.map(({ line }) => line);
}
