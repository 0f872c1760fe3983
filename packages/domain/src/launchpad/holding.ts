// What counts as held: what is in the wallet, what it has staked, and what it bought and has not claimed. Pure.

/** What somebody holds after a block, base units of LILAPE. @see decision 25 "what counts as held" */
export type Holding = {
  readonly wallet: bigint;
  /** Principal of the stakes that are open. */
  readonly staked: bigint;
  /** Credited by the sale and not claimed; 0 once the sale gives the money back. */
  readonly unclaimed: bigint;
};

export const NO_HOLDING: Holding = { wallet: 0n, staked: 0n, unclaimed: 0n };

/** All of it, base units. */
export function sumOf({ wallet, staked, unclaimed }: Holding): bigint {
  return wallet + staked + unclaimed;
}
