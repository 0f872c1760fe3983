/** The ape's head that an address has, beside the address: it makes rows easier to tell apart and says nothing else. */
import { headCell } from '@lilape/art/heads/head-of';
import { artAddress } from 'virtual:art';
import { paintHead } from '#shell/heads/paint-head.ts';
import type { FigureName } from '#shell/live/figures.ts';
import styles from './address-head.module.css';

type Props = (
  | { address: string }
  /** The figure that brings the address, in HTML that is filled. @see shell/heads/fill-heads.ts */
  | { 'data-head': FigureName }
) & {
  /** CSS pixels a side. */
  size?: number;
};

/** The head; its place is kept until it is there. */
export function AddressHead({ size = 28, ...whose }: Props) {
  return (
    <svg
      className={styles.head}
      aria-hidden="true"
      viewBox={`0 0 ${headCell} ${headCell}`}
      width={size}
      height={size}
      data-sheet={artAddress('heads')}
      {...('address' in whose
        ? {
            ref: (place: SVGSVGElement | null) => {
              if (place !== null) paintHead(place, whose.address);
            },
          }
        : whose)}
    />
  );
}
