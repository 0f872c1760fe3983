/** A link to the very address that was asked for: a reload that needs no script. */
import type { ReactNode } from 'react';
import styles from '#shell/ui/button.module.css';
import { classNames } from '#shell/ui/class-names.ts';

/** The link, in the look of a primary button. */
export function ButtonReload({ children }: { children: ReactNode }) {
  return (
    // An empty address is that of the document, whatever it is shown for.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a href="" className={classNames(styles.button, styles.primary)}>
      {children}
    </a>
  );
}
