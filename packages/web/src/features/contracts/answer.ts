/** What the page shows of the chain, as the server reads it. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { contracts, networkInfo } from '@lilape/wire/endpoints/chain';
import { callApi } from '#shell/api/api.ts';

/** Owners, balances and supply at one block. @throws AppError with the reason */
export async function contractsNow(): Promise<ContractsBody> {
  return (await callApi(contracts)).body;
}

/** Endpoint of the chain that the server reads. @throws AppError with the reason */
export async function rpcNow(): Promise<string> {
  return (await callApi(networkInfo)).body.rpcUrl;
}
