/** A power over the sale: what will be so, what cannot be taken back, and what is signed for it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import plus from '#ui/plus.module.css';
import styles from './owner.module.css';

type Props = {
  title: string;
  who: 'owner' | 'anyone';
  /** Why it cannot be used now; null where it can. */
  notNow: string | null;
  /** What becomes true for buyers, a sentence each. */
  then: readonly string[];
  /** What nobody can take back. */
  forever: string;
  /** Stands open whatever was pressed: there is something to see. */
  isBusy: boolean;
  children: ReactNode;
};

/** Folded, until it is looked at or under way. */
export function Power({ title, who, notNow, then, forever, isBusy, children }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.power}
      open={isOpen || isBusy}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={plus.plus}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.tag}>{who === 'owner' ? t`the owner alone` : t`anyone`}</span>
      </summary>
      <div className={styles.body}>
        {notNow !== null && <p className={styles.not}>{notNow}</p>}
        <h3>
          <Trans>What happens</Trans>
        </h3>
        <ul className={styles.then}>
          {then.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>
          <Trans>What you can’t undo</Trans>
        </h3>
        <p>{forever}</p>
        {children}
      </div>
    </details>
  );
}
