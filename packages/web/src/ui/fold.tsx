/** A part that a phone folds away and that stands open where there is room; native, so it needs no script. */
import type { ReactNode } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './fold.module.css';
import plus from './plus.module.css';

type Props = {
  /** What a press on it shows; said, not written, where a heading stands for it. */
  label: ReactNode;
  /** Stays in view, folded or not; a phone folds what follows by a press on it. */
  heading?: ReactNode;
  children: ReactNode;
};

/** An anchor inside it opens it (`app/anchor.ts`), and paper has it open (`base.css`). */
export function Fold({ label, heading, children }: Props) {
  const isHeaded = heading !== undefined;
  return (
    <div className={classNames(styles.fold, isHeaded && styles.headed)}>
      {heading}
      <details className={styles.details}>
        <summary className={plus.plus}>{isHeaded ? <VisuallyHidden>{label}</VisuallyHidden> : label}</summary>
        {children}
      </details>
    </div>
  );
}
