/** A link to a file of this site that looks like a button and is saved instead of shown. */
import type { ReactNode } from 'react';
import styles from '#shell/ui/button.module.css';
import { classNames } from '#shell/ui/class-names.ts';

type Props = {
  href: string;
  /** Name of the saved file; that of the address unless given. */
  saveAs?: string;
  children: ReactNode;
};

/** The link, in the look of a primary button. */
export function ButtonDownload({ href, saveAs, children }: Props) {
  return (
    <a href={href} download={saveAs ?? true} className={classNames(styles.button, styles.primary)}>
      {children}
    </a>
  );
}
