/** The events of a contract of ours in a mined transaction. */
import {
  type Abi,
  type Address,
  type ContractEventName,
  parseEventLogs,
  type ParseEventLogsReturnType,
  type RpcLog,
} from 'viem';
import type { Receipt } from './rpc.ts';

/** Those of one name that the contract at `address` has emitted, in their order. */
export function eventsIn<const abi extends Abi, name extends ContractEventName<abi>>(
  { logs }: Receipt,
  address: Address,
  abi: abi,
  eventName: name,
): ParseEventLogsReturnType<abi, name, true> {
  const ours = logs.filter((log) => log.address.toLowerCase() === address.toLowerCase());
  // Only what decoding needs is declared of a log.
  return parseEventLogs({ abi, eventName, logs: ours as unknown as RpcLog[] });
}
