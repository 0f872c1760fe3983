/** A note on where the sale stands, for fixed pages; nothing while it simply runs. */
import { useLingui } from '@lingui/react';
import { saleNotes } from '#text/sale-notes.ts';
import type { Language } from '#shell/page/language.ts';
import { Inline } from './document/inline.tsx';
import { whileSale } from './in-sale.tsx';
import styles from './sale-note.module.css';

/** All the sentences; the one that is true shows. */
export function SaleNote() {
  const language = useLingui().i18n.locale as Language;
  return saleNotes.map(({ state, text }) => (
    <p key={state} className={styles.note} role="note" {...whileSale([state])}>
      <Inline text={text} language={language} />
    </p>
  ));
}
