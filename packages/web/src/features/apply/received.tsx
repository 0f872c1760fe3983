/** The card has arrived: its number, and what happens next. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Ending } from '#ui/ending/ending.tsx';
import { nothingTyped, type Receipt, type Typed } from './draft.ts';
import said from '#ui/said.module.css';
import styles from './form.module.css';
import { Postcard } from './postcard.tsx';

type Props = {
  receipt: Receipt;
  /** What stood on it, where it has arrived just now. */
  typed: Typed | null;
  onAgain: () => void;
};

/** The ending, and the card below it. */
export function Received({ receipt: { number, project }, typed, onAgain }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.received}>
      <Ending
        title={t`Your application is № ${number}`}
        figure={`№ ${number}`}
        says={<Trans>Note the number: it’s how we find your card when you write to us.</Trans>}
        rows={[[t`Project`, project], ...(typed === null ? [] : ([[t`Contact`, typed.contact]] as const))]}
        sure={null}
        next={{ to: '/launchpad', words: <Trans>To the launchpad</Trans> }}
        again={{ words: <Trans>Write another card</Trans>, onClick: onAgain }}
        isPast={typed === null}
      >
        <ol className={styles.next}>
          <li>
            <Trans>We read every card, whole.</Trans>
          </li>
          <li>
            <Trans>The answer comes to the contact on it, whether it is yes or no.</Trans>
          </li>
          <li>
            <Trans>
              If it’s a yes, we agree on allocation, places and date, and the launch appears on the launchpad
              with its boarding pass.
            </Trans>
          </li>
        </ol>
        <p className={said.small}>
          <Trans>
            We’ll never ask for a fee, a deposit or your seed phrase. Anyone who does is a scammer.
          </Trans>
        </p>
      </Ending>
      <div className={styles.card}>
        <Postcard typed={typed ?? { ...nothingTyped, project }} account={null} number={number} />
      </div>
    </div>
  );
}
