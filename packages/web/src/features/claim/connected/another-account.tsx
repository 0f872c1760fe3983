/** Looking at, and claiming for, any other address: a Safe, a smart account, a friend. */
import { type Address, parseAddress } from '@lilape/domain/address';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field.tsx';
import { Fold } from '#ui/fold.tsx';
import styles from './claim.module.css';

type Props = { other: Address | null; onChoose: (address: Address | null) => void };

/** A field for the address, and the way back to one's own. */
export function AnotherAccount({ other, onChoose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseAddress(text.trim());
    setIsWrong(!parsed.ok);
    if (parsed.ok) onChoose(parsed.address);
  };
  return (
    <Card className={styles.other}>
      <Fold
        heading={
          <h2>
            <Trans>For another address</Trans>
          </h2>
        }
        label={<Trans>For another address</Trans>}
      >
        <form className={styles.form} onSubmit={look} noValidate>
          <Field
            label={t`Address`}
            hint={t`A Safe, a smart account, a friend: they get what is theirs, you pay the fee.`}
            fault={isWrong ? t`That’s not an address: 0x and 40 digits or letters from a to f.` : null}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setIsWrong(false);
            }}
          />
          <div className={styles.actions}>
            <Button type="submit" size="small" look="secondary">
              <Trans>Check</Trans>
            </Button>
            {other !== null && (
              <Button size="small" look="secondary" onClick={() => onChoose(null)}>
                <Trans>Back to my wallet</Trans>
              </Button>
            )}
          </div>
        </form>
      </Fold>
    </Card>
  );
}
