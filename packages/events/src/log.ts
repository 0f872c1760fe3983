// A log of a contract as an endpoint gives it, and an event of ours with its place on the chain.
import type { Address } from '@lilape/domain/address';

export type Hex = `0x${string}`;

/** What an endpoint gave is not what a contract of ours says. */
export class LogError extends Error {
  override readonly name = 'LogError';
}

/** The parts of a log that say what happened. */
export type LogContent = { readonly topics: readonly Hex[]; readonly data: Hex };

/** A log as JSON-RPC has it, which says when its block was made. */
export type ChainLog = LogContent & {
  readonly address: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly blockTimestamp: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
};

/** Where a log stands on the chain. */
export type LogPosition = {
  readonly contract: Address;
  readonly txHash: Hex;
  /** Number of the contract's logs before it in its transaction: unlike `logIndex` it stays when that is mined again. */
  readonly ordinal: number;
  readonly block: bigint;
  readonly blockHash: Hex;
  readonly logIndex: number;
  readonly timeSeconds: number;
};

/** An event of one of our contracts. */
export type PlacedEvent<Event> = LogPosition & { readonly event: Event };
