/** The small # beside a heading, to be copied as a link to it. */
import type { Said } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import styles from './anchor.module.css';

const linkTo: Said = { en: 'Link to this part:', ru: 'Ссылка на эту часть:' };

type Props = { id: string; title: Said; language: Language };

/** A link to the heading it stands in. */
export function Anchor({ id, title, language }: Props) {
  return (
    <a className={styles.anchor} href={`#${id}`} aria-label={`${linkTo[language]} ${title[language]}`}>
      #
    </a>
  );
}
