/** Telling the server which transaction paid; the ledger reads the purchase from the chain either way. @see decision 9 "post is a pointer" */
import { AppError } from '@lilape/domain/app-error';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { postPurchase } from '#api/sale-api.ts';
import type { Hash } from '#chain/rpc.ts';
import type { BuyTerms } from './buy.ts';

const pollMs = 1_000;
/** After this the chain's own word is enough for the page, milliseconds. */
const patienceMs = 20_000;

/**
 * Posts the pointer until the ledger has the purchase, for at most 20 s: a server that is down or behind cannot undo
 * what the chain says.
 * @throws AppError PURCHASE_NOT_CREDITED if the server says that it is no purchase
 */
export async function recordPurchase(terms: BuyTerms, hash: Hash): Promise<void> {
  const request = {
    userAddress: terms.account,
    ethAmount: formatUnits(terms.chargedUnits, STABLE_DECIMALS),
    ethTxHash: hash,
    paymentMethod: terms.coin.toLowerCase(),
  };
  const startedMs = Date.now();
  do {
    try {
      if ((await postPurchase(request)) !== undefined) return;
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'PURCHASE_NOT_CREDITED') throw thrown;
      // It is recorded, as the chain has it, which is what the page shows too.
      if (thrown instanceof AppError && thrown.code === 'PURCHASE_MISMATCH') return;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  } while (Date.now() - startedMs < patienceMs);
}
