// The branch of this process: the apes that can be minted now, from the newest ledger it knows. @see decision 149 "the branch"
import { createHmac } from 'node:crypto';
import type { Address } from '@lilape/domain/address';
import {
  type Branch,
  type Mac,
  branchAfter,
  branchKeyHash,
  branchOrder,
  isFreeFor,
  pickFor,
  shownTo,
} from '@lilape/domain/apes/branch';
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { AppError } from '@lilape/domain/app-error';
import { type Hex, hexToBytes } from 'viem';
import { createSingleFlight } from '#cache/single-flight.ts';
import { readSoldMints } from '#ledger/apes/transfers.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import type { Db } from '#postgres/database.ts';
import { reachDatabase } from '#reach.ts';

export type BranchPicker = {
  /** SHA-256 of the key, known to everybody from the first day. */
  readonly keyHash: Hex;
  /** The key itself once every sold ape is minted, else null. */
  revealedKey(branch: Branch): Hex | null;
  /** The branch as the ledger of `snapshot` has it. */
  at(snapshot: LedgerSnapshot): Promise<Branch>;
  /**
   * The ape that `wallet` may mint: `asked`, or its pick.
   * @throws AppError MINT_NOT_ON_BRANCH where that is not free for it, MINT_SOLD_OUT where none is left,
   * MINT_BRANCH_HELD where all that is left is held for others
   */
  choose(branch: Branch, wallet: Address, asked: number | undefined, nowSeconds: number): number;
  /** What `wallet` is shown of the branch. */
  shownTo(branch: Branch, wallet: Address, nowSeconds: number): readonly number[];
};

/** The picker of a key; the order is made when it is first needed. */
export function createBranchPicker(key: Hex, db: Db): BranchPicker {
  const bytes = hexToBytes(key);
  const mac: Mac = (text) => createHmac('sha256', bytes).update(text).digest('hex');
  const flights = createSingleFlight<Branch>({ maxKept: 1, maxRunning: 1, maxWaiting: 256 });
  let order: readonly number[] | undefined;
  return {
    keyHash: branchKeyHash(bytes),
    revealedKey: ({ minted }) => (minted === LAST_SOLD_ID ? key : null),
    at: ({ version }) =>
      flights.get('', String(version), async () => {
        order ??= branchOrder(mac);
        return branchAfter(order, await reachDatabase(() => readSoldMints(db)));
      }),
    choose({ perched }, wallet, asked, nowSeconds) {
      if (asked !== undefined) {
        if (isFreeFor(perched, asked, wallet, nowSeconds)) return asked;
        throw new AppError('MINT_NOT_ON_BRANCH', { id: asked });
      }
      if (perched.size === 0) throw new AppError('MINT_SOLD_OUT');
      const pick = pickFor(mac, perched, wallet, nowSeconds);
      if (pick === null) throw new AppError('MINT_BRANCH_HELD');
      return pick;
    },
    shownTo: ({ perched }, wallet, nowSeconds) => shownTo(mac, perched, wallet, nowSeconds),
  };
}
