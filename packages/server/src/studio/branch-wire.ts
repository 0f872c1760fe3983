// The branch as a wallet is shown it.
import type { Address } from '@lilape/domain/address';
import { type Branch, holdOf } from '@lilape/domain/apes/branch';
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { rarityOf } from '@lilape/domain/apes/rarity';
import type { BranchBody } from '@lilape/wire/studio';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { isoOfMs } from '#moments.ts';
import type { BranchPicker } from '#studio/branch-picker.ts';
import { traitsToWire } from '#studio/painted.ts';
import { THUMBNAILS_PATH } from '#studio/thumbnails.ts';

/** The answer of `GET /api/branch`. */
export function branchToWire(
  picker: BranchPicker,
  branch: Branch,
  wallet: Address,
  { heads }: LedgerSnapshot,
  nowSeconds: number,
): BranchBody {
  const apes = picker.shownTo(branch, wallet, nowSeconds).map((id) => {
    const { score, band } = rarityOf(id);
    const hold = holdOf(branch.perched, id, nowSeconds);
    return {
      token_id: id,
      traits: traitsToWire(id),
      rarity_score: score,
      band,
      held: hold !== null && hold.wallet !== wallet,
      held_until: hold === null ? null : isoOfMs(hold.untilSeconds * 1_000),
    };
  });
  return {
    success: true,
    key_hash: picker.keyHash,
    key: picker.revealedKey(branch),
    apes,
    minted: branch.minted,
    total: LAST_SOLD_ID,
    pictures: THUMBNAILS_PATH,
    block: Number(heads.number),
    as_of: isoOfMs(heads.readAtMs),
  };
}
