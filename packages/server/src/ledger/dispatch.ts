// Gives each log to the projection that reads its contract, with its place on the chain.
import type { Address } from '@lilape/domain/address';
import type { EventDecoders } from '#chain/event-decoders.ts';
import type { TimedLog } from '#chain/logs.ts';
import { EndpointError } from '#chain/rpc.ts';
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
  txHash: string;
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
      sinks.set(address, { contract: address, decoders, logs: own, txHash: '', ordinal: 0 });
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
  sink.ordinal = log.transactionHash === sink.txHash ? sink.ordinal + 1 : 0;
  sink.txHash = log.transactionHash;
  const decode = sink.decoders.get(log.topics[0] ?? '');
  if (decode === undefined) return;
  sink.logs.push({
    contract: sink.contract,
    txHash: log.transactionHash,
    ordinal: sink.ordinal,
    block: BigInt(block),
    blockHash: log.blockHash,
    logIndex,
    timeSeconds: Number(log.blockTimestamp),
    event: decode(log),
  });
}
