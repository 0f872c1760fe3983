/** The three prizes of the giveaway as the steps that winners stand on. */
import type { ReactNode } from 'react';
import styles from './podium.module.css';

export type PodiumStep = {
  /** "First prize". */
  name: string;
  /** What it pays, short: "250M". */
  tokens: string;
  /** Who stands on it. */
  above?: ReactNode;
};

const places = [styles.first, styles.second, styles.third];

/** The first prize in the middle; heights are in the ratio of the prizes. */
export function Podium({ steps }: { steps: readonly [PodiumStep, PodiumStep, PodiumStep] }) {
  return (
    <ol className={styles.podium}>
      {steps.map(({ name, tokens, above }, place) => (
        <li key={name} className={places[place]}>
          {above}
          <div className={styles.prize}>
            <span className={styles.tokens}>{tokens}</span>
            <span>{name}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
