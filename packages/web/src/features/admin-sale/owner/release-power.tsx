/** Releasing the shares of a finalised sale; anybody may. @see decision 142 "a split that stays true" */
import { useLingui } from '@lingui/react/macro';
import { releaseCall } from '#chain/market-contract.ts';
import { releasing } from '#wallet/acts/market.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';
import type { MarketNow } from './use-market.ts';

/** Once the sale is finalised, and once. */
export function ReleasePower({ sale, market, onDone }: PowersProps & { market: MarketNow | null }) {
  const { t } = useLingui();
  const flow = useActFlow(releasing);
  const isFinalised = sale.status === 'finalised';
  const isReleased = market !== null && market.releasedAt !== 0;
  const isReady = isFinalised && !isReleased;
  return (
    <Power
      title={t`Release the shares`}
      who="anyone"
      notNow={notNow()}
      then={[
        t`Every share is cut to match what was sold; the rest is burned.`,
        t`Rewards, liquidity and the team’s share leave at once. Marketing, development and DAO are paid over a year.`,
        t`24 hours later anyone can open the pools.`,
      ]}
      forever={t`The time of the release matters: the pools, the payouts and the three years of the rewards count from it.`}
      isBusy={flow.status !== 'none'}
    >
      <Action
        act={releasing}
        draft={isReady ? null : undefined}
        label={t`Release the shares`}
        signer={null}
        call={isReady ? releaseCall() : null}
        onDone={onDone}
      />
    </Power>
  );

  function notNow(): string | null {
    if (!isFinalised) return t`Only once the sale is finalised.`;
    return isReleased ? t`The shares are released.` : null;
  }
}
