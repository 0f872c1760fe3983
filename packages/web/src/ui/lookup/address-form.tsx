/** The form in which any address may be typed; it says what is wrong with one before anybody is asked. */
import type { Address, AddressFault } from '@lilape/domain/address';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#shell/first/announce.ts';
import { takeSentEarly } from './sent-early.ts';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#ui/field.tsx';
import styles from './lookup-card.module.css';

/** The checksum of an address weighs more than the form, and comes when somebody is about to type one. */
const addressRules = () => import('@lilape/domain/address').catch(() => null);

/** What was sent before any script had come stands in the page's own address, and is looked up as soon as it can be. */
export function AddressForm({ onLookUp }: { onLookUp: (address: Address) => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<AddressFault | 'unchecked' | null>(null);
  const sentences = {
    format: t`That’s not an address: 0x and 40 digits or letters from a to f.`,
    checksum: t`One character is wrong: the capital letters don’t fit the rest. Copy it once more.`,
    zero: t`This is the zero address, which is nobody’s.`,
    unchecked: t`We couldn’t check it: a file of this page didn’t load. Please try again.`,
  };
  const lookUp = async () => {
    const typed = field.current?.value.trim() ?? '';
    const rules = await addressRules();
    const parsed = rules?.parseAddress(typed) ?? { ok: false, fault: 'unchecked' };
    setFault(parsed.ok ? null : parsed.fault);
    if (parsed.ok) return onLookUp(parsed.address);
    field.current?.focus();
    announce(sentences[parsed.fault]);
  };
  useEffect(() => {
    if (takeSentEarly(field.current)) void lookUp();
    // Once: what is typed from here on waits for its own press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void lookUp();
      }}
    >
      <Field
        ref={field}
        label={t`Any address`}
        placeholder="0x…"
        name="address"
        onFocus={() => void addressRules()}
        spellCheck={false}
        fault={fault && sentences[fault]}
      />
      <Button type="submit" look="secondary">
        <Trans>Check</Trans>
      </Button>
    </form>
  );
}
