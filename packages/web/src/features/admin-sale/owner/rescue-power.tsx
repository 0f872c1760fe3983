/** Giving back what was sent to the sale by mistake: what lies there beyond its debts, and not a unit more. */
import type { InputProblem } from '@lilape/domain/messages/input';
import { useLingui } from '@lingui/react/macro';
import { rescueCall } from '#chain/sale-owner.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { faultSentence } from '#text/fault-sentence.ts';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { rescuing } from '#wallet/acts/sale-owner.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { Action } from './action.tsx';
import styles from './owner.module.css';
import { Power } from './power.tsx';
import type { PowersProps } from './powers-props.ts';
import { WhatLiesThere } from './what-lies-there.tsx';
import { type RescueChoice, useRescue } from './use-rescue.ts';

/** At any time, of anything but LILAPE. */
export function RescuePower({ owner, onDone }: PowersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useActFlow(rescuing);
  const form = useRescue();
  const { choice, draft, lies } = form;
  const faultOf = (name: string, problem: InputProblem | null) =>
    problem === null ? null : faultSentence(name, problem, language);
  return (
    <Power
      title={t`Give back what came by mistake`}
      who="owner"
      notNow={null}
      then={[
        t`What the sale holds beyond what it owes goes to the address that you enter.`,
        t`What buyers and the treasury are owed is out of reach: the contract refuses to touch it, and any LILAPE.`,
      ]}
      forever={t`Nobody can reverse a transfer: first have the sender confirm the address in another way.`}
      isBusy={flow.status !== 'none'}
    >
      <Choice<RescueChoice>
        legend={t`What came by mistake`}
        name="rescue-token"
        options={[
          { value: 'USDT', label: 'USDT' },
          { value: 'USDC', label: 'USDC' },
          { value: 'other', label: t`Another token` },
        ]}
        value={choice}
        onChange={form.choose}
      />
      {choice === 'other' && (
        <Field
          label={t`Address of the token’s contract`}
          autoComplete="off"
          spellCheck={false}
          value={form.tokenText}
          fault={faultOf(t`The address`, form.tokenFault)}
          onChange={({ target }) => form.typeToken(target.value)}
        />
      )}
      <WhatLiesThere {...lies} />
      <div className={styles.pair}>
        <Field
          label={t`How much goes back`}
          inputMode="decimal"
          autoComplete="off"
          value={form.amountText}
          fault={amountFault()}
          onChange={({ target }) => form.typeAmount(target.value)}
        />
        <Field
          label={t`To which address`}
          autoComplete="off"
          spellCheck={false}
          value={form.toText}
          fault={faultOf(t`The address`, form.toFault)}
          onChange={({ target }) => form.typeTo(target.value)}
        />
      </div>
      <Action
        act={rescuing}
        draft={draft}
        label={t`Give it back`}
        look="danger"
        signer={owner}
        call={draft === undefined ? null : rescueCall(draft.token, draft.to, draft.units)}
        onDone={() => {
          lies.read.reload();
          onDone();
        }}
      />
    </Power>
  );
  function amountFault(): string | null {
    if (form.isTooMuch) return t`More than can be given back.`;
    return form.isNoAmount ? t`That’s not a valid amount of this token.` : null;
  }
}
