/** Sending the total of a finalised sale to its treasury, a coin at a time; anybody may. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { collectCall } from '#chain/sale-contract.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDollars } from '#shell/text/format.ts';
import { Choice } from '#ui/choice.tsx';
import { collecting } from '#wallet/acts/payouts.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Deed } from './deed.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';

/** Once the sale is finalised and a coin is owed. */
export function CollectPower({ sale, treasury, onDone }: PowersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useActFlow(collecting);
  const [coin, setCoin] = useState<PaymentToken>('USDT');
  const isFinalised = sale.status === 'finalised';
  const owed = sale.coins.find((each) => each.coin === coin)?.owed ?? '0';
  const isReady = isFinalised && owed !== '0';
  const amount = formatDollars(owed, language);
  return (
    <Power
      title={t`Send to the treasury`}
      who="anyone"
      notNow={notNow()}
      then={[
        t`${amount} ${coin} go from the sale to its treasury, ${treasury}: the contract that opens the pool and sends on the rest.`,
        t`Claims do not depend on it: buyers have theirs before and after.`,
      ]}
      forever={t`The address is fixed in the contract. What comes out there after the pools is in the hands of whoever has the treasury’s keys.`}
      isBusy={flow.status !== 'none'}
    >
      <Choice
        legend={t`Coin`}
        name="collect-coin"
        options={sale.coins.map((each) => ({ value: each.coin, label: each.coin }))}
        value={coin}
        onChange={setCoin}
      />
      <Deed
        act={collecting}
        wish={isReady ? { coin } : undefined}
        label={t`Send ${coin} to the treasury`}
        signer={null}
        call={isReady ? collectCall(coin) : null}
        onDone={onDone}
      />
    </Power>
  );

  function notNow(): string | null {
    if (!isFinalised) return t`Only once the sale is finalised.`;
    return owed === '0' ? t`All of this coin is there already.` : null;
  }
}
