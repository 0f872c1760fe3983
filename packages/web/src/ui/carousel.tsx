/** Panels side by side; on a phone a carousel that is pushed along, with the next one peeking in from the edge. */
import type { ReactNode } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './carousel.module.css';

type Props = {
  as?: 'ul' | 'ol';
  /** Lays it out on larger screens. */
  className?: string | undefined;
  /** Each holds something that can be focused, by which a keyboard goes along. */
  children: ReactNode;
};

/** A list whose items are panels. */
export function Carousel({ as: Tag = 'ul', className, children }: Props) {
  return <Tag className={classNames(styles.carousel, className)}>{children}</Tag>;
}
