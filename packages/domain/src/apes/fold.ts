// How many apes there are, as a fold over the collection's transfers. Pure: the same transfers give the same totals.
import type { Address } from '@lilape/domain/address';

import { BAND_NAMES, type BandName, rarityOf } from './rarity.ts';
import { isApeId, isPrizeId } from './traits.ts';

/** A transfer of an ape; from the zero address where it was minted. */
export type ApeTransfer = { readonly from: Address; readonly to: Address; readonly id: number };

/** Running totals of the collection. */
export type ApeTotals = {
  readonly minted: number;
  /** Those of them that were won, not bought. */
  readonly prizes: number;
  readonly bands: Readonly<Record<BandName, number>>;
};

/** A transfer that contradicts those before it. It is recorded as it is, and raised. */
export type ApeAlarm = {
  readonly code: 'NO_SUCH_APE' | 'NOT_ITS_OWNER';
  readonly expected: string;
  readonly actual: string;
};

export type ApeStep = {
  readonly totals: ApeTotals;
  /** Whether the transfer is one of an ape that can be, and so is recorded. */
  readonly isRecorded: boolean;
  readonly alarms: readonly ApeAlarm[];
};

const ZERO: Address = '0x0000000000000000000000000000000000000000';

export const NO_APES: ApeTotals = {
  minted: 0,
  prizes: 0,
  bands: Object.fromEntries(BAND_NAMES.map((name) => [name, 0])) as Record<BandName, number>,
};

/** Whether an ape was minted by a transfer. */
export const isMint = ({ from }: Pick<ApeTransfer, 'from'>): boolean => from === ZERO;

/** One step of the fold; `owner` is who had the ape before it, null where it was not minted. */
export function foldApe(totals: ApeTotals, owner: Address | null, transfer: ApeTransfer): ApeStep {
  const { from, id } = transfer;
  if (!isApeId(id)) return { totals, isRecorded: false, alarms: [noSuchApe(id)] };
  const expected = owner ?? ZERO;
  const alarms: ApeAlarm[] = from === expected ? [] : [{ code: 'NOT_ITS_OWNER', expected, actual: from }];
  return { totals: isMint(transfer) ? withMint(totals, id) : totals, isRecorded: true, alarms };
}

function withMint({ minted, prizes, bands }: ApeTotals, id: number): ApeTotals {
  const { band } = rarityOf(id);
  return {
    minted: minted + 1,
    prizes: prizes + Number(isPrizeId(id)),
    bands: { ...bands, [band]: bands[band] + 1 },
  };
}

function noSuchApe(id: number): ApeAlarm {
  return { code: 'NO_SUCH_APE', expected: 'an id from 1 to 10000', actual: String(id) };
}
