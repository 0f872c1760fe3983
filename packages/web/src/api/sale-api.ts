/** The API calls of wallet, receipts and buying. */
import { AppError } from '@lilape/domain/app-error';
import type { NetworkInfo, RatesBody } from '@lilape/wire/chain';
import * as endpoints from '@lilape/wire/endpoints/chain';
import { buy, purchases } from '@lilape/wire/endpoints/purchases';
import type { BuyRequest, BuyResponse, Purchase } from '@lilape/wire/purchases';
import { callApi } from '#shell/first/api.ts';

/** Which chain and contracts the server works with. @throws AppError NETWORK_INFO_FAILED with the reason */
export async function networkInfo(): Promise<NetworkInfo> {
  return (await callApi(endpoints.networkInfo, { wrapper: 'NETWORK_INFO_FAILED' })).body;
}

/** The ETH price that was read on chain. */
export async function rates(): Promise<RatesBody> {
  return (await callApi(endpoints.rates)).body;
}

/** Every purchase of a wallet, orphaned ones last if asked for. @throws AppError PURCHASE_HISTORY_FAILED with the reason */
export async function purchasesOf(
  address: string,
  { withOrphaned = false, signal }: { withOrphaned?: boolean; signal?: AbortSignal } = {},
): Promise<readonly Purchase[]> {
  const lists = [listOf(address, undefined, signal)];
  if (withOrphaned) lists.push(listOf(address, '1', signal));
  return (await Promise.all(lists)).flat();
}

async function listOf(address: string, orphaned?: '1', signal?: AbortSignal): Promise<readonly Purchase[]> {
  const all: Purchase[] = [];
  let before: string | undefined;
  do {
    const { body } = await callApi(purchases, {
      params: { address },
      query: { orphaned, before },
      wrapper: 'PURCHASE_HISTORY_FAILED',
      signal,
    });
    all.push(...body.purchases);
    before = body.next;
  } while (before !== undefined);
  return all;
}

/**
 * Points the server at a purchase; undefined while the ledger has not read it yet.
 * @throws AppError PURCHASE_NOT_CREDITED with the reason where the server says so, else what kept it from answering
 * @see decision 9 "post is a pointer"
 */
export async function postPurchase(request: BuyRequest): Promise<BuyResponse | undefined> {
  try {
    const { body } = await callApi(buy, { body: request });
    return body.success ? body : undefined;
  } catch (cause) {
    if (!(cause instanceof AppError) || !isVerdict(cause)) throw cause;
    throw new AppError('PURCHASE_NOT_CREDITED', {}, { cause });
  }
}

/** Whether the failure is the server's verdict about the purchase rather than about reaching it. */
function isVerdict({ code }: AppError): boolean {
  return code === 'NOT_A_PURCHASE' || code === 'TRANSACTION_REVERTED';
}
