/** Finalising a sale that has ended and reached its goal; anybody may. */
import { useLingui } from '@lingui/react/macro';
import { finaliseCall } from '#chain/sale-contract.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDollars, formatTextDown } from '#shell/first/format.ts';
import { pooled } from '#text/market-rates.ts';
import { finalising } from '#wallet/acts/payouts.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';

/** Between the end and whoever comes first. */
export function FinalisePower({ sale, onDone }: PowersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useActFlow(finalising);
  const tokens = formatTextDown(sale.tokens, 2, language);
  const raised = formatDollars(sale.raised, language);
  const isReady = sale.status === 'ended';
  return (
    <Power
      title={t`Finalise`}
      who="anyone"
      notNow={isReady ? null : t`Only once the sale has ended with its goal reached, and once.`}
      then={[
        t`Buyers can claim their LILAPE: ${tokens} in all.`,
        t`What was not sold is burned.`,
        t`The shares can be released, and a day later the pools opened: with ${pooled} of the $${raised}.`,
      ]}
      forever={t`From then on nobody can cancel the sale or get a refund.`}
      isBusy={flow.status !== 'none'}
    >
      <Action
        act={finalising}
        draft={isReady ? null : undefined}
        label={t`Finalise the sale`}
        signer={null}
        call={isReady ? finaliseCall() : null}
        onDone={onDone}
      />
    </Power>
  );
}
