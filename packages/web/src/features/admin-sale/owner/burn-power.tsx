/** Burning the LILAPE of a sale that failed; anybody may. */
import { useLingui } from '@lingui/react/macro';
import { burnUnsoldCall } from '#chain/sale-contract.ts';
import { burning } from '#wallet/acts/payouts.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';

/** Once refunds are open. */
export function BurnPower({ sale, onDone }: PowersProps) {
  const { t } = useLingui();
  const flow = useActFlow(burning);
  const isReady = sale.status === 'refunding' || sale.status === 'cancelled';
  return (
    <Power
      title={t`Burn what was not sold`}
      who="anyone"
      notNow={
        isReady
          ? null
          : t`Only after a sale that was cancelled or missed its goal. Finalising burns by itself.`
      }
      then={[
        t`All LILAPE in the sale are burned: they’re owed to nobody.`,
        t`Refunds don’t depend on it: buyers can get back what they paid before and after.`,
      ]}
      forever={t`What is burned is gone, and the supply is smaller for good.`}
      isBusy={flow.status !== 'none'}
    >
      <Action
        act={burning}
        draft={isReady ? null : undefined}
        label={t`Burn the unsold LILAPE`}
        look="danger"
        signer={null}
        call={isReady ? burnUnsoldCall() : null}
        onDone={onDone}
      />
    </Power>
  );
}
