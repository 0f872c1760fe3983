// Gives each log to the projection that reads its contract, with its place on the chain.
import type { Address } from '@lilape/domain/address';
import type { EventDecoders } from '#chain/event-decoders.ts';
import type { TimedLog } from '#chain/logs.ts';
import { EndpointError } from '#chain/rpc.ts';
import type { Hex } from '#ledger/stored.ts';
import type { Projection, ProjectionLog } from '#ledger/projection.ts';

/** Events by the name of their projection. */
export type LogsByProjection = ReadonlyMap<string, readonly ProjectionLog<unknown>[]>;

/** The contracts that `projections` read. */
export function contractsOf(projections: readonly Projection[]): Address[] {
  return projections.flatMap(({ sources }) => sources.map(({ address }) => address));
}

type Sink = {
  readonly contract: Address;
  readonly decoders: EventDecoders<unknown>;
  readonly logs: ProjectionLog<unknown>[];
  /** Where its last log was. */
  txHash: Hex;
  blockHash: Hex;
  block: bigint;
  ordinal: number;
};

/**
 * The events among `logs`, which must be whole blocks. Logs of other contracts, and those that no decoder knows, are
 * passed over; the latter count in the ordinals. @throws EndpointError where
 * the logs are not in chain order, each once, or not what a contract of ours says
 */
export function dispatchLogs(
  projections: readonly Projection[],
  logs: readonly TimedLog[],
): LogsByProjection {
  const byProjection = new Map<string, ProjectionLog<unknown>[]>();
  const sinks = new Map<string, Sink>();
  for (const { name, sources } of projections) {
    const own: ProjectionLog<unknown>[] = [];
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
      throw new EndpointError(`The endpoint gave log ${logIndex} of block ${block} twice or out of order.`);
    [lastBlock, lastIndex] = [block, logIndex];
    const sink = sinks.get(log.address) ?? sinks.get(log.address.toLowerCase());
    if (sink !== undefined) take(sink, log, block, logIndex);
  }
  return byProjection;
}

function take(sink: Sink, log: TimedLog, block: number, logIndex: number): void {
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
