// Views of our contracts, asked as they are written in their ABIs; everything they take and give is whole words.
import {
  drawsAbi,
  erc20Abi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
} from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import type { Hex } from '@lilape/events/log';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export type View = {
  /** `accountOf(address)` */
  readonly signature: string;
  /** Its first four bytes, with 0x. */
  readonly selector: Hex;
  /** Words that it takes. */
  readonly inputs: number;
  /** What it returns, a word each, by the names in the ABI. */
  readonly outputs: readonly string[];
};

/** What a view says: a number for each of its outputs. */
export type Answer = Readonly<Record<string, bigint>>;

type Parameter = {
  readonly name?: string;
  readonly type: string;
  readonly components?: readonly Parameter[];
};
type Item = {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly Parameter[];
  readonly outputs?: readonly Parameter[];
};

/** The view of a name in an ABI. @throws Error where there is none */
function viewOf(abi: readonly Item[], name: string): View {
  const item = abi.find((each) => each.type === 'function' && each.name === name);
  if (item === undefined) throw new Error(`There is no view ${name}.`);
  const inputs = item.inputs ?? [];
  const signature = `${name}(${inputs.map(({ type }) => type).join()})`;
  const outputs = (item.outputs ?? []).flatMap(wordsOf);
  return {
    signature,
    selector: `0x${bytesToHex(keccak_256(new TextEncoder().encode(signature))).slice(0, 8)}`,
    inputs: inputs.length,
    outputs: outputs.map((output, at) =>
      output.name === undefined || output.name === '' ? String(at) : output.name,
    ),
  };
}

/** The words of a value: those of all its parts. */
function wordsOf(value: Parameter): readonly Parameter[] {
  return value.components?.flatMap(wordsOf) ?? [value];
}

/** A word of the PoolManager's storage. */
const EXTSLOAD: Item = {
  type: 'function',
  name: 'extsload',
  inputs: [{ type: 'bytes32' }],
  outputs: [{ type: 'bytes32' }],
};

/** Every view that is asked, by the contract that has it: a server need pass on no others. */
export const VIEWS = {
  terms: viewOf(presaleAbi, 'terms'),
  saleCounters: viewOf(presaleAbi, 'counters'),
  saleStatus: viewOf(presaleAbi, 'status'),
  accountOf: viewOf(presaleAbi, 'accountOf'),
  totalSupply: viewOf(erc20Abi, 'totalSupply'),
  balanceOf: viewOf(erc20Abi, 'balanceOf'),
  apeSupply: viewOf(lilApeNFTAbi, 'totalSupply'),
  ownerOf: viewOf(lilApeNFTAbi, 'ownerOf'),
  totalStaked: viewOf(lilApeStakingAbi, 'totalStaked'),
  rewardsReserved: viewOf(lilApeStakingAbi, 'rewardsReserved'),
  stakeCounter: viewOf(lilApeStakingAbi, 'stakeCounter'),
  getStake: viewOf(lilApeStakingAbi, 'getStake'),
  drawCount: viewOf(drawsAbi, 'drawCount'),
  drawOf: viewOf(drawsAbi, 'drawOf'),
  winnerOf: viewOf(drawsAbi, 'winnerOf'),
  releasedAt: viewOf(reservesAbi, 'releasedAt'),
  releasedSold: viewOf(reservesAbi, 'sold'),
  paidShare: viewOf(reservesAbi, 'paid'),
  marketOf: viewOf(poolOpenerAbi, 'marketOf'),
  moneyShareBps: viewOf(poolOpenerAbi, 'moneyShareBps'),
  extsload: viewOf([EXTSLOAD], 'extsload'),
} as const satisfies Readonly<Record<string, View>>;

/** A word of an address or a number, 64 digits. */
export function wordOf(value: Address | bigint | number): string {
  return (typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)).padStart(64, '0');
}

/** The call of a view with its words. */
export function callData({ selector }: View, args: readonly (Address | bigint | number)[]): Hex {
  return `${selector}${args.map(wordOf).join('')}`;
}

/** What a view said, from the digits of its words; null where they are too few. */
export function readAnswer({ outputs }: View, digits: string): Answer | null {
  if (digits.length < outputs.length * 64) return null;
  return Object.fromEntries(
    outputs.map((name, at) => [name, BigInt(`0x${digits.slice(at * 64, at * 64 + 64)}`)]),
  );
}
