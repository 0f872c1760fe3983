/** Several calls in one confirmation, where the wallet can do all or nothing. @see https://eips.ethereum.org/EIPS/eip-5792 */
import { AppError } from '@lilape/domain/app-error';
import { numberToHex } from 'viem/utils';
import type { Provider } from '#chain/provider.ts';
import { type Call, callRequest, type Hash, type Receipt } from '#chain/rpc.ts';
import type { Actor, Sent } from './step.ts';

/** The name of a step that puts everything into one confirmation. */
export const batchName = 'batch';

/** How long a wallet may think about what it can do before that counts as no, milliseconds. */
const capabilitiesMs = 2_500;

/** Whether the wallet makes several calls atomically on this chain, or would after asking its owner. */
export async function canBatch({ provider, account, chainId }: Actor): Promise<boolean> {
  const key = numberToHex(chainId);
  const question = provider.request({ method: 'wallet_getCapabilities', params: [account, [key]] });
  // Wallets without EIP-5792 refuse the question in many ways, or never answer it; all of them mean no.
  const no = new Promise<null>((resolve) => setTimeout(resolve, capabilitiesMs, null));
  const answer = await Promise.race([question.catch(() => null), no]);
  const status = (answer as Record<string, { atomic?: { status?: string } }> | null)?.[key]?.atomic?.status;
  return status === 'supported' || status === 'ready';
}

/** Asks for all calls or none in one confirmation. */
export async function sendBatch(
  { provider, account, chainId }: Actor,
  calls: readonly Call[],
): Promise<Sent> {
  const request = {
    version: '2.0.0',
    chainId: numberToHex(chainId),
    from: account,
    atomicRequired: true,
    calls: calls.map(callRequest),
  };
  const answer = await provider.request({ method: 'wallet_sendCalls', params: [request] });
  // The first version of the standard answered with the bare id.
  return { batchId: typeof answer === 'string' ? answer : (answer as { id: string }).id };
}

/**
 * The hash of a batch's transaction, or undefined while it has none.
 * @throws AppError TRANSACTION_FAILED if the wallet gave it up (400) or it reverted (500, 600)
 */
export async function batchStatus(provider: Provider, batchId: string): Promise<Hash | undefined> {
  const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [batchId] });
  const { status, receipts = [] } = answer as { status: number; receipts?: readonly Receipt[] };
  const hash = receipts.at(-1)?.transactionHash;
  if (status >= 400 && hash === undefined) throw new AppError('TRANSACTION_FAILED');
  return hash;
}
