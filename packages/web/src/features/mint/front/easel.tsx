/** The easel: the frame, what hangs in it, and the plate with its number. */
import type { ReactNode } from 'react';
import { Art } from '#shell/ui/art.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './easel.module.css';

type Props = {
  /** What the plate says. */
  plate: ReactNode;
  /** Whether the picture is its owner's: the frame leaves its stand. */
  isTaken?: boolean;
  /** Square; it fills the frame. */
  children?: ReactNode;
};

/** A picture on its stand. */
export function Easel({ plate, isTaken = false, children }: Props) {
  return (
    <figure className={classNames(styles.easel, isTaken && styles.taken)}>
      <div className={styles.stand}>
        <Art name="easel" width={400} isEager />
      </div>
      <div id="mint-easel" className={styles.hole}>
        {children}
      </div>
      <figcaption className={styles.plate}>{plate}</figcaption>
    </figure>
  );
}
