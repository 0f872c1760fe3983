/** The process line: four paint pots, one for each step of a mint, filled as far as it has truly come. @see specification §2 Mint page */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import type { PotState, Pots as States } from './pot-states.ts';
import styles from './pots.module.css';

type Props = {
  states: States;
  /** What is known of a step, in a word or two. */
  notes?: Partial<Record<keyof States, ReactNode>>;
};

/** The four pots in their order. */
export function Pots({ states, notes = {} }: Props) {
  const words: Record<keyof States, ReactNode> = {
    traits: <Trans>Generate traits</Trans>,
    image: <Trans>Create image</Trans>,
    ipfs: <Trans>Upload to IPFS</Trans>,
    mint: <Trans>Mint to wallet</Trans>,
  };
  return (
    <ol className={styles.pots}>
      {(Object.keys(words) as (keyof States)[]).map((step) => (
        <li key={step} className={styles.step} data-state={states[step]}>
          <span className={styles.pot} data-paint={step} aria-hidden="true">
            <span className={styles.inside}>
              <span className={styles.paint} />
            </span>
          </span>
          <span className={styles.word}>{words[step]}</span>
          <span className={styles.note}>{notes[step] ?? <StateWord state={states[step]} />}</span>
        </li>
      ))}
    </ol>
  );
}

function StateWord({ state }: { state: PotState }) {
  switch (state) {
    case 'busy':
      return <Trans>under way</Trans>;
    case 'done':
      return <Trans>done</Trans>;
    case 'failed':
      return <Trans>failed</Trans>;
    case 'ahead':
      return (
        <VisuallyHidden>
          <Trans>to come</Trans>
        </VisuallyHidden>
      );
  }
}
