// What the admin sees of the pins.
import type { Db } from '#postgres/database.ts';

export type PinTotals = {
  readonly pinned: number;
  readonly waiting: number;
  /** How long the oldest has been waiting, seconds; 0 where none does. */
  readonly oldestSeconds: number;
};

/** A file that waits, and what the last try failed with. */
export type PinView = {
  readonly cid: string;
  /** The ape that it is a file of; null for the collection's own. */
  readonly tokenId: number | null;
  readonly askedAtMs: number;
  readonly tries: number;
  readonly nextTryAtMs: number;
  readonly fault: string | null;
  readonly details: string | null;
};

/** Counts of the files that were to be pinned. */
export async function readPinTotals(db: Db): Promise<PinTotals> {
  const { rows } = await db.query<{ pinned: number; waiting: number; oldest: number | null }>(
    `select count(pinned_at)::int as pinned, (count(*) - count(pinned_at))::int as waiting,
       extract(epoch from now() - min(asked_at) filter (where pinned_at is null))::float8 as oldest
     from app.pins`,
  );
  const { pinned = 0, waiting = 0, oldest = null } = rows[0] ?? {};
  return { pinned, waiting, oldestSeconds: Math.round(oldest ?? 0) };
}

/** The files that wait, the oldest first, at most `most`. */
export async function readWaitingPins(db: Db, most: number): Promise<PinView[]> {
  const { rows } = await db.query<ViewRow>(
    `select cid, tries, fault, details, extract(epoch from asked_at) * 1000 as asked_ms,
       extract(epoch from next_try_at) * 1000 as next_ms,
       (select token_id from app.painted_apes where image_cid = cid or metadata_cid = cid limit 1) as token_id
     from app.pins where pinned_at is null order by asked_at, cid limit $1`,
    [most],
  );
  return rows.map((row) => ({
    cid: row.cid,
    tokenId: row.token_id,
    askedAtMs: Math.round(Number(row.asked_ms)),
    tries: row.tries,
    nextTryAtMs: Math.round(Number(row.next_ms)),
    fault: row.fault,
    details: row.details,
  }));
}

type ViewRow = {
  cid: string;
  token_id: number | null;
  asked_ms: string;
  next_ms: string;
  tries: number;
  fault: string | null;
  details: string | null;
};
