// Vouchers that were given lately, and what the ledger says became of each. Those that were minted are forgotten after a month,
// others, which anybody can ask for, a day after they are no good any more.
import type { Address } from '@lilape/domain/address';
import { addressOf, bytesOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';
import type { Job } from '#worker/jobs.ts';

/**
 * minted: by whom it was for; taken: somebody else has minted that ape; open: still good; expired: neither minted nor
 * good any more.
 */
export type VoucherFate = 'minted' | 'taken' | 'open' | 'expired';

export type GivenVoucher = {
  readonly tokenId: number;
  readonly account: Address;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly deadline: Date;
  /** How often it was given. */
  readonly times: number;
  readonly fate: VoucherFate;
};

/** How long a voucher is remembered whose ape was minted. */
export const VOUCHER_DAYS = 30;
/** How many vouchers are remembered whose ape was not: strangers ask for them, ten a second and client. */
export const MAX_OPEN_VOUCHERS = 100_000;

/** Writes down that a voucher was given; the same wallet's for the same ape is one row. @param deadline unix seconds */
export async function noteVoucher(
  db: Db,
  tokenId: number,
  account: Address,
  deadline: number,
): Promise<void> {
  await db.query(
    `insert into app.vouchers (token_id, account, deadline) values ($1, $2, to_timestamp($3))
     on conflict (token_id, account) do update set last_at = now(), times = app.vouchers.times + 1,
       deadline = greatest(app.vouchers.deadline, excluded.deadline)`,
    [tokenId, bytesOf(account), deadline],
  );
}

type Row = {
  token_id: number;
  account: Buffer;
  first_at: Date;
  last_at: Date;
  deadline: Date;
  times: number;
  fate: VoucherFate;
};

/** The vouchers that were given last, at most `most`. A deadline is of the chain's time, which may be ahead of the clock. */
export async function readVouchers(db: Db, most: number): Promise<GivenVoucher[]> {
  const { rows } = await db.query<Row>(
    `select v.*, case
         when m.to_account = v.account then 'minted'
         when m.to_account is not null then 'taken'
         when extract(epoch from v.deadline) >= greatest(extract(epoch from now()), coalesce(head.seconds, 0)) then 'open'
         else 'expired' end as fate
     from app.vouchers v
     left join (select max(time_seconds) as seconds from ledger.state) head on true
     left join ledger.ape_transfers m on m.token_id = v.token_id and m.from_account = decode(repeat('00', 20), 'hex')
     order by v.last_at desc, v.token_id limit $1`,
    [most],
  );
  return rows.map((row) => ({
    tokenId: row.token_id,
    account: addressOf(row.account),
    firstAt: row.first_at,
    lastAt: row.last_at,
    deadline: row.deadline,
    times: row.times,
    fate: row.fate,
  }));
}

/** The job that forgets. */
export const forgetVouchers: Job = {
  name: 'forget-vouchers',
  everyMs: 600_000,
  run: (db) => forget(db, MAX_OPEN_VOUCHERS),
};

/** Forgets what is old, and of those that nobody used the oldest above `mostOpen`. */
export async function forget(db: Db, mostOpen: number): Promise<void> {
  const isMinted = `exists (select from ledger.ape_transfers m where m.token_id = v.token_id and m.to_account = v.account
    and m.from_account = decode(repeat('00', 20), 'hex'))`;
  await db.query(`delete from app.vouchers where last_at < now() - $1 * interval '1 day'`, [VOUCHER_DAYS]);
  // A deadline is of the chain's time.
  await db.query(
    `delete from app.vouchers v where not ${isMinted} and v.deadline < now() - interval '1 day'
       and extract(epoch from v.deadline) < coalesce((select max(time_seconds) from ledger.state), 0) - 86400`,
  );
  await db.query(
    `delete from app.vouchers v using (
       select token_id, account from app.vouchers v where not ${isMinted} order by last_at desc offset $1) old
     where v.token_id = old.token_id and v.account = old.account`,
    [mostOpen],
  );
}
