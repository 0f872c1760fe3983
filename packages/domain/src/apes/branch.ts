// The branch: the apes that anybody may choose from, in an order that was fixed before the first mint. @see decision 149 "the branch"
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { FIRST_ID, LAST_SOLD_ID } from './ids.ts';
import { traitIndexesOf } from './traits.ts';

/** How many apes sit on the branch while there are as many. Found by `scripts/branch-simulation.ts`. */
export const BRANCH_SIZE = 240;
/** How many of them are shown at a time. */
export const SHOWN_SIZE = 24;
/** How many of those are others at every turn, so that each ape of the branch comes before every wallet within hours. */
const TURNING_SIZE = 8;
/** How long a turn lasts, seconds of the chain's time. */
export const TURN_SECONDS = 600;
/** How long an ape that climbed is held for whoever made it climb, seconds of the chain's time. */
export const HELD_SECONDS = 600;
/** What part of the branch may be held at once: one ape more, and the one that was held first is free for everybody. */
const MAX_HELD_PART = 1 / 4;

/** A mint of an ape that was sold, as the chain tells it. */
export type SoldMint = { readonly id: number; readonly to: string; readonly timeSeconds: number };

/** For whom an ape is held, and the unix second from which it is free for everybody. */
export type Hold = { readonly wallet: string; readonly untilSeconds: number };

/** The apes that sit on the branch, each with its hold, where it has or had one. */
export type Perched = ReadonlyMap<number, Hold | null>;

export type Branch = {
  readonly perched: Perched;
  /** How many of the sold apes are minted. */
  readonly minted: number;
  /** Ids that were minted without having sat on the branch. */
  readonly strays: readonly number[];
  /** Follows the next mint in the chain's order; a prize changes nothing. */
  mint(mint: SoldMint): void;
};

/** HMAC-SHA256 of a text by the key of the branch, in hex. */
export type Mac = (text: string) => string;

/** The `Mac` of a key, in any surroundings. */
export function macOf(key: Uint8Array): Mac {
  const keyed = hmac.create(sha256, key);
  return (text) => bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest());
}

/** The hash of the key, which is known before the first mint: 64 hex digits after 0x. */
export function branchKeyHash(key: Uint8Array): `0x${string}` {
  return `0x${bytesToHex(sha256(key))}`;
}

/** The ids of all sold apes by HMAC-SHA256 of the id as decimal text; nobody without the key can tell it. */
export function branchOrder(mac: Mac): readonly number[] {
  const ids = Array.from({ length: LAST_SOLD_ID - FIRST_ID + 1 }, (_, index) => FIRST_ID + index);
  return byMac(mac, '', ids);
}

/** The branch before the first mint. @param order as `branchOrder` gives it */
export function createBranch(order: readonly number[], size = BRANCH_SIZE): Branch {
  const perched = new Map<number, Hold | null>(order.slice(0, size).map((id) => [id, null]));
  const gone = new Set<number>();
  const strays: number[] = [];
  /** Ids with a hold, the one that was held first in front. */
  const held: number[] = [];
  const mostHeld = Math.floor(size * MAX_HELD_PART);
  let next = size;
  const climb = (hold: Hold) => {
    for (let id = order[next++]; id !== undefined; id = order[next++]) {
      if (gone.has(id)) continue;
      perched.set(id, hold);
      held.push(id);
      return;
    }
  };
  const release = () => {
    const first = held.shift();
    if (first !== undefined && perched.has(first)) perched.set(first, null);
  };
  return {
    perched,
    strays,
    get minted() {
      return gone.size;
    },
    mint({ id, to, timeSeconds }) {
      if (id > LAST_SOLD_ID) return;
      gone.add(id);
      if (!perched.delete(id)) {
        strays.push(id);
        return;
      }
      const place = held.indexOf(id);
      if (place !== -1) held.splice(place, 1);
      climb({ wallet: to.toLowerCase(), untilSeconds: timeSeconds + HELD_SECONDS });
      if (held.length > mostHeld) release();
    },
  };
}

/** The branch after `mints`, which are in the chain's order. */
export function branchAfter(order: readonly number[], mints: Iterable<SoldMint>): Branch {
  const branch = createBranch(order);
  for (const mint of mints) branch.mint(mint);
  return branch;
}

/** The hold of an ape that is not over at `nowSeconds`, whoever's it is; null where there is none. */
export function holdOf(perched: Perched, id: number, nowSeconds: number): Hold | null {
  const hold = perched.get(id) ?? null;
  return hold !== null && nowSeconds < hold.untilSeconds ? hold : null;
}

/** Whether `wallet` may have the ape now: it sits on the branch and is not held for another. */
export function isFreeFor(perched: Perched, id: number, wallet: string, nowSeconds: number): boolean {
  if (!perched.has(id)) return false;
  const hold = holdOf(perched, id, nowSeconds);
  return hold === null || hold.wallet === wallet.toLowerCase();
}

/**
 * The ape that a wallet is offered when it names none: the one with the least HMAC of "pick", wallet and id, so that a
 * crowd is spread and whoever asks twice gets the same.
 * @returns null where nothing is free for it
 */
export function pickFor(mac: Mac, perched: Perched, wallet: string, nowSeconds: number): number | null {
  const free = [...perched.keys()].filter((id) => isFreeFor(perched, id, wallet, nowSeconds));
  return byMac(mac, pickText(wallet), free)[0] ?? null;
}

/**
 * What of the branch a wallet is shown, 24 at most, by the order of its picks, which is random to whoever lacks the key: what
 * is held for it, or else what it is offered, then the first of the order, and a third that goes through the rest of it turn by
 * turn. Behind what is in front, apes with one hat are kept apart. @see decision 211 "equal hats are kept apart"
 */
export function shownTo(mac: Mac, perched: Perched, wallet: string, nowSeconds: number): readonly number[] {
  const size = SHOWN_SIZE - TURNING_SIZE;
  const ids = byMac(mac, pickText(wallet), [...perched.keys()]);
  const own = ids.filter((id) => holdOf(perched, id, nowSeconds)?.wallet === wallet.toLowerCase());
  const offered = ids.filter((id) => isFreeFor(perched, id, wallet, nowSeconds)).slice(0, 1);
  const front = (own.length > 0 ? own : offered).slice(0, size);
  const behind = ids.filter((id) => !front.includes(id)).slice(0, size - front.length);
  const standing = [...front, ...hatsApart(behind, front.at(-1))];
  const others = ids.filter((id) => !standing.includes(id));
  const first = Math.floor(nowSeconds / TURN_SECONDS) * TURNING_SIZE;
  const turning = Array.from({ length: Math.min(TURNING_SIZE, others.length) }, (_, index) => {
    return others[(first + index) % others.length] as number;
  });
  return [...standing, ...hatsApart(turning, standing.at(-1))];
}

/** The ids so that each hat comes evenly among them and, where that can be, never twice in a row; `before` is the id in front of them. */
function hatsApart(ids: readonly number[], before: number | undefined): number[] {
  const waiting = [...Map.groupBy(ids, hatOf).values()]
    .flatMap((same) => same.map((id, place) => ({ id, due: (place + 0.75) / same.length })))
    .toSorted((a, b) => a.due - b.due)
    .map(({ id }) => id);
  const apart: number[] = [];
  while (waiting.length > 0) {
    const last = apart.at(-1) ?? before;
    const other = waiting.findIndex((id) => last === undefined || hatOf(id) !== hatOf(last));
    apart.push(...waiting.splice(Math.max(0, other), 1));
  }
  return apart;
}

const hatOf = (id: number) => traitIndexesOf(id).hats;

const pickText = (wallet: string) => `pick ${wallet.toLowerCase()} `;

/** The ids by the HMAC of `prefix` and the id, least first. */
function byMac(mac: Mac, prefix: string, ids: readonly number[]): number[] {
  const marked = ids.map((id) => ({ id, mark: mac(`${prefix}${id}`) }));
  return marked.toSorted((a, b) => (a.mark < b.mark ? -1 : 1)).map(({ id }) => id);
}
