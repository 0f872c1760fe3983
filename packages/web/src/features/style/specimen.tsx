/** One thing of the style page with its name, and a group of them. */
import type { ReactNode } from 'react';
import styles from './style.module.css';

/** A part of the page about one kind of thing. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

/** A thing in one state; `name` says which, as the code calls it. */
export function Specimen({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={isWide ? styles.wide : styles.specimen} data-specimen={name}>
      <div className={styles.thing}>{children}</div>
      <figcaption>
        <code>{name}</code>
      </figcaption>
    </figure>
  );
}
