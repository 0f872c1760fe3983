/** Where reserves and pools stand, by the contracts as the connected wallet's node reads them. */
import { PAYMENT_TOKENS, type PaymentToken } from '@lilape/domain/presale/methods';
import { isPoolWaiting, releasedAt, sweepableUnits } from '#chain/market-contract.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { type Async, useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';

export type MarketNow = {
  /** Unix seconds; 0 before. */
  readonly releasedAt: number;
  readonly coins: Readonly<Record<PaymentToken, CoinNow>>;
};

type CoinNow = {
  /** Its pool is still to be opened. */
  readonly isWaiting: boolean;
  /** 6-decimal units for the treasury. */
  readonly sweepableUnits: bigint;
};

/** Asked anew on every `occasion`; nothing without a wallet on this network. */
export function useMarket(occasion: string): Async<MarketNow> {
  const account = accountHere(useSession());
  return useAsync(
    account,
    async () => {
      const provider = await connectedProvider();
      const coins = await Promise.all(
        PAYMENT_TOKENS.map(async (coin) => {
          const [isWaiting, units] = await Promise.all([
            isPoolWaiting(provider, coin),
            sweepableUnits(provider, coin),
          ]);
          return [coin, { isWaiting, sweepableUnits: units }] as const;
        }),
      );
      return {
        releasedAt: await releasedAt(provider),
        coins: Object.fromEntries(coins) as MarketNow['coins'],
      };
    },
    occasion,
  );
}
