/** The way from one section of the admin page to another. */
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { navigate } from '#shell/first/navigate.ts';
import { Link } from '#shell/ui/link.tsx';
import styles from './section-links.module.css';
import type { Section, Sections } from './sections.ts';

/** The links, all in sight. */
export function SectionLinks({ sections, chosen }: { sections: Sections; chosen: Section }) {
  const { t } = useLingui();
  return (
    <nav className={styles.row} aria-label={t`Sections of the admin`}>
      {sections.map(({ at, name }) => (
        <Link
          key={at}
          to={`/admin?at=${at}`}
          className={styles.link}
          aria-current={at === chosen.at ? 'page' : undefined}
          onClick={showHere}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

/** A section is shown in the same document, which keeps what was typed in the others; a press for another tab stays the browser's. */
function showHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.href);
}
