/** A link to a file of this site that looks like a button and is saved instead of shown. */
import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type Props = { href: string; children: ReactNode };

/** The link, in the look of a primary button. */
export function ButtonDownload({ href, children }: Props) {
  return (
    <a href={href} download className={classNames(styles.button, styles.primary, styles.medium)}>
      {children}
    </a>
  );
}
