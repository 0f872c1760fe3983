// How figures of a draw are written on a terminal.
import type { DrawState } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';

/** Said above every list of places. */
export const PLACES_FROM_ZERO = 'places count from 0, as in the contract; on the site place 0 is place 1';

/** LILAPE of base units, grouped. */
export function lilape(tokens: bigint): string {
  const [whole = '0', fraction] = formatUnits(tokens, TOKEN_DECIMALS).split('.');
  const grouped = BigInt(whole).toLocaleString('en');
  return `${grouped}${fraction === undefined ? '' : `.${fraction}`} LILAPE`;
}

/** A moment of unix seconds. */
export function moment(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', ' UTC').replace('T', ' ');
}

/** A weight: LILAPE in the giveaway, tickets elsewhere. */
export function weightOf(drawId: number, weight: bigint): string {
  return drawId === GIVEAWAY_ID ? lilape(weight) : `${weight.toLocaleString('en')} tickets`;
}

/** Where a draw stands. */
export function statusOf({ status, settledPlaces, places }: DrawState): string {
  return status === 'revealed' ? `revealed, ${settledPlaces} of ${places} places settled` : status;
}

/** The draw that was asked for: by its number, or by its launch. */
export function drawAsked({ drawId, launch }: { drawId: number; launch: number | null }): string {
  return launch === null ? `Draw ${drawId}` : `The draw of launch ${launch}`;
}
