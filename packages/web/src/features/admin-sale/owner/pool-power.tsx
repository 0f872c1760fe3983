/** Opening a coin's pool, and sending on what it did not take; anybody may. @see decision 143 "a pool that opens itself" */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openPoolCall, sweepCall } from '#chain/market-contract.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDollars } from '#shell/first/format.ts';
import { pooled } from '#text/market-rates.ts';
import { Choice } from '#ui/choice.tsx';
import { openingPools, sweeping } from '#wallet/acts/market.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';
import type { MarketNow } from './use-market.ts';

type Props = PowersProps & { market: MarketNow | null };

const coins = ['USDT', 'USDC'] as const satisfies readonly PaymentToken[];
const options = coins.map((coin) => ({ value: coin, label: coin }));

/** From a day after the release on, once a coin. */
export function OpenPoolPower({ market, onDone }: Props) {
  const { t } = useLingui();
  const flow = useActFlow(openingPools);
  const [coin, setCoin] = useState<PaymentToken>('USDT');
  const isReleased = market !== null && market.releasedAt !== 0;
  const isReady = isReleased && market.coins[coin].isWaiting;
  return (
    <Power
      title={t`Open a pool`}
      who="anyone"
      notNow={isReleased ? null : t`Only 24 hours after the shares were released.`}
      then={[
        t`${pooled} of what was raised in the coin goes into a pool with LILAPE, at the last price of the sale.`,
        t`Everybody can trade from that block on.`,
      ]}
      forever={t`What’s in the pool stays there: no contract and no key can take it out.`}
      isBusy={flow.status !== 'none'}
    >
      <Choice legend={t`Coin`} name="open-coin" options={options} value={coin} onChange={setCoin} />
      {isReleased && !isReady && <p>{t`This coin’s market is open, or isn’t needed.`}</p>}
      <Action
        act={openingPools}
        draft={isReady ? { coins: [coin] } : undefined}
        label={t`Open the pool with ${coin}`}
        signer={null}
        call={isReady ? openPoolCall(coin) : null}
        onDone={onDone}
      />
    </Power>
  );
}

/** Once the coin's pool is open, or was not needed. */
export function SweepPower({ market, onDone }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useActFlow(sweeping);
  const [coin, setCoin] = useState<PaymentToken>('USDT');
  const isOpen = market !== null && market.releasedAt !== 0 && !market.coins[coin].isWaiting;
  const units = market?.coins[coin].sweepableUnits ?? 0n;
  const isReady = isOpen && units > 0n;
  const amount = formatDollars(formatUnits(units, STABLE_DECIMALS), language);
  return (
    <Power
      title={t`Send to the treasury`}
      who="anyone"
      notNow={notNow()}
      then={[
        t`${amount} ${coin}, all that the pool didn’t take, go to the treasury.`,
        t`Claims and the pool don’t depend on it.`,
      ]}
      forever={t`The treasury’s address is fixed in the contract. What was sent there belongs to the holder of its keys.`}
      isBusy={flow.status !== 'none'}
    >
      <Choice legend={t`Coin`} name="sweep-coin" options={options} value={coin} onChange={setCoin} />
      <Action
        act={sweeping}
        draft={isReady ? { coin } : undefined}
        label={t`Send ${coin} to the treasury`}
        signer={null}
        call={isReady ? sweepCall(coin) : null}
        onDone={onDone}
      />
    </Power>
  );

  function notNow(): string | null {
    if (!isOpen) return t`Only once this coin’s pool is open, or if it isn’t needed.`;
    return units === 0n ? t`All of this coin is there already.` : null;
  }
}
