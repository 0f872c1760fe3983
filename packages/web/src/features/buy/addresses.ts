/** The page pays only contracts that were compiled in; a server that names others is not trusted. @see architecture "Page" */
import { AppError } from '@lilape/domain/app-error';
import { chainId, contracts } from '#shell/deployment.ts';
import { networkInfo } from '#api/sale-api.ts';

const paid = ['presale', 'usdt', 'usdc', 'lilape'] as const;

/** Returns if the server works with the same contracts on the same chain. @throws AppError ADDRESSES_DIFFER if not */
export async function expectSameAddresses(): Promise<true> {
  const info = await networkInfo();
  const isSame = paid.every((name) => info.contracts[name]?.toLowerCase() === contracts[name]?.toLowerCase());
  if (info.chainId !== chainId || !isSame) throw new AppError('ADDRESSES_DIFFER');
  return true;
}
