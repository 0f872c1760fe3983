/** A part that is folded away, on a phone or everywhere; native, so it needs no script. */
import type { ReactNode } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './fold.module.css';
import plus from './plus.module.css';

type Props = {
  /** The anchor that shows it, opened; the row that is pressed has it, as that begins where the heading does. */
  id?: string;
  /** What a press on it shows; said, not written, where a heading stands for it. */
  label: ReactNode;
  /** Stays in view, folded or not; a phone folds what follows by a press on it. */
  heading?: ReactNode;
  /** Whether it is folded on large screens too. */
  isAlways?: boolean;
  /** Whether its heading is framed on a phone: nothing around it is. */
  isFramed?: boolean;
  children: ReactNode;
};

/** An anchor inside it opens it (`app/anchor.ts`), and paper has it open (`base.css`). */
export function Fold({ id, label, heading, isAlways = false, isFramed = false, children }: Props) {
  const isHeaded = heading !== undefined;
  const fold = (
    <div className={classNames(styles.fold, isHeaded && styles.headed, isAlways && styles.always)}>
      {heading}
      <details className={styles.details}>
        <summary id={id} className={plus.plus}>
          {isHeaded ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </summary>
        {children}
      </details>
    </div>
  );
  return isFramed ? <div className={styles.frame}>{fold}</div> : fold;
}
