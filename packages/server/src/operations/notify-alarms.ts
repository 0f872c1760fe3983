// Tells admins of alarms, through the outbox: when one begins, when it ends, now and then while it stands.
import { alarmMessage } from '@lilape/domain/alarms/message';
import { type AlarmCode, RUNBOOK, alarmOf } from '@lilape/domain/alarms/runbook';
import { type Notice, nextNotice, noticeAfter } from '@lilape/domain/alarms/notices';
import type { ClientBase, Pool } from 'pg';
import { readAlarms } from '#ledger/alarms.ts';
import { LOCKS } from '#postgres/locks.ts';
import { readNowMs } from '#postgres/now.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { Job } from '#worker/jobs.ts';

/**
 * Writes what is to be reported into the outbox; how many messages. What was reported is noted in the same transaction, so many
 * workers, and a worker that is killed anywhere, tell it once. `nowMs` is the database's time unless given.
 */
export function notifyAlarms(pool: Pick<Pool, 'connect'>, nowMs?: number): Promise<number> {
  return inOneGo(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.notifyAlarms]);
    const now = nowMs ?? (await readNowMs(client));
    const standing = await readStanding(client);
    const notices = await readNotices(client);
    const ended = await readEnded(client);
    let messages = 0;
    for (const code of new Set([...standing.keys(), ...notices.keys()])) {
      const last = notices.get(code) ?? null;
      const isStanding = standing.has(code);
      const kind = nextNotice({ isStanding, endedAtMs: ended.get(code) ?? null }, last, now);
      if (kind === null) continue;
      const wasHeard = await forgetUnheard(client, code);
      await writeNotice(client, code, noticeAfter(kind, last, now));
      // Who never heard that it began need not hear that it is over.
      if (kind === 'over' && !wasHeard) continue;
      await queueAlarm(client, code, alarmMessage(kind, RUNBOOK[code], standing.get(code) ?? ''));
      messages += 1;
    }
    return messages;
  });
}

/** The alarms that stand, with what was found; several events against the rules are one. */
async function readStanding(client: ClientBase): Promise<Map<AlarmCode, string>> {
  const standing = new Map<AlarmCode, string>();
  for (const { code, detail } of await readAlarms(client)) {
    const known = standing.get(alarmOf(code));
    standing.set(alarmOf(code), known === undefined ? detail : `${known}; ${detail}`);
  }
  return standing;
}

async function readNotices(client: ClientBase): Promise<Map<AlarmCode, Notice>> {
  const { rows } = await client.query<{ code: string; word: Notice['word']; at_ms: string; times: number }>(
    'select code, word, extract(epoch from told_at) * 1000 as at_ms, times from app.alarm_tellings',
  );
  return new Map(
    rows.map((row) => [alarmOf(row.code), { word: row.word, atMs: Number(row.at_ms), times: row.times }]),
  );
}

/** When each last ended, Unix milliseconds. */
async function readEnded(client: ClientBase): Promise<Map<AlarmCode, number>> {
  const { rows } = await client.query<{ code: string; at_ms: string }>(
    `select code, extract(epoch from max(cleared_at)) * 1000 as at_ms from watch.alarms
     where cleared_at is not null group by code`,
  );
  return new Map(rows.map((row) => [alarmOf(row.code), Number(row.at_ms)]));
}

async function writeNotice(
  client: ClientBase,
  code: AlarmCode,
  { word, atMs, times }: Notice,
): Promise<void> {
  await client.query(
    `insert into app.alarm_tellings (code, word, told_at, times) values ($1, $2, to_timestamp($3 / 1000.0), $4)
     on conflict (code) do update set word = excluded.word, told_at = excluded.told_at, times = excluded.times`,
    [code, word, atMs, times],
  );
}

/** Takes back what waits of this alarm: newer words replace it. Whether there was nothing, so that all was sent or tried. */
async function forgetUnheard(client: ClientBase, code: AlarmCode): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from app.messages
     where kind = 'alarm' and state = 'queued' and tries = 0 and facts ->> 'alarm' = $1`,
    [code],
  );
  return rowCount === 0;
}

async function queueAlarm(
  client: ClientBase,
  code: AlarmCode,
  { html, text }: { readonly html: string; readonly text: string },
): Promise<void> {
  await client.query(
    `insert into app.messages (kind, audience, html, text, facts) values ('alarm', 'admins', $1, $2, $3)`,
    [html, text, JSON.stringify({ alarm: code })],
  );
}

/** The job that tells; any worker may do it. */
export function notifyJob(pool: Pick<Pool, 'connect'>): Job {
  return {
    name: 'alarms.tell',
    everyMs: 5_000,
    run: async () => {
      await notifyAlarms(pool);
    },
  };
}
