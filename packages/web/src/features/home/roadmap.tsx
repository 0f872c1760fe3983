/** What is done when, and how far it is. */
import { useLingui } from '@lingui/react/macro';
import { roadmap, roadmapLabels } from '#content/home/roadmap.ts';
import type { PhaseStand } from '#text/document.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { whileSale } from '#ui/in-sale.tsx';
import { Section } from '#ui/section.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import styles from './roadmap.module.css';

const looks: Record<PhaseStand, StatusLook> = {
  completed: 'done',
  active: 'now',
  ongoing: 'ahead',
  upcoming: 'ahead',
  following: 'ahead',
  off: 'failed',
};

/** Section `roadmap`: the phases along a branch. */
export function Roadmap() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Section
      id="roadmap"
      title={t`From branch to branch`}
      lead={t`In this order. Dates come when they are certain.`}
    >
      <ol className={styles.phases}>
        {roadmap.map(({ title, stands, items }) => (
          <li key={title.en} className={styles.phase}>
            {stands.map(({ status, states }) => (
              <span key={status} className={styles.stand} data-status={status} {...whileSale(states)}>
                <Status look={looks[status]}>{roadmapLabels[status][language]}</Status>
              </span>
            ))}
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
