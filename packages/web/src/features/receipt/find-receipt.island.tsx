/** Asks for the hash of a transaction. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { localizedPath } from '@lilape/domain/languages';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { parseHash } from './hash.ts';
import styles from './find-receipt.module.css';

/** Takes a hash, or a link of an explorer that ends in one. */
export function FindReceipt() {
  const { t } = useLingui();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hash = parseHash(text);
    setIsWrong(hash === null);
    if (hash !== null) location.assign(localizedPath(`/purchases/${hash}`, language));
  };
  return (
    <Stand art="ape-basket">
      <form className={styles.find} onSubmit={submit}>
        <Field
          label={t`Transaction hash`}
          hint={t`0x and 64 hex digits, or a link from the explorer`}
          fault={isWrong ? t`That’s not a transaction hash: 0x and 64 hex digits.` : null}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" isWide>
          <Trans>Show the receipt</Trans>
        </Button>
      </form>
    </Stand>
  );
}
