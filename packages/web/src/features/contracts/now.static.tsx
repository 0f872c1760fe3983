/** The place of something that the chain says now; `fill.ts` writes it there. */
import type { NowKey } from './fill.ts';
import { Blank } from '#shell/ui/blank.tsx';
import styles from './contracts.module.css';

type Props = {
  of: NowKey;
  /** A typical value, for the size of its place. */
  sample: string;
  /** What stands there if the owner is the zero address. */
  none?: string;
};

/** A grey bar until it is filled. */
export function Now({ of, sample, none }: Props) {
  return (
    <span className={styles.now} data-now={of} data-none={none}>
      <Blank sample={sample} />
    </span>
  );
}
