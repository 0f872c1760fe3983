/** A titled part of a page. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

type Props = {
  /** Anchor of the section; its heading is labelled by it. */
  id: string;
  title: string;
  /** `plain` page colour, `dots` on halftone, `banana` on a yellow band. */
  look?: 'plain' | 'dots' | 'banana';
  /** A sentence under the title. */
  lead?: string;
  children: ReactNode;
};

/** A section of full width with its content in the page's column. */
export function Section({ id, title, look = 'plain', lead, children }: Props) {
  return (
    <section className={classNames(styles.section, styles[look])} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
