/** Questions that open their answers, on the native element: it works without scripts. */
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import plus from './plus.module.css';

/** A card of rows; what follows the first ones may stand in an {@link AccordionRest}. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

type ItemProps = {
  /** Items of one group close each other. */
  group: string;
  /** Anchor; an address that names it opens the item. */
  id: string;
  /** What a style sheet may filter by. */
  category?: string;
  title: string;
  children: ReactNode;
};

/** One item. */
export function AccordionItem({ group, id, category, title, children }: ItemProps) {
  return (
    <details className={styles.item} name={group} id={id} data-category={category}>
      <summary className={plus.plus}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

type RestProps = {
  /** What the row says that shows them, and the one that hides them again. */
  more: ReactNode;
  fewer: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The items that are shown when they are asked for; an address that names one of them asks. */
export function AccordionRest({ more, fewer, className, children }: RestProps) {
  return (
    <details className={className}>
      <summary className={styles.rest}>
        <span className={styles.more}>{more}</span>
        <span className={styles.fewer}>{fewer}</span>
      </summary>
      {children}
    </details>
  );
}
