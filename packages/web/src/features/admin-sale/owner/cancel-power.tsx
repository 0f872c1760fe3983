/** Cancelling the sale: only by its name, typed. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cancelSaleCall } from '#chain/sale-owner.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDollars } from '#shell/first/format.ts';
import { Field } from '#ui/field.tsx';
import { cancellingSale } from '#wallet/acts/sale-owner.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';

/** The same in every language, so that what is typed is. */
const saleName = 'LilApe presale';
const cancellable = ['upcoming', 'open', 'closing'];

/** Until the sale's end. */
export function CancelPower({ sale, owner, onDone }: PowersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useActFlow(cancellingSale);
  const [name, setName] = useState('');
  const raised = formatDollars(sale.raised, language);
  const isOpen = cancellable.includes(sale.status);
  const isReady = isOpen && name.trim() === saleName;
  return (
    <Power
      title={t`Cancel the sale`}
      who="owner"
      notNow={isOpen ? null : t`Only before the sale ends.`}
      then={[
        t`From that moment nobody can buy any more.`,
        t`Every buyer can get back exactly what they paid, $${raised} in all, whenever they like. Nobody gets LILAPE for it.`,
        t`The LILAPE in the sale can only be burned.`,
      ]}
      forever={t`A cancelled sale never opens again: another one needs new contracts.`}
      isBusy={flow.status !== 'none'}
    >
      <Field
        label={t`Type the name of the sale to cancel it`}
        hint={saleName}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Action
        act={cancellingSale}
        draft={isReady ? null : undefined}
        label={t`Cancel the sale for good`}
        look="danger"
        signer={owner}
        call={isReady ? cancelSaleCall() : null}
        onDone={onDone}
      />
    </Power>
  );
}
