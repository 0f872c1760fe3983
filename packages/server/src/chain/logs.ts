// Fetches the logs of several contracts in one request: of a range of final blocks, or of one block by its hash.
import type { Address } from '@lilape/domain/address';
import { type BlockHead, type Hex, readBlock } from '#chain/blocks.ts';
import { isTelling, mayHold } from '#chain/bloom.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { EndpointError, RpcError } from '#chain/rpc.ts';

/** A log as an endpoint gives it. */
export type RawLog = {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  /** Not every endpoint says it. */
  readonly blockTimestamp?: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
};

/** A log that says when its block was made. */
export type TimedLog = RawLog & { readonly blockTimestamp: Hex };

/** The logs of `contracts` in the blocks `from` to `to`, both included, in chain order. */
export async function readRangeLogs(
  endpoint: Endpoint,
  contracts: readonly Address[],
  from: bigint,
  to: bigint,
): Promise<TimedLog[]> {
  const logs = await endpoint.request<RawLog[]>('eth_getLogs', [
    { address: contracts, fromBlock: hex(from), toBlock: hex(to) },
  ]);
  const times = await missingTimes(endpoint, logs);
  return logs.map((log) => (isTimed(log) ? log : timed(log, times.get(log.blockNumber))));
}

/**
 * The logs of `contracts` in one block, by its hash: nothing of a block that the chain has left, and all of them where
 * the block's filter can tell. @throws EndpointError where the endpoint left some out
 */
export async function readBlockLogs(
  endpoint: Endpoint,
  sources: readonly LogSource[],
  block: BlockHead,
): Promise<TimedLog[]> {
  const contracts = sources.map(({ address }) => address);
  const isAbsent = holdsNone(block, sources);
  const [logs, counted] = await Promise.all([
    endpoint.request<RawLog[]>('eth_getLogs', [{ address: contracts, blockHash: block.hash }]),
    isAbsent ? null : countInReceipts(endpoint, contracts, block),
  ]);
  if (isAbsent && logs.some(({ topics }) => sources.some((source) => source.topics.has(topics[0] ?? ''))))
    throw new EndpointError(`The endpoint gave logs that block ${block.number} does not have.`);
  if (logs.some((log) => log.blockHash !== block.hash))
    throw new EndpointError(`The endpoint gave logs of another block than ${block.hash}.`);
  if (counted !== null && counted !== logs.length)
    throw new EndpointError(
      `The endpoint gave ${logs.length} of the ${counted} logs in block ${block.number}.`,
    );
  const time = hex(BigInt(block.timeSeconds));
  return logs.map((log) => (isTimed(log) ? log : timed(log, time)));
}

/** A contract, and the first topics of the events that are read of it. */
export type LogSource = {
  readonly address: Address;
  readonly topics: { has(topic: string): boolean; keys(): Iterable<string> };
};

/** Whether the block's filter says for sure that it has none of these events, however full it is. */
function holdsNone({ logsBloom }: BlockHead, sources: readonly LogSource[]): boolean {
  if (logsBloom === null) return false;
  return !sources.some(
    ({ address, topics }) =>
      mayHold(logsBloom, address) && [...topics.keys()].some((topic) => mayHold(logsBloom, topic as Hex)),
  );
}

/** How many logs of `contracts` the block's receipts hold; null where nobody can tell. */
async function countInReceipts(
  endpoint: Endpoint,
  contracts: readonly Address[],
  { hash, logsBloom }: BlockHead,
): Promise<number | null> {
  if (logsBloom === null || !isTelling(logsBloom)) return null;
  try {
    const receipts = await endpoint.request<readonly { logs: readonly RawLog[] }[] | null>(
      'eth_getBlockReceipts',
      [hash],
    );
    if (receipts === null) throw new EndpointError(`The endpoint has no receipts of block ${hash}.`);
    const ours = new Set<string>(contracts.map((address) => address.toLowerCase()));
    return receipts.flatMap(({ logs }) => logs).filter((log) => ours.has(log.address.toLowerCase())).length;
  } catch (error) {
    // An endpoint that does not know the method; what it leaves out is found at the final block.
    if (error instanceof RpcError && error.code === METHOD_NOT_FOUND) return null;
    throw error;
  }
}

/** @see JSON-RPC 2.0 §5.1 */
const METHOD_NOT_FOUND = -32_601;

async function missingTimes(endpoint: Endpoint, logs: readonly RawLog[]): Promise<Map<string, Hex>> {
  const numbers = new Set(logs.filter((log) => !isTimed(log)).map((log) => log.blockNumber));
  const blocks = await Promise.all([...numbers].map((number) => readBlock(endpoint, number)));
  return new Map(
    blocks
      .filter((block) => block !== null)
      .map((block) => [hex(block.number), hex(BigInt(block.timeSeconds))]),
  );
}

function isTimed(log: RawLog): log is TimedLog {
  return log.blockTimestamp !== undefined;
}

function timed(log: RawLog, blockTimestamp: Hex | undefined): TimedLog {
  if (blockTimestamp === undefined)
    throw new EndpointError(`The endpoint does not know block ${log.blockNumber}.`);
  return { ...log, blockTimestamp };
}

function hex(value: bigint): Hex {
  return `0x${value.toString(16)}`;
}
