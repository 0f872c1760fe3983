/** The API calls of wallet, receipts and buying. */
import { AppError } from '@lilape/domain/app-error';
import type { NetworkInfo, RatesBody, TransactionBody } from '@lilape/wire/chain';
import type { BuyPending, BuyRequest, BuyResponse, Purchase } from '@lilape/wire/purchases';
import * as wire from 'virtual:wire';
import { reader, type Schema } from '#api/check.ts';
import { callApi } from '#shell/api/api.ts';

const posted: Schema<BuyResponse | BuyPending> = { anyOf: [wire.buyResponse, wire.buyPending] };

/** Which chain and contracts the server works with. @throws AppError NETWORK_INFO_FAILED with the reason */
export async function networkInfo(): Promise<NetworkInfo> {
  const answer = await callApi({
    path: '/api/network/info',
    read: reader(wire.networkInfo),
    wrapper: 'NETWORK_INFO_FAILED',
  });
  return answer.body;
}

/** The ETH price that was read on chain. */
export async function rates(): Promise<RatesBody> {
  return (await callApi({ path: '/api/rates', read: reader(wire.rates) })).body;
}

/** Every purchase of a wallet, orphaned ones last if asked for. @throws AppError PURCHASE_HISTORY_FAILED with the reason */
export async function purchasesOf(
  address: string,
  { withOrphaned = false, signal }: { withOrphaned?: boolean; signal?: AbortSignal } = {},
): Promise<readonly Purchase[]> {
  const lists = [listOf(`/api/purchases/${address}`, signal)];
  if (withOrphaned) lists.push(listOf(`/api/purchases/${address}?orphaned=1`, signal));
  return (await Promise.all(lists)).flat();
}

async function listOf(path: string, signal?: AbortSignal): Promise<readonly Purchase[]> {
  const all: Purchase[] = [];
  let before = '';
  do {
    const { body } = await callApi({
      path: before === '' ? path : `${path}?before=${before}`,
      read: reader(wire.purchases),
      wrapper: 'PURCHASE_HISTORY_FAILED',
      signal,
    });
    all.push(...body.purchases);
    before = body.next ?? '';
  } while (before !== '');
  return all;
}

/** What the ledger, or else the chain, has of a transaction. @throws AppError TRANSACTION_STATUS_FAILED with the reason */
export async function transactionOf(hash: string, signal?: AbortSignal): Promise<TransactionBody> {
  const answer = await callApi({
    path: `/api/transaction/${hash}`,
    read: reader(wire.transaction),
    wrapper: 'TRANSACTION_STATUS_FAILED',
    signal,
  });
  return answer.body;
}

/**
 * Points the server at a purchase; undefined while the ledger has not read it yet.
 * @throws AppError PURCHASE_NOT_CREDITED with the reason where the server says so, else what kept it from answering
 * @see decision 9
 */
export async function postPurchase(request: BuyRequest): Promise<BuyResponse | undefined> {
  try {
    return (await callApi({ path: '/api/buy', body: request, read: readPosted })).body;
  } catch (cause) {
    if (!(cause instanceof AppError) || !isVerdict(cause)) throw cause;
    throw new AppError('PURCHASE_NOT_CREDITED', {}, { cause });
  }
}

function readPosted(json: unknown): BuyResponse | undefined {
  const body = reader(posted)(json);
  return body.success ? body : undefined;
}

/** Whether the failure is the server's verdict about the purchase rather than about reaching it. */
function isVerdict({ code }: AppError): boolean {
  return code === 'NOT_A_PURCHASE' || code === 'TRANSACTION_REVERTED';
}
