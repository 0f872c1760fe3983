/** Who has the sale's powers, and where its money goes. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { contracts } from '@lilape/wire/endpoints/chain';
import { callApi } from '#shell/first/api.ts';

/** Owners, treasury and balances, read from the chain. */
export const readContracts = async (signal: AbortSignal | undefined): Promise<ContractsBody> =>
  (await callApi(contracts, { signal })).body;
