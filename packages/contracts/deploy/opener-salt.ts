// The salt of the pool opener: Uniswap v4 reads in the last 14 bits of its address which hooks it has.
import { type Address, type Hex, hexToBigInt, numberToHex } from 'viem';

import { create3Bytes } from './create3.ts';

/** The bits of an address that v4 reads, and the one of them for `beforeInitialize`. */
const hookBits = (1n << 14n) - 1n;
const beforeInitialize = 1n << 13n;

/** By deployer and first salt: a search takes a second. */
const found = new Map<string, Hex>();

/**
 * The first salt from `first` on, counted upwards, with which `deployer` creates a contract whose address says that it is
 * asked before a pool is initialised, and nothing else: 16,384 tries on average.
 */
export function openerSalt(deployer: Address, first: Hex): Hex {
  const key = `${deployer}/${first}`;
  const salt = found.get(key) ?? searchFrom(deployer, hexToBigInt(first));
  found.set(key, salt);
  return salt;
}

function searchFrom(deployer: Address, first: bigint): Hex {
  for (let next = first; ; next += 1n) {
    const salt = numberToHex(next & ((1n << 256n) - 1n), { size: 32 });
    if ((hexToBigInt(create3Bytes(deployer, salt)) & hookBits) === beforeInitialize) return salt;
  }
}
