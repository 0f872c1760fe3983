/** What is done when, and how far it is. */
import { useLingui } from '@lingui/react/macro';
import { roadmap, roadmapLabels } from '#content/home/roadmap.ts';
import type { PhaseStatus } from '#text/document.ts';
import type { Language } from '#shell/page/language.ts';
import { Section } from '#ui/section.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import styles from './roadmap.module.css';

const looks: Record<PhaseStatus, StatusLook> = {
  completed: 'done',
  active: 'now',
  ongoing: 'ahead',
  upcoming: 'ahead',
};

/** Section `roadmap`: the phases along a branch. */
export function Roadmap() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  return (
    <Section
      id="roadmap"
      title={t`From branch to branch`}
      lead={t`In this order. Dates come when they are certain.`}
    >
      <ol className={styles.phases}>
        {roadmap.map(({ status, title, items }) => (
          <li key={title.en} className={styles.phase} data-status={status}>
            <Status look={looks[status]}>{roadmapLabels[status][language]}</Status>
            <h3>{title[language]}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.en}>{item[language]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
