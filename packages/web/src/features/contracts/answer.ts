/** What the page shows of the chain, as the server reads it. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { contracts, networkInfo } from 'virtual:wire';
import { reader } from '#api/check.ts';
import { callApi } from '#shell/api/api.ts';

/** The body that JSON is. @throws TypeError with the path of what is wrong */
export const readContracts = reader(contracts);

/** Owners, balances and supply at one block. @throws AppError with the reason */
export async function contractsNow(signal: AbortSignal): Promise<ContractsBody> {
  return (await callApi({ path: '/api/contracts', read: readContracts, signal })).body;
}

/** Endpoint of the chain that the server reads. @throws AppError with the reason */
export async function rpcNow(signal: AbortSignal): Promise<string> {
  const { body } = await callApi({ path: '/api/network/info', read: reader(networkInfo), signal });
  return body.rpcUrl;
}
