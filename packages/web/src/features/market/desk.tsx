/** The buttons of whoever releases the shares, or opens a coin's pool, and how that ends. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ActDesk } from '#draws/desk/act-desk.tsx';
import { LastPlace } from '#ui/ending/last-place.tsx';
import { openingPool, releasing } from '#wallet/acts/market.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { refreshMarket } from './market-store.ts';

export type DeskProps = {
  /** A button each: opens the pool with the coin, or releases the shares where it is null. */
  coins: readonly (PaymentToken | null)[];
};

/** Without buttons it says how the last act ended, if it was of this page. */
export function Desk({ coins }: DeskProps) {
  const release = useActFlow(releasing).status;
  const opening = useActFlow(openingPool).status;
  // Whatever became of it, the page asks again.
  useEffect(() => {
    if ([release, opening].some((status) => status === 'success' || status === 'error')) void refreshMarket();
  }, [release, opening]);
  return (
    <>
      <LastPlace />
      {coins.map((coin) =>
        coin === null ? (
          <ActDesk key="release" act={releasing} draft={null} size="large">
            <Trans>Release the shares</Trans>
          </ActDesk>
        ) : (
          <ActDesk
            key={coin}
            act={openingPool}
            draft={{ coin }}
            isOf={(terms) => terms.coin === coin}
            size="large"
          >
            <Trans>Open the pool with {coin}</Trans>
          </ActDesk>
        ),
      )}
    </>
  );
}
