// Fetches the sale's logs of a range of final blocks, or of one block by its hash.
import { type BlockHead, readBlock } from '#chain/blocks.ts';
import type { SaleDeployment } from '#chain/deployment.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { type RawLog, type SaleLog, decodeSaleLogs } from '#ledger/sale/decode.ts';

/** The sale's events in the blocks `from` to `to`, both included, in chain order. */
export async function readRangeLogs(
  endpoint: Endpoint,
  sale: SaleDeployment,
  from: bigint,
  to: bigint,
): Promise<SaleLog[]> {
  const logs = await endpoint.request<RawLog[]>('eth_getLogs', [
    { address: sale.presale, fromBlock: hex(from), toBlock: hex(to) },
  ]);
  const times = await missingTimes(endpoint, logs);
  return decodeSaleLogs(logs, sale, (log) => times.get(log.blockNumber) ?? Number.NaN);
}

/** The sale's events in one block, by its hash: nothing of a block that the chain has left. */
export async function readBlockLogs(
  endpoint: Endpoint,
  sale: SaleDeployment,
  block: BlockHead,
): Promise<SaleLog[]> {
  const logs = await endpoint.request<RawLog[]>('eth_getLogs', [
    { address: sale.presale, blockHash: block.hash },
  ]);
  if (logs.some((log) => log.blockHash !== block.hash)) {
    throw new Error(`The endpoint gave logs of another block than ${block.hash}.`);
  }
  return decodeSaleLogs(logs, sale, () => block.timeSeconds);
}

async function missingTimes(endpoint: Endpoint, logs: readonly RawLog[]): Promise<Map<string, number>> {
  const numbers = new Set(
    logs.filter((log) => log.blockTimestamp === undefined).map((log) => log.blockNumber),
  );
  const blocks = await Promise.all([...numbers].map((number) => readBlock(endpoint, number)));
  return new Map(
    blocks.filter((block) => block !== null).map((block) => [hex(block.number), block.timeSeconds]),
  );
}

function hex(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`;
}
