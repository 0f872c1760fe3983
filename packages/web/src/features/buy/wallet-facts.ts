/** What the buy modal asks the connected wallet: the coin's balance and the price of gas. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { walletFault } from '#chain/errors.ts';
import { etherBalance, gasPrice } from '#chain/rpc.ts';
import { coinBalance } from '#chain/sale-contract.ts';
import { useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { accountHere, type Session } from '#shell/first/session.ts';
import { showWalletError } from '#wallet/act-toast.ts';

/** Gas of permission and payment together, as measured, with what a first-time buyer's new slots cost. */
const purchaseGas = 230_000n;

/** 6-decimal units of the coin in the wallet, read again for every `occasion`; null before the first answer. Where a wallet cannot say it, a toast does. */
export function useCoinBalance(session: Session, coin: PaymentToken, occasion: string): bigint | null {
  const account = accountHere(session);
  const language = useLanguage();
  const key = account === null ? null : `${account} ${coin}`;
  const { value } = useAsync(
    key,
    async (signal) => {
      if (account === null) return null;
      try {
        return await coinBalance(await connectedProvider(), coin, account);
      } catch (error) {
        // Once, as it comes: an old one says nothing of a wallet that is asked again.
        if (!signal.aborted)
          showWalletError(walletFault('BALANCE_UNKNOWN', { method: coin }, error), language);
        throw error;
      }
    },
    occasion,
  );
  return value;
}

/** Wei of ETH: what a purchase will cost in fees, about, and what the wallet has for it. */
export type Fee = { readonly costWei: bigint; readonly heldWei: bigint };

/** The fee and what is there for it, read anew for every `occasion`; null before the first answer. */
export function useFee(session: Session, occasion: string): Fee | null {
  const account = accountHere(session);
  const { value } = useAsync(
    account,
    async () => {
      if (account === null) return null;
      const provider = await connectedProvider();
      const [price, heldWei] = await Promise.all([gasPrice(provider), etherBalance(provider, account)]);
      return { costWei: price * purchaseGas, heldWei };
    },
    occasion,
  );
  return value;
}

/** Whether the wallet is known to hold less ETH than the fee. */
export function isFeeShort(fee: Fee | null): boolean {
  return fee !== null && fee.heldWei < fee.costWei;
}
