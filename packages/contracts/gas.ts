// The least gas that our contracts' calls could cost, as arithmetic over what they must touch; computing is free here.
// Measured figures stand beside these in scripts/gas.ts; each is to be at most 1.05 times its limit.

/** Prices of the EVM since Cancun. @see EIP-2028, EIP-2929, EIP-3529, EIP-1153 */
const evm = {
  transaction: 21_000,
  calldataZeroByte: 4,
  calldataByte: 16,
  coldSlot: 2_100,
  coldAccount: 2_600,
  /** a warm slot, a warm account, a transient read or write */
  warm: 100,
  /** changing a slot that was not zero, on top of its access */
  change: 2_900,
  /** filling a slot that was zero, on top of its access */
  create: 20_000,
  /** given back for a slot that becomes zero */
  clearRefund: 4_800,
  log: 375,
  logTopic: 375,
  logByte: 8,
  /** the precompile that finds who signed */
  recovery: 3_000,
  keccak: 30,
  keccakWord: 6,
  sha256: 60,
  sha256Word: 12,
  /** the least that a modular power costs; 500 since EIP-7883 */
  power: 500,
  /** on BLS12-381. @see EIP-2537 */
  mapToG1: 5_500,
  addOnG1: 375,
  pairing: 37_700,
  pairingPair: 32_600,
} as const;

const log = (topics: number, words: number) => evm.log + topics * evm.logTopic + words * 32 * evm.logByte;
const changed = evm.coldSlot + evm.change;
const created = evm.coldSlot + evm.create;

/** An ERC-20's Transfer event: three topics, one word. */
const transferLog = log(3, 1);

export type GasItem = { what: string; gas: number };

/** What calldata costs, given as hexadecimal text. */
export function calldataGas(data: `0x${string}`): number {
  const bytes = data.slice(2).match(/../g) ?? [];
  const zeros = bytes.filter((byte) => byte === '00').length;
  return zeros * evm.calldataZeroByte + (bytes.length - zeros) * evm.calldataByte;
}

const transaction = (data: `0x${string}`): GasItem[] => [
  { what: 'transaction', gas: evm.transaction },
  { what: 'calldata', gas: calldataGas(data) },
];

const guard: GasItem = { what: 'guard, read and written twice, transient', gas: 3 * evm.warm };

/**
 * What each test coin's own code spends in the three calls of a purchase, besides slots and logs; read off a trace.
 * It is part of what a call costs and not ours to lower. Refunds are held to their limit without such an item.
 */
export const coinInstructions = { usdt: 1_953, usdc: 1_556 } as const;

/** `buy` by a new buyer who approved exactly the amount, in a sale that has sold before. */
export const buyLimit = (data: `0x${string}`, coin: keyof typeof coinInstructions): GasItem[] => [
  ...transaction(data),
  { what: 'totals, changed', gas: changed },
  { what: 'phase, read', gas: evm.coldSlot },
  { what: "buyer's account, created", gas: created },
  guard,
  { what: 'coin, called three times', gas: evm.coldAccount + 2 * evm.warm },
  { what: "coin's own instructions in these calls", gas: coinInstructions[coin] },
  { what: "sale's balance of the coin, changed, read twice more", gas: changed + 2 * evm.warm },
  { what: "buyer's balance of the coin, changed", gas: changed },
  { what: 'allowance, cleared', gas: changed - evm.clearRefund },
  { what: 'Transfer', gas: transferLog },
  { what: 'Purchased', gas: log(3, 3) },
];

/** `claim` for a first-time holder, in a sale where others have claimed. */
export const claimLimit = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  { what: 'phase, read', gas: evm.coldSlot },
  { what: "buyer's account, changed", gas: changed },
  { what: 'paid out, changed', gas: changed },
  { what: 'LILAPE, called', gas: evm.coldAccount },
  { what: "sale's balance of LILAPE, changed", gas: changed },
  { what: "buyer's balance of LILAPE, created", gas: created },
  { what: 'Transfer', gas: transferLog },
  { what: 'Claimed', gas: log(2, 1) },
];

/** `refund` to a holder of the coin, after a sale that ended below its soft cap and has refunded others. */
export const refundLimit = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  { what: 'totals, read', gas: evm.coldSlot },
  { what: 'phase, read', gas: evm.coldSlot },
  { what: "buyer's account, changed", gas: changed },
  { what: 'paid out, changed', gas: changed },
  { what: 'coin, called', gas: evm.coldAccount },
  { what: "sale's balance of the coin, changed", gas: changed },
  { what: "buyer's balance of the coin, changed", gas: changed },
  { what: 'Transfer', gas: transferLog },
  { what: 'Refunded', gas: log(3, 1) },
];

/** `mint` of a first ape to an account, in a collection where others have minted: the voucher's check included. */
export const mintLimit = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  { what: 'signer, epoch and count, changed', gas: changed },
  { what: 'signature, recovered', gas: evm.recovery + evm.warm },
  { what: "picture's digest, created", gas: created },
  { what: "token's owner, created", gas: created },
  { what: "account's balance of apes, created", gas: created },
  { what: 'Transfer', gas: log(4, 0) },
];

/** `stake` without an ape by an account that has staked before and approved exactly the amount, beside other stakers. */
export const stakeLimit = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  guard,
  { what: 'totals, changed', gas: changed },
  { what: "staker's number of stakes, changed", gas: changed },
  { what: 'stake, created', gas: created },
  { what: 'LILAPE, called twice', gas: evm.coldAccount + evm.warm },
  { what: "pool's balance of LILAPE, changed, read before", gas: changed + evm.warm },
  { what: "staker's balance of LILAPE, changed", gas: changed },
  { what: 'allowance, cleared', gas: changed - evm.clearRefund },
  { what: 'Transfer', gas: transferLog },
  { what: 'Staked', gas: log(3, 4) },
];

/** What `claimRewards` and `unstake` both do for a holder of LILAPE whose stake has no ape, beside other stakers. */
const rewardItems = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  guard,
  { what: 'stake, changed', gas: changed },
  { what: 'totals, changed', gas: changed },
  { what: 'LILAPE, called', gas: evm.coldAccount },
  { what: "pool's balance of LILAPE, changed", gas: changed },
  { what: "staker's balance of LILAPE, changed", gas: changed },
  { what: 'Transfer', gas: transferLog },
];

/** `claimRewards` of a stake without an ape. */
export const claimRewardsLimit = (data: `0x${string}`): GasItem[] => [
  ...rewardItems(data),
  { what: 'RewardsClaimed', gas: log(3, 1) },
];

/** `unstake` of a stake without an ape. */
export const unstakeLimit = (data: `0x${string}`): GasItem[] => [
  ...rewardItems(data),
  { what: 'Unstaked', gas: log(3, 2) },
];

const keccak = (words: number) => evm.keccak + words * evm.keccakWord;
const sha256 = (words: number) => evm.warm + evm.sha256 + words * evm.sha256Word;

/** Checking a beacon's signature of a round: what the precompiles cost, and calling them. */
const signatureItems: GasItem[] = [
  { what: "round's message, hashed", gas: sha256(1) },
  { what: '128 uniform bytes, hashed', gas: sha256(5) + 4 * sha256(3) },
  { what: 'two elements of the field', gas: 2 * (evm.warm + evm.power) },
  { what: 'two points, added', gas: 2 * (evm.warm + evm.mapToG1) + evm.warm + evm.addOnG1 },
  { what: 'two pairs', gas: evm.warm + evm.pairing + 2 * evm.pairingPair },
];

/** `reveal` of a draw: round and seed share their slot. */
export const revealLimit = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  ...signatureItems,
  { what: 'seed, hashed', gas: sha256(2) },
  { what: 'round, changed to the seed', gas: changed },
  { what: 'DrawRevealed', gas: log(2, 6) },
];

/**
 * What the loops of `list` and `settle` spend at least on each turn: an interval passed by a point, two words put in order
 * before they are hashed; and what Solidity spends on reading an entry with all its checks, on asking for an account and
 * writing its row, or on one of those excluded, read off a trace.
 */
const turns = { passed: 44, ordered: 40, entry: 900, account: 600, excluded: 400 } as const;

/** The giveaway's first places in one call of `settle`: how many, how deep the tree is, how many intervals are passed. */
export type Settled = { readonly places: number; readonly levels: number; readonly passed: number };

/** What the sale spends in its own code when the draws ask it, besides slots; read off a trace. */
const saleInstructions = { status: 516, closesAt: 302, counters: 1_445, accountOf: 1_128 } as const;
/** What LILAPE spends in its own code in a transfer, a burn, or when it is asked for a balance, besides slots; read off a trace. */
const tokenInstructions = { transfer: 712, burn: 382, balanceOf: 414 } as const;
const askedAccount = evm.coldSlot + evm.warm + saleInstructions.accountOf;

/** How many are listed in one call of `list` from the beginning, and how many are excluded. */
export type Listed = { readonly accounts: number; readonly excluded: number };

/** `list` of the first entrants, who are not all. */
export const listLimit = (data: `0x${string}`, { accounts, excluded }: Listed): GasItem[] => {
  const peaks = accounts.toString(2).replaceAll('0', '').length;
  return [
    ...transaction(data),
    {
      what: 'whether the giveaway stands: two slots of the draw and one beside, read',
      gas: 3 * evm.coldSlot,
    },
    { what: "sale's totals, phase and payments out, read", gas: 3 * evm.coldSlot },
    { what: 'sale, called three times', gas: evm.coldAccount + 2 * evm.warm },
    {
      what: "sale's own instructions in these calls",
      gas: saleInstructions.status + saleInstructions.closesAt + saleInstructions.counters,
    },
    {
      what: 'accounts excluded, packed, hashed and passed',
      gas: keccak(excluded) + excluded * turns.excluded,
    },
    { what: 'what these bought, read', gas: excluded * askedAccount },
    { what: 'what the others bought, read', gas: accounts * askedAccount },
    { what: 'accounts, checked, and their rows', gas: accounts * turns.account },
    { what: 'leaves, hashed twice', gas: accounts * (keccak(4) + keccak(1)) },
    { what: 'nodes, ordered and hashed', gas: (accounts - peaks) * (turns.ordered + keccak(2)) },
    { what: 'frontiers, hashed', gas: keccak(5) + keccak(5 + peaks) },
    { what: 'frontier, created', gas: created },
    { what: 'EntrantsListed', gas: log(2, 5 + peaks) },
  ];
};

/** `settle` of the giveaway's first places in one call; three of them are paid. */
export const settleLimit = (data: `0x${string}`, { places, levels, passed }: Settled): GasItem[] => [
  ...transaction(data),
  { what: 'seed and root, read', gas: 2 * evm.coldSlot },
  { what: 'places settled, changed', gas: changed },
  { what: 'whether the prizes stand, read', gas: evm.coldSlot },
  { what: 'winners and their intervals, created', gas: places * 2 * created },
  { what: 'PlaceWon', gas: places * log(4, 4) },
  { what: 'points, hashed', gas: places * keccak(3) },
  { what: 'leaves, hashed twice', gas: places * (keccak(4) + keccak(1)) },
  { what: 'proofs, ordered and hashed', gas: places * levels * (turns.ordered + keccak(2)) },
  { what: 'intervals, passed', gas: passed * turns.passed },
  { what: 'entries, read', gas: places * turns.entry },
  { what: 'LILAPE, called three times', gas: evm.coldAccount + 2 * evm.warm },
  { what: "draws' balance of LILAPE, changed, twice more", gas: changed + 2 * evm.warm },
  { what: "winners' balances of LILAPE, created", gas: 3 * created },
  { what: 'Transfer', gas: 3 * transferLog },
];

/** `release` of the shares, when neither staking, opener nor vesting have LILAPE before. */
export const releaseLimit = (data: `0x${string}`): GasItem[] => [
  ...transaction(data),
  { what: "sale's totals, phase and payments out, read", gas: 3 * evm.coldSlot },
  { what: 'sale, called twice', gas: evm.coldAccount + evm.warm },
  {
    what: "sale's own instructions in these calls",
    gas: saleInstructions.status + saleInstructions.counters,
  },
  { what: 'time of the release and what was sold, created', gas: created },
  { what: 'LILAPE, called five times', gas: evm.coldAccount + 4 * evm.warm },
  {
    what: "LILAPE's own instructions in these calls",
    gas: 3 * tokenInstructions.transfer + tokenInstructions.burn + tokenInstructions.balanceOf,
  },
  { what: "reserves' balance of LILAPE, read, changed, three times more", gas: changed + 7 * evm.warm },
  { what: 'balances of staking, opener and vesting, created', gas: 3 * created },
  { what: 'supply, changed', gas: changed },
  { what: 'Transfer', gas: 4 * transferLog },
  { what: 'Released', gas: log(1, 8) },
];

/** `open` of a pool on Uniswap v4, whichever comes first: a bound, as most of it is the PoolManager's own work. @see decision 143 "a pool that opens itself" */
export const openLimit: GasItem[] = [{ what: 'bound for initialising and filling a pool', gas: 400_000 }];

/** The sum of a limit's items. */
export const sumGas = (items: GasItem[]): number => items.reduce((sum, { gas }) => sum + gas, 0);
