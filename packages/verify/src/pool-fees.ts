// What fees the pool opener's position has ever been paid, by the words of Uniswap's PoolManager.
import type { Address } from '@lilape/domain/address';
import { Q96 } from '@lilape/domain/market/opening';
import type { Hex } from '@lilape/events/log';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ContractReads } from './contract-reads.ts';
import { VIEWS, wordOf } from './views.ts';

/** Where v4 keeps its pools, and positions within one; behind a position's liquidity are both growths. @see v4-core StateLibrary */
const POOLS_SLOT = 6n;
const POSITIONS_OFFSET = 6n;
const GROWTHS = [1n, 2n] as const;
/** The ends of every position of ours. @see decision 143 "a pool that opens itself" */
const LAST_TICK = 887_200;
const Q128 = Q96 << 32n;

export type Position = {
  readonly manager: Address;
  readonly owner: Address;
  readonly poolId: Hex;
  readonly liquidity: bigint;
};

/**
 * Units of currency 0 and 1 that the position's growth comes to when its fees were last taken. Every taking before was rounded
 * down for itself, so what was paid is less by up to a unit for each but one. Null where the manager does not say.
 * @throws CannotCheck
 */
export async function feesByGrowth(
  reads: ContractReads,
  { manager, owner, poolId, liquidity }: Position,
): Promise<readonly [bigint, bigint] | null> {
  const pool = hashOf(poolId.slice(2) + wordOf(POOLS_SLOT));
  const ends = [-LAST_TICK, LAST_TICK].map((tick) => wordOf(BigInt.asUintN(24, BigInt(tick))).slice(-6));
  const key = hashOf(owner.slice(2).toLowerCase() + ends.join('') + wordOf(0n));
  const position = hashOf(wordOf(key) + wordOf(pool + POSITIONS_OFFSET));
  const [first, second] = await Promise.all(
    GROWTHS.map((offset) => reads.one(manager, VIEWS.extsload, [position + offset])),
  );
  const [growth0, growth1] = [first, second].map((said) => Object.values(said ?? {})[0]);
  if (growth0 === undefined || growth1 === undefined) return null;
  return [(growth0 * liquidity) / Q128, (growth1 * liquidity) / Q128];
}

const hashOf = (digits: string): bigint => BigInt(`0x${bytesToHex(keccak_256(hexToBytes(digits)))}`);
