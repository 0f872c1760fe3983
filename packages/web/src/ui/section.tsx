/** A titled part of a page. */
import type { ReactNode } from 'react';
import type { SaleState } from '#text/sale-state.ts';
import { classNames } from '#shell/ui/class-names.ts';
import { whileSale } from './in-sale.tsx';
import said from './said.module.css';
import styles from './section.module.css';

type Props = {
  /** Anchor of the section; its heading is labelled by it. */
  id: string;
  title: ReactNode;
  /** `plain` page colour, `dots` on halftone, `banana` on a yellow ground. */
  look?: 'plain' | 'dots' | 'banana';
  /** On large screens `beside` puts the heading to the left of the content, where it stays in view. */
  layout?: 'stack' | 'beside';
  /** A sentence under the title. */
  lead?: ReactNode;
  /** What belongs to the heading: a drawing, a filter. */
  aside?: ReactNode;
  /** In which states of the sale it is there; without them in all. */
  states?: readonly SaleState[];
  children: ReactNode;
};

/** A section of full width with its content in the page's column. */
export function Section({
  id,
  title,
  look = 'plain',
  layout = 'stack',
  lead,
  aside,
  states,
  children,
}: Props) {
  return (
    <section
      className={classNames(styles.section, styles[look])}
      id={id}
      aria-labelledby={`${id}-title`}
      {...whileSale(states)}
    >
      <div className={classNames(styles.inner, layout === 'beside' && styles.beside)}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead !== undefined && <p className={said.lead}>{lead}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
