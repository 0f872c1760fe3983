/** The buttons with which anybody releases the shares or burns them, opens the pools, or sends on the rest of a coin. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ActButton } from '#draws/buttons/act-button.tsx';
import { usePreload } from '#ui/act/use-preload.ts';
import { OwnEnding } from '#ui/ending/last-place.tsx';
import { burningShares, openingPools, releasing, sweeping } from '#wallet/acts/market.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { actAt, type MarketAct } from './acts.ts';
import { refreshMarket } from './market-store.ts';
import { useStage } from './use-stage.ts';

/** The button of the next step, which anybody may take. */
export function ActButtons() {
  const { stage, body } = useStage();
  const next = actAt(stage, body);
  const statuses = [
    useActFlow(releasing).status,
    useActFlow(burningShares).status,
    useActFlow(openingPools).status,
    useActFlow(sweeping).status,
  ];
  const ended = statuses.filter((status) => status === 'success' || status === 'error').join();
  const isBusy = statuses.includes('pending');
  usePreload(isBusy, OwnEnding);
  // Whatever became of it, the page asks again.
  useEffect(() => {
    if (ended !== '') void refreshMarket();
  }, [ended]);
  // The button of the pools stays the same while it goes from both to the second.
  return next !== null && <Press key={next.kind} {...next} />;
}

/** Sends the treasury what a coin's pool did not take; stands in the card of the pool. */
export function Sweep({ coin }: { coin: PaymentToken }) {
  return (
    <ActButton act={sweeping} draft={{ coin }} isOf={(terms) => terms.coin === coin} look="secondary">
      <Trans>Send {coin} to the treasury</Trans>
    </ActButton>
  );
}

function Press({ kind, coins }: MarketAct) {
  const [coin] = coins;
  if (kind === 'burn')
    return (
      <ActButton act={burningShares} draft={null} look="secondary">
        <Trans>Burn the shares</Trans>
      </ActButton>
    );
  if (coin === undefined)
    return (
      <ActButton act={releasing} draft={null} size="large">
        <Trans>Release the shares</Trans>
      </ActButton>
    );
  return (
    <ActButton act={openingPools} draft={{ coins }} size="large">
      {coins.length > 1 ? <Trans>Open both pools</Trans> : <Trans>Open the pool with {coin}</Trans>}
    </ActButton>
  );
}
