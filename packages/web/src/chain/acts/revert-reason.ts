/** Why a mined transaction did nothing. */
import type { AppError } from '@lilape/domain/app-error';
import type { Address } from 'viem';
import { type Failures, revertError } from '#chain/errors.ts';
import type { Provider } from '#chain/provider.ts';
import { type Call, readCall, type Receipt } from '#chain/rpc.ts';

/** The contract's own reason where the node still knows it, else `otherwise`. */
export async function reasonOf(
  provider: Provider,
  call: Call & { readonly from: Address },
  { blockNumber }: Receipt,
  { failures, otherwise }: { failures: Failures; otherwise: AppError },
): Promise<AppError> {
  try {
    await readCall(provider, call, blockNumber);
  } catch (cause) {
    return revertError(cause, failures) ?? Object.assign(otherwise, { cause });
  }
  return otherwise;
}
