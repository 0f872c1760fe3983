/** The place of something that the chain says now; `holdings.mount.ts` writes it there. */
import type { NowKey } from './now-figures.ts';
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
    <span className={styles.now} data-fill={of} data-none={none}>
      <Blank sample={sample} />
    </span>
  );
}
