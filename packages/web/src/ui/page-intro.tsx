/** The first screen of a page: what is this, what can I do here. */
import type { ReactNode } from 'react';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './page-intro.module.css';
import said from './said.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  art?: ArtName;
  /** A sentence of the moment under the lead. */
  note?: ReactNode;
  /** Whether it may wait, because it is not on the first screen. */
  isLate?: boolean;
  /** Whether what comes after it belongs to the first screen: the drawing is smaller. */
  isLow?: boolean;
  /** Actions under the lead; the primary one first. */
  children?: ReactNode;
};

/** A page's heading (its one h1), a sentence about it, a drawing and its actions. */
export function PageIntro({ title, lead, note, art, isLow = false, children }: Props) {
  return (
    <div className={classNames(styles.intro, isLow && styles.low)}>
      <div className={styles.words}>
        <h1 className={hasLongWord(title) ? styles.long : undefined}>{title}</h1>
        <p className={said.lead}>{lead}</p>
        {note}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      {art !== undefined && (
        <div className={styles.art}>
          <Art name={art} width={360} />
        </div>
      )}
    </div>
  );
}

/** Whether a word of it would be broken on a phone. */
function hasLongWord(title: string): boolean {
  return title.split(' ').some((word) => word.length > 15);
}
