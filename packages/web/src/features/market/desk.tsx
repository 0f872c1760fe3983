/** The button of whoever releases the shares, or opens a coin's pool, and how that goes. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ActDesk } from '#draws/desk/act-desk.tsx';
import { openingPool, releasing } from '#wallet/acts/market.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { refreshMarket } from './market-store.ts';

/** Opens the pool with `coin`; releases the shares where it is null. */
export function Desk({ coin }: { coin: PaymentToken | null }) {
  const release = useActFlow(releasing).status;
  const opening = useActFlow(openingPool).status;
  // Whatever became of it, the page asks again.
  useEffect(() => {
    if ([release, opening].some((status) => status === 'success' || status === 'error')) void refreshMarket();
  }, [release, opening]);
  if (coin === null)
    return (
      <ActDesk act={releasing} draft={null} size="large">
        <Trans>Release the shares</Trans>
      </ActDesk>
    );
  return (
    <ActDesk act={openingPool} draft={{ coin }} isOf={(terms) => terms.coin === coin} size="large">
      <Trans>Open the pool with {coin}</Trans>
    </ActDesk>
  );
}
