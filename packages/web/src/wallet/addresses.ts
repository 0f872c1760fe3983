/** The page pays only contracts that were compiled in; a server that names others is not trusted. @see architecture "Page" */
import type { ContractName } from '@lilape/contracts/table';
import { AppError } from '@lilape/domain/app-error';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { networkInfo } from '#api/sale-api.ts';

/** Returns if the server works with the same contracts on the same chain. @throws AppError ADDRESSES_DIFFER if not */
export async function expectSameAddresses(): Promise<true> {
  const info = await networkInfo();
  const isSame = Object.entries(contracts).every(
    ([name, address]) => info.contracts[name as ContractName]?.toLowerCase() === address?.toLowerCase(),
  );
  if (info.chainId !== chainId || !isSame) throw new AppError('ADDRESSES_DIFFER');
  return true;
}
