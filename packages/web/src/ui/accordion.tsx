/** Questions that open their answers, on the native element: it works without scripts. */
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type Props = {
  /** Items of one group close each other. */
  group: string;
  /** Anchor; an address that names it opens the item. */
  id: string;
  /** A word above the title. */
  note?: string;
  /** What a style sheet may filter by. */
  category?: string;
  title: string;
  children: ReactNode;
};

/** One item. */
export function AccordionItem({ group, id, note, category, title, children }: Props) {
  return (
    <details className={styles.item} name={group} id={id} data-category={category}>
      <summary>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.title}>{title}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
