// Gives each log to the projection that reads its contract, with its place on the chain.
import type { Address } from '@lilape/domain/address';
import type { EventDecoders } from '@lilape/events/decoders';
import { type ChainLog, type Hex, LogError, type PlacedEvent } from '@lilape/events/log';

/** Who reads the events of which contracts; no two read the same. */
export type Reader = {
  readonly name: string;
  readonly sources: readonly { readonly address: Address; readonly decoders: EventDecoders<unknown> }[];
};

/** Events by the name of their projection. */
export type LogsByProjection = ReadonlyMap<string, readonly PlacedEvent<unknown>[]>;

/** The contracts that `projections` read. */
export function contractsOf(projections: readonly Reader[]): Address[] {
  return projections.flatMap(({ sources }) => sources.map(({ address }) => address));
}

type Sink = {
  readonly contract: Address;
  readonly decoders: EventDecoders<unknown>;
  readonly logs: PlacedEvent<unknown>[];
  /** Where its last log was. */
  txHash: Hex;
  blockHash: Hex;
  block: bigint;
  ordinal: number;
};

/**
 * The events among `logs`, which must be whole blocks. Logs of other contracts, and those that no decoder knows, are
 * passed over; the latter count in the ordinals. @throws LogError where
 * the logs are not in chain order, each once, or not what a contract of ours says
 */
export function dispatchLogs(projections: readonly Reader[], logs: readonly ChainLog[]): LogsByProjection {
  const byProjection = new Map<string, PlacedEvent<unknown>[]>();
  const sinks = new Map<string, Sink>();
  for (const { name, sources } of projections) {
    const own: PlacedEvent<unknown>[] = [];
    byProjection.set(name, own);
    for (const { address, decoders } of sources)
      sinks.set(address, {
        contract: address,
        decoders,
        logs: own,
        txHash: '0x',
        blockHash: '0x',
        block: -1n,
        ordinal: 0,
      });
  }
  let [lastBlock, lastIndex] = [-1, -1];
  for (const log of logs) {
    const block = Number(log.blockNumber);
    const logIndex = Number(log.logIndex);
    // Said so that a place that is no number is refused too.
    if (!(block > lastBlock || (block === lastBlock && logIndex > lastIndex)))
      throw new LogError(`The endpoint gave log ${logIndex} of block ${block} twice or out of order.`);
    [lastBlock, lastIndex] = [block, logIndex];
    const sink = sinks.get(log.address) ?? sinks.get(log.address.toLowerCase());
    if (sink !== undefined) take(sink, log, block, logIndex);
  }
  return byProjection;
}

function take(sink: Sink, log: ChainLog, block: number, logIndex: number): void {
  // What logs have in common is kept once, since all of a range are in memory together.
  if (log.transactionHash === sink.txHash) sink.ordinal++;
  else [sink.txHash, sink.ordinal] = [log.transactionHash, 0];
  if (log.blockHash !== sink.blockHash) [sink.blockHash, sink.block] = [log.blockHash, BigInt(block)];
  const decode = sink.decoders.get(log.topics[0] ?? '');
  if (decode === undefined) return;
  sink.logs.push({
    contract: sink.contract,
    txHash: sink.txHash,
    ordinal: sink.ordinal,
    block: sink.block,
    blockHash: sink.blockHash,
    logIndex,
    timeSeconds: Number(log.blockTimestamp),
    event: decode(log),
  });
}
