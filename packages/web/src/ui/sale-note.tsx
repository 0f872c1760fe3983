/** A note on where the sale stands, for fixed pages; nothing while it simply runs. */
import { saleNotes } from '#text/sale-notes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Inline } from './document/inline.tsx';
import { whileSale } from './in-sale.tsx';
import styles from './sale-note.module.css';

/** All the sentences; the one that is true shows. */
export function SaleNote() {
  const language = useLanguage();
  return saleNotes.map(({ state, text }) => (
    <p key={state} className={styles.note} role="note" {...whileSale([state])}>
      <Inline text={text} language={language} />
    </p>
  ));
}
