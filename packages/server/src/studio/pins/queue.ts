// The queue of files to pin, in the database: it survives restarts, and many processes work on it side by side.
import type { Db } from '#postgres/database.ts';
import { PIN_FAULTS, type PinFault } from '#studio/pins/pinner.ts';

/** A file that waits. */
export type Waiting = {
  readonly cid: string;
  readonly requestId: string | null;
  readonly tries: number;
  readonly fault: PinFault | null;
  /** Until the next try, milliseconds; 0: now. */
  readonly dueInMs: number;
};

/** What a try came to. */
export type Outcome =
  | { readonly is: 'pinned' }
  /** The service took it on. */
  | { readonly is: 'taken'; readonly requestId: string; readonly againInMs: number }
  | {
      readonly is: 'failed';
      readonly fault: PinFault;
      readonly details: string;
      readonly againInMs: number;
      /** Kept where the other side may still be at it. */
      readonly requestId: string | null;
    };

/** Has these files wait, unless they do or are pinned. Always in one order: two that ask for the same files would wait for each other. */
export async function enqueue(db: Db, cids: readonly string[]): Promise<void> {
  await db.query(
    'insert into app.pins (cid) select cid from unnest($1::text[]) as cid order by cid on conflict do nothing',
    [cids],
  );
}

/** The same for the files of all apes that were minted: nobody may have pinned them at the time. */
export async function enqueueMinted(db: Db): Promise<void> {
  await db.query(
    `insert into app.pins (cid)
     select unnest(array[image_cid, metadata_cid]) as cid from app.painted_apes p
     where exists (select from ledger.ape_transfers t where t.token_id = p.token_id)
     order by cid
     on conflict do nothing`,
  );
}

/** Those of the files that are not pinned. */
export async function readWaiting(db: Db, cids: readonly string[]): Promise<Waiting[]> {
  const { rows } = await db.query<WaitingRow>(
    `select ${COLUMNS} from app.pins where cid = any($1::text[]) and pinned_at is null`,
    [cids],
  );
  return rows.map(waitingOf);
}

/**
 * Files that are due and that nobody else is at, the oldest first; they are the holder's for `leaseMs`.
 * `cids` are the only ones that it may be, null: any.
 */
export async function take(
  db: Db,
  {
    holder,
    leaseMs,
    most,
    cids,
  }: { holder: string; leaseMs: number; most: number; cids: readonly string[] | null },
): Promise<Waiting[]> {
  const { rows } = await db.query<WaitingRow>(
    `update app.pins set holder = $1, held_until = now() + $2 * interval '1 millisecond'
     where cid in (
       select cid from app.pins
       where pinned_at is null and next_try_at <= now() and (held_until is null or held_until <= now())
         and ($4::text[] is null or cid = any($4::text[]))
       order by next_try_at limit $3 for update skip locked)
     returning ${COLUMNS}`,
    [holder, leaseMs, most, cids],
  );
  return rows.map(waitingOf);
}

/** Writes down what came of a file that the holder took; nothing where its lease was out and another took it. */
export async function settle(
  db: Db,
  { cid, holder, pinner }: { cid: string; holder: string; pinner: string },
  outcome: Outcome,
): Promise<void> {
  const isPinned = outcome.is === 'pinned';
  const failed = outcome.is === 'failed' ? outcome : null;
  await db.query(
    `update app.pins set holder = null, held_until = null, tries = tries + 1,
       pinned_at = case when $3 then now() end, pinned_by = $4,
       request_id = $5, fault = $6, details = $7, next_try_at = now() + $8 * interval '1 millisecond'
     where cid = $1 and holder = $2`,
    [
      cid,
      holder,
      isPinned,
      isPinned ? pinner : null,
      isPinned ? null : outcome.requestId,
      failed?.fault ?? null,
      failed?.details ?? null,
      isPinned ? 0 : outcome.againInMs,
    ],
  );
}

/** At the start of a process: what another than `pinner` confirmed waits again, and nothing waits for its next try. */
export async function reopen(db: Db, pinner: string): Promise<void> {
  await db.query(
    `update app.pins set pinned_at = null, pinned_by = null, request_id = null, fault = null, details = null,
       tries = 0, next_try_at = now()
     where pinned_at is not null and pinned_by <> $1`,
    [pinner],
  );
  await makeDue(db);
}

/** Has what waits tried now: whoever mended a setting or a service need not wait. */
export async function makeDue(db: Db): Promise<void> {
  await db.query('update app.pins set next_try_at = now() where pinned_at is null');
}

type WaitingRow = {
  cid: string;
  request_id: string | null;
  tries: number;
  fault: string | null;
  due_in_ms: number;
};

const COLUMNS = `cid, request_id, tries, fault,
  greatest(0, extract(epoch from next_try_at - now()) * 1000)::float8 as due_in_ms`;

function waitingOf({ cid, request_id, tries, fault, due_in_ms }: WaitingRow): Waiting {
  const known = PIN_FAULTS.find((each) => each === fault) ?? null;
  return { cid, requestId: request_id, tries, fault: known, dueInMs: due_in_ms };
}
