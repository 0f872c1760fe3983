// The giveaway: the first draw, how many places it has and what each of them wins. @see spec §4, decisions 15 "giveaway" and 18 "ids and prizes"
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

/** The id of the giveaway's draw. */
export const GIVEAWAY_ID = 1;

/** After so long without a signature anyone can have the giveaway wait for another round. @see decision 141 "the giveaway belongs to nobody" */
export const ROUND_STANDS_SECONDS = 30 * 86_400;

const WHOLE = 10n ** BigInt(TOKEN_DECIMALS);

/** What the first places win, base units of LILAPE. */
export const TOKEN_PRIZES: readonly bigint[] = [
  250_000_000n * WHOLE,
  150_000_000n * WHOLE,
  100_000_000n * WHOLE,
];

/** The places behind them, each of which wins a prize ape. */
export const APE_PLACES = 100;

/** Places of the giveaway among so many entrants. */
export function giveawayPlaces(entrants: number): number {
  return Math.min(entrants, TOKEN_PRIZES.length + APE_PLACES);
}

/** What a place of the giveaway wins in base units of LILAPE, 0 for none. */
export function tokenPrizeOf(place: number): bigint {
  return TOKEN_PRIZES[place] ?? 0n;
}

/** The id of the ape that a place of the giveaway wins, null for none. */
export function prizeApeOf(place: number): number | null {
  const behind = place - TOKEN_PRIZES.length;
  return behind >= 0 && behind < APE_PLACES ? LAST_SOLD_ID + 1 + behind : null;
}

/** The place of the giveaway that wins an ape, null for an id that is no prize. */
export function placeOfPrizeApe(apeId: number): number | null {
  const behind = apeId - LAST_SOLD_ID - 1;
  return behind >= 0 && behind < APE_PLACES ? behind + TOKEN_PRIZES.length : null;
}
