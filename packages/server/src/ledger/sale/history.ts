// The ledger's purchases summed by time and by stage, so that nobody who renders the sale reads them one by one.
import type { Db } from '#postgres/database.ts';

/** Purchases of one bucket of time that began in one stage; amounts in base units. */
export type PurchaseGroup = {
  /** Unix seconds divided by the bucket's width, rounded down. */
  readonly bucket: number;
  /** Position in the ladder, from 0. */
  readonly stage: number;
  readonly purchases: number;
  readonly units: bigint;
  readonly tokens: bigint;
  readonly firstSeconds: number;
  readonly lastSeconds: number;
  readonly lastBlock: bigint;
};

/** A purchase that took the last unit of a stage, or of several. */
export type StageCrossing = {
  readonly block: bigint;
  readonly timeSeconds: number;
  readonly raisedUnits: bigint;
  readonly units: bigint;
};

/** First and last time of a set of purchases, unix seconds; null for none. */
export type Span = { readonly firstSeconds: number; readonly lastSeconds: number } | null;

/** Purchases in blocks after `after` that cannot be taken back, and those above the final block. */
export type Range = { readonly after: bigint; readonly final: bigint };

/** When the purchases of a range happened. */
export async function readSpans(db: Db, { after, final }: Range): Promise<{ final: Span; open: Span }> {
  const { rows } = await db.query<{ is_final: boolean; first: string; last: string }>(
    `select block <= $2 as is_final, min(time_seconds) as first, max(time_seconds) as last
     from ledger.sale_events where type = 'purchased' and block > $1 group by 1`,
    [String(after), String(final)],
  );
  const of = (isFinal: boolean): Span => {
    const row = rows.find(({ is_final }) => is_final === isFinal);
    return row === undefined ? null : { firstSeconds: Number(row.first), lastSeconds: Number(row.last) };
  };
  return { final: of(true), open: of(false) };
}

type GroupRow = {
  is_final: boolean;
  bucket: string;
  stage: number;
  purchases: string;
  units: string;
  tokens: string;
  first: string;
  last: string;
  last_block: string;
};

/**
 * The purchases of a range, summed by bucket and stage; `stageEnds` are the units at which stages end, in order.
 * Final and open purchases have buckets of their own width, seconds.
 */
export async function readPurchaseGroups(
  db: Db,
  { after, final }: Range,
  widths: { readonly final: number; readonly open: number },
  stageEnds: readonly bigint[],
): Promise<{ final: PurchaseGroup[]; open: PurchaseGroup[] }> {
  const { rows } = await db.query<GroupRow>(
    `select block <= $2 as is_final, time_seconds / (case when block <= $2 then $3::bigint else $4::bigint end) as bucket,
       width_bucket(raised_units, $5::bigint[]) as stage, count(*) as purchases, sum(units) as units,
       sum(tokens) as tokens, min(time_seconds) as first, max(time_seconds) as last, max(block) as last_block
     from ledger.sale_events where type = 'purchased' and block > $1 group by 1, 2, 3`,
    [String(after), String(final), widths.final, widths.open, stageEnds.map(String)],
  );
  const of = (isFinal: boolean) => rows.filter(({ is_final }) => is_final === isFinal).map(toGroup);
  return { final: of(true), open: of(false) };
}

function toGroup(row: GroupRow): PurchaseGroup {
  return {
    bucket: Number(row.bucket),
    // A purchase begins below the end of the last stage, so that there is no stage behind it.
    stage: row.stage,
    purchases: Number(row.purchases),
    units: BigInt(row.units),
    tokens: BigInt(row.tokens),
    firstSeconds: Number(row.first),
    lastSeconds: Number(row.last),
    lastBlock: BigInt(row.last_block),
  };
}

/** The purchases in blocks after `after` that reached the end of a stage, oldest first: one a stage at most. */
export async function readStageCrossings(
  db: Db,
  after: bigint,
  stageEnds: readonly bigint[],
): Promise<StageCrossing[]> {
  const { rows } = await db.query<{
    block: string;
    time_seconds: string;
    raised_units: string;
    units: string;
  }>(
    `select block, time_seconds, raised_units, units from ledger.sale_events
     where type = 'purchased' and block > $1
       and width_bucket(raised_units, $2::bigint[]) < width_bucket(raised_units + units, $2::bigint[])
     order by block, log_index`,
    [String(after), stageEnds.map(String)],
  );
  return rows.map((row) => ({
    block: BigInt(row.block),
    timeSeconds: Number(row.time_seconds),
    raisedUnits: BigInt(row.raised_units),
    units: BigInt(row.units),
  }));
}
