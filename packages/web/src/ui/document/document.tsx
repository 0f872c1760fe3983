/** A long text on the page: contents beside it, numbered sections that can be linked to. */
import type { ReactNode } from 'react';
import type { LongText, Said } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { Anchor } from './anchor.tsx';
import { Blocks } from './blocks.tsx';
import styles from './document.module.css';

const contents: Said = { en: 'Contents', ru: 'Содержание' };

type Props = {
  text: LongText;
  language: Language;
  /** After the last section. */
  children?: ReactNode;
};

/** The sections under their contents; the title is the page's own. */
export function LongTextView({ text: { sections }, language, children }: Props) {
  return (
    <div className={styles.document} data-long-text>
      <nav className={styles.contents} aria-label={contents[language]}>
        <p>{contents[language]}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title[language]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, stamp, blocks }, index) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <div className={styles.title}>
              <h2 id={id}>
                <span className={styles.number}>{index + 1}</span> {title[language]}
                <Anchor id={id} title={title} language={language} />
              </h2>
              {stamp !== undefined && <span className={styles.stamp}>{stamp[language]}</span>}
            </div>
            <Blocks blocks={blocks} language={language} />
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
