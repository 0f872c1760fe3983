/** The card has arrived: its number, and what happens next. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Joy } from '#ui/joy.tsx';
import { nothingTyped, type Receipt, type Typed } from './draft.ts';
import { Postcard } from './postcard.tsx';
import styles from './form.module.css';

type Props = {
  receipt: Receipt;
  /** What stood on it, where it has arrived just now. */
  typed: Typed | null;
  onAgain: () => void;
};

/** Heading and card; the heading has the focus where it has just come. */
export function Received({ receipt: { number, project }, typed, onAgain }: Props) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = typed !== null;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className={styles.received}>
      {isNew && <Joy />}
      <div className={styles.next}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Your application is № {number}</Trans>
        </h2>
        <p>
          <Trans>Note the number: by it we find your card when you write to us.</Trans>
        </p>
        <ol>
          <li>
            <Trans>We read every card, whole.</Trans>
          </li>
          <li>
            <Trans>The answer comes to the contact on it, whether it is yes or no.</Trans>
          </li>
          <li>
            <Trans>
              If it is yes, we agree on allocation, places and date, and the launch is on the launchpad with
              its boarding pass.
            </Trans>
          </li>
        </ol>
        <p className={styles.small}>
          <Trans>
            We’ll never ask for a fee, a deposit or your seed phrase. Anyone who does is a scammer.
          </Trans>
        </p>
        <div className={styles.acts}>
          <ButtonLink to="/launchpad">{t`To the launchpad`}</ButtonLink>
          <Button look="secondary" onClick={onAgain}>
            <Trans>Write another card</Trans>
          </Button>
        </div>
      </div>
      <div className={styles.card}>
        <Postcard typed={typed ?? { ...nothingTyped, project }} account={null} number={number} />
      </div>
    </div>
  );
}
