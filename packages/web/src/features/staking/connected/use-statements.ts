/** What happened to the stakes of an account, with the transactions, as the ledger has it. */
import type { Address } from '@lilape/domain/address';
import { stakes } from '@lilape/wire/endpoints/staking';
import type { StakeBody } from '@lilape/wire/staking';
import { callApi } from '#shell/first/api.ts';
import { type Async, useAsync } from '#ui/use-async.ts';

/** By the number of the stake; asked anew on every `occasion`. */
export function useStatements(address: Address, occasion: string): Async<ReadonlyMap<number, StakeBody>> {
  return useAsync(
    address,
    async (signal) => {
      const { body } = await callApi(stakes, { params: { address }, signal });
      return new Map(body.stakes.map((stake) => [stake.id, stake]));
    },
    occasion,
  );
}
