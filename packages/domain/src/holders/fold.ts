// Who owns LILAPE, as a fold over its transfers. Pure: the same transfers give the same balances, always.
import type { Address } from '@lilape/domain/address';

/** A transfer in base units, 18 decimals; from the zero address where tokens were minted, to it where they were burned. */
export type Transfer = { readonly from: Address; readonly to: Address; readonly tokens: bigint };

/** Running totals of the token, base units. */
export type HolderTotals = {
  /** The sum of all balances. */
  readonly supply: bigint;
  readonly burned: bigint;
  /** Accounts with a balance, without the project's own. */
  readonly owners: number;
  /**
   * The project's own accounts: its contracts and the market's, whoever is of the team, and to which tokens were minted. No
   * owners. @see decision 61 "total holders"
   */
  readonly reserves: readonly Address[];
};

/** A transfer that contradicts the balances before it. It is recorded as it is, and raised. */
export type HolderAlarm = { readonly code: 'OVERDRAWN'; readonly expected: string; readonly actual: string };

export type TransferStep = {
  readonly totals: HolderTotals;
  /** The balances that the transfer changed: none, one or two. */
  readonly changes: readonly (readonly [Address, bigint])[];
  readonly alarms: readonly HolderAlarm[];
};

export const NO_HOLDERS: HolderTotals = { supply: 0n, burned: 0n, owners: 0, reserves: [] };

/** Before the first transfer, where `ours` are known to be the project's own. */
export const holdersBut = (ours: readonly Address[]): HolderTotals => ({ ...NO_HOLDERS, reserves: ours });

const ZERO: Address = '0x0000000000000000000000000000000000000000';

/** The accounts whose balance a transfer changes: none if it moves nothing. */
export function accountsOf({ from, to, tokens }: Transfer): Address[] {
  if (tokens === 0n || from === to) return [];
  return [from, to].filter((account) => account !== ZERO);
}

/** One step of the fold; `balanceOf` gives the balance before it, 0 for an account that had none. */
export function foldTransfer(
  totals: HolderTotals,
  balanceOf: (account: Address) => bigint,
  transfer: Transfer,
): TransferStep {
  const { from, to, tokens } = transfer;
  const changes: [Address, bigint][] = [];
  if (tokens === 0n || from === to) return { totals, changes, alarms: [] };
  const alarms: HolderAlarm[] = [];
  let { supply, burned, owners, reserves } = totals;
  if (from === ZERO) {
    supply += tokens;
    if (!reserves.includes(to)) {
      if (balanceOf(to) > 0n) owners--;
      reserves = [...reserves, to];
    }
  } else {
    const before = balanceOf(from);
    if (before < tokens) alarms.push(overdrawn(tokens, before));
    changes.push([from, before - tokens]);
    owners += ownersAdded(reserves, from, before, before - tokens);
  }
  if (to === ZERO) {
    supply -= tokens;
    burned += tokens;
  } else {
    const before = balanceOf(to);
    changes.push([to, before + tokens]);
    owners += ownersAdded(reserves, to, before, before + tokens);
  }
  return { totals: { supply, burned, owners, reserves }, changes, alarms };
}

function ownersAdded(reserves: readonly Address[], account: Address, before: bigint, after: bigint): number {
  const added = Number(after > 0n) - Number(before > 0n);
  return added === 0 || reserves.includes(account) ? 0 : added;
}

function overdrawn(tokens: bigint, balance: bigint): HolderAlarm {
  return { code: 'OVERDRAWN', expected: `at least ${tokens}`, actual: String(balance) };
}
