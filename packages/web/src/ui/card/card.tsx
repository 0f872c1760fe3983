/** A panel of the comic: outlined paper, no shadow, because it cannot be pressed. */
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '#shell/ui/class-names.ts';

type Props = {
  children: ReactNode;
  as?: 'div' | 'li' | 'article' | 'section';
  className?: string | undefined;
};

/** An outlined panel. */
export function Card({ as: Tag = 'div', className, children }: Props) {
  return <Tag className={classNames(styles.card, className)}>{children}</Tag>;
}
