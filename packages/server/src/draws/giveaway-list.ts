// The giveaway's list as this process knows it: so far while the sale runs, and for good once it is fixed.
import type { Address } from '@lilape/domain/address';
import { anyChance } from '@lilape/domain/draws/chance';
import { type Entrant, totalWeight } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_ID, giveawayPlaces } from '@lilape/domain/draws/giveaway';
import { entrantsBut } from '@lilape/domain/draws/list';
import type { Pool } from 'pg';
import { createSingleFlight } from '#cache/single-flight.ts';
import { type MadeList, makeList } from '#draws/make-list.ts';
import { type Hex, addressOf, hexOf } from '#ledger/stored.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { Db } from '#postgres/database.ts';

/** The block that fixed the list, and what was made of it. */
export type FixedList = MadeList & { readonly block: number; readonly blockHash: Hex };

export type GiveawayList = {
  /** The ledger's head at which it was read, and when that was the chain's, Unix milliseconds. */
  readonly block: number;
  readonly readAtMs: number;
  readonly entrants: readonly Entrant[];
  readonly totalWeight: bigint;
  readonly chanceOf: (weight: bigint) => number;
  /** null while it can still change, and where nobody takes part. */
  readonly fixed: FixedList | null;
  readonly isFixed: boolean;
};

export type GiveawayLists = {
  /** The list at a version of the ledger. @throws AppError SERVICE_UNAVAILABLE */
  at(version: bigint): Promise<GiveawayList>;
  /** A published file of the fixed list; null where there is none of this CID. */
  file(version: bigint, cid: string): Promise<Uint8Array | null>;
};

export type GiveawayListsOptions = {
  readonly pool: Pick<Pool, 'connect'>;
  readonly chainId: number;
  readonly draws: Address;
  readonly excluded: readonly Address[];
  readonly clock: () => number;
};

/** A list so long is not sorted again at every purchase, but at most so often. */
const LONG = 5_000;
const LONG_STAYS_MS = 10_000;
const DEADLINE_MS = 30_000;

type Finalised = { readonly block: number; readonly blockHash: Hex };
type Head = { readonly block: number; readonly readAtMs: number; readonly finalised: Finalised | null };

/** The lists over a ledger; the fixed one is made once. */
export function createGiveawayLists(options: GiveawayListsOptions): GiveawayLists {
  const { pool, clock } = options;
  const flights = createSingleFlight<GiveawayList>({ maxKept: 1, maxRunning: 1, maxWaiting: 512 });
  let last: { readonly list: GiveawayList; readonly atMs: number } | null = null;

  const read = async (): Promise<GiveawayList> => {
    if (last !== null && isFreshEnough(last.list, clock() - last.atMs)) return last.list;
    const { head, credited } = await reachDatabase(
      () => atOneMoment(pool, (db) => readMoment(db, last?.list ?? null)),
      DEADLINE_MS,
    );
    const list =
      credited === null && last !== null
        ? { ...last.list, block: head.block, readAtMs: head.readAtMs }
        : await makeGiveawayList(options, head, credited ?? []);
    last = { list, atMs: clock() };
    return list;
  };
  const at = (version: bigint) => flights.get('list', String(version), read);

  return {
    at,
    async file(version, cid) {
      const { fixed } = await at(version);
      if (fixed === null) return null;
      const { manifest, parts } = fixed.published;
      return [manifest, ...parts].find((file) => file.cid === cid)?.bytes ?? null;
    },
  };
}

function isFreshEnough({ isFixed, entrants }: GiveawayList, ageMs: number): boolean {
  return !isFixed && entrants.length > LONG && ageMs < LONG_STAYS_MS;
}

type Credited = { readonly account: Address; readonly weight: bigint };

/** The head, and who was credited how much; null instead of these where `known` was fixed by the very same block. */
async function readMoment(
  db: Db,
  known: GiveawayList | null,
): Promise<{ readonly head: Head; readonly credited: readonly Credited[] | null }> {
  const head = await readHead(db);
  const { finalised } = head;
  if (known?.fixed && known.fixed.blockHash === finalised?.blockHash) return { head, credited: null };
  const { rows } = await db.query<{ buyer: Buffer; tokens: string }>(
    'select buyer, tokens from ledger.sale_accounts where tokens > 0',
  );
  const credited = rows.map(({ buyer, tokens }) => ({ account: addressOf(buyer), weight: BigInt(tokens) }));
  return { head, credited };
}

/** `finalised` only once its block is final: until then somebody may still be credited. */
async function readHead(db: Db): Promise<Head> {
  const { rows } = await db.query<{
    number: string;
    read_at_ms: string;
    block: string | null;
    block_hash: Buffer | null;
  }>(
    `select st.number, p.read_at_ms, e.block, e.block_hash from ledger.state st cross join watch.progress p
     left join ledger.sale_events e on e.type = 'finalised' and e.block <= st.final`,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('There is no ledger.');
  const { block, block_hash: hash } = row;
  return {
    block: Number(row.number),
    readAtMs: Number(row.read_at_ms),
    finalised: block === null || hash === null ? null : { block: Number(block), blockHash: hexOf(hash) },
  };
}

async function makeGiveawayList(
  { chainId, draws, excluded }: GiveawayListsOptions,
  { block, readAtMs, finalised }: Head,
  credited: readonly Credited[],
): Promise<GiveawayList> {
  const entrants = entrantsBut(excluded, credited);
  const head = finalised && { chainId, draws, drawId: GIVEAWAY_ID, excluded, ...finalised };
  const made = head && entrants.length > 0 ? await makeList({ of: 'giveaway', head, entrants }) : null;
  return {
    block,
    readAtMs,
    entrants,
    totalWeight: totalWeight(entrants),
    chanceOf: anyChance(entrants, giveawayPlaces(entrants.length)),
    fixed: made && finalised && { ...made, ...finalised },
    isFixed: finalised !== null,
  };
}
