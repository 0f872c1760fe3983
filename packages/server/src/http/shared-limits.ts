// Makes the limits of all processes one: each tells Postgres now and then what its clients used.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Limiter, Use } from '#http/limiter.ts';
import type { Log } from '#log.ts';

const SHARE_MS = 1_000;
/** Open streams are reported again this often, and forgotten when their process has not reported them for a minute. */
const STREAMS_EVERY = 20;
const MAX_KNOWN = 50_000;

// Requests are counted up while a client stays active; of streams the present number is kept.
const SHARE = `
  with mine as (
    insert into app.rate_limit_use as known (kind, client, holder, used, told_at)
    select kind, client, $1::uuid, used, now() from unnest($2::text[], $3::text[], $4::bigint[]) as use(kind, client, used)
    on conflict (kind, client, holder) do update set
      used = case when known.kind = 'stream' then 0 else known.used end + excluded.used,
      told_at = excluded.told_at
    returning kind, client
  )
  select kind, client, sum(used)::float8 as used
  from app.rate_limit_use
  where (kind, client) in (select kind, client from mine)
    and holder <> $1::uuid and told_at > now() - interval '1 minute'
  group by kind, client`;

export type SharedLimits = { share(): Promise<void>; stop(): void };

/**
 * Shares `limiter` with other processes once a second while its clients are active. Asynchronous and best effort:
 * with the database away each process goes on with its own counts.
 */
export function shareLimits(limiter: Limiter, db: Pick<pg.Pool, 'query'>, log: Log): SharedLimits {
  const holder = randomUUID();
  const lastElsewhere = new Map<string, number>();
  let round = 0;

  const charge = (use: Use) => {
    const key = `${use.kind} ${use.client}`;
    const before = lastElsewhere.get(key);
    lastElsewhere.delete(key);
    lastElsewhere.set(key, use.used);
    if (lastElsewhere.size > MAX_KNOWN) lastElsewhere.delete(lastElsewhere.keys().next().value ?? key);
    if (use.kind === 'stream') limiter.addElsewhere(use);
    // What others had counted before this client came here is not charged again.
    else if (before !== undefined && use.used > before)
      limiter.addElsewhere({ ...use, used: use.used - before });
  };

  const share = async () => {
    const isStreamRound = round++ % STREAMS_EVERY === 0;
    const uses = limiter.takeUse(isStreamRound);
    if (uses.length === 0) return;
    const columns = [uses.map((use) => use.kind), uses.map((use) => use.client), uses.map((use) => use.used)];
    const { rows } = await db.query<Use>(SHARE, [holder, ...columns]);
    const others = new Map(rows.map((row) => [`${row.kind} ${row.client}`, row]));
    for (const use of uses) {
      const other = others.get(`${use.kind} ${use.client}`);
      if (other !== undefined) charge(other);
      else if (use.kind === 'stream') charge({ ...use, used: 0 });
    }
  };

  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= share()
      .catch((error: unknown) => log.debug('limits.unshared', { error }))
      .finally(() => (current = undefined));
  }, SHARE_MS);
  timer.unref();
  return { share, stop: () => clearInterval(timer) };
}
