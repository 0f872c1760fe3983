/** A small check of what the page shows of the chain; the full schemas of `@lilape/wire` are too heavy to open with. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { callApi } from '#shell/api/api.ts';
import { expectFields, objectOf } from '#shell/live/answers.ts';

/** Owners, balances and supply at one block. @throws AppError with the reason */
export async function contractsNow(signal: AbortSignal): Promise<ContractsBody> {
  return (await callApi({ path: '/api/contracts', read: readContracts, signal })).body;
}

/** Endpoint of the chain that the server reads. @throws AppError with the reason */
export async function rpcNow(signal: AbortSignal): Promise<string> {
  return (await callApi({ path: '/api/network/info', read: readRpc, signal })).body;
}

function readRpc(json: unknown): string {
  const body = objectOf(json);
  expectFields(body, 'text', 'rpcUrl');
  return String(body['rpcUrl']);
}

/** The body that `json` is. @throws TypeError naming the field that is not what it should be */
export function readContracts(json: unknown): ContractsBody {
  const body = objectOf(json);
  expectFields(body, 'number', 'block');
  expectFields(body, 'time', 'time as_of');
  expectFields(objectOf(body['supply']), 'amount', 'minted current burned');
  const sale = objectOf(body['sale']);
  expectFields(sale, 'amount', 'usdt usdc');
  expectFields(sale, 'text', 'treasury');
  for (const name of ['contracts', 'recipients']) {
    const list = body[name];
    if (!Array.isArray(list)) throw new TypeError(name);
    for (const item of list) {
      expectFields(objectOf(item), 'text', 'name address');
      expectFields(objectOf(item), 'amount', 'lilape');
    }
  }
  return json as ContractsBody;
}
