/** What the buy modal asks the connected wallet: the coin's balance and the price of gas. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { useEffect } from 'react';
import { walletFault } from '#chain/errors.ts';
import { gasPrice } from '#chain/rpc.ts';
import { coinBalance } from '#chain/sale-contract.ts';
import { useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { accountHere, type Session } from '#shell/wallet/session.ts';
import { showWalletError } from '#wallet/act-toast.ts';

/** Gas of permission and payment together, as measured, with what a first-time buyer's new slots cost. */
const purchaseGas = 230_000n;

/** 6-decimal units of the coin in the wallet, read anew for every `occasion`; null while unknown. A wallet that cannot say it is told of by toast. */
export function useCoinBalance(session: Session, coin: PaymentToken, occasion: string): bigint | null {
  const account = accountHere(session);
  const key = account === null ? null : `${account} ${coin} ${occasion}`;
  const { value, error } = useAsync(key, async () =>
    account === null ? null : coinBalance(await connectedProvider(), coin, account),
  );
  const language = useLanguage();
  useEffect(() => {
    if (error !== null) showWalletError(walletFault('BALANCE_UNKNOWN', { method: coin }, error), language);
    // Told once an error, whatever else changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);
  return value;
}

/** Wei that a purchase will cost in fees, about; null while unknown. */
export function useNetworkCost(session: Session): bigint | null {
  const account = accountHere(session);
  const { value } = useAsync(account, async () => (await gasPrice(await connectedProvider())) * purchaseGas);
  return value;
}
