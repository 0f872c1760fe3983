/** What is done when, and how far it is. */
import { useLingui } from '@lingui/react/macro';
import { roadmap, roadmapLabels } from '#content/home/roadmap.ts';
import type { Phase, PhaseStand } from '#text/document.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { classNames } from '#shell/ui/class-names.ts';
import { whileSale } from '#ui/in-sale.tsx';
import { Fold } from '#ui/fold.tsx';
import { Section } from '#ui/section.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import styles from './roadmap.module.css';

const looks: Record<PhaseStand, StatusLook> = {
  completed: 'done',
  active: 'now',
  ongoing: 'ahead',
  upcoming: 'ahead',
  following: 'ahead',
  failed: 'failed',
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
      lead={t`In this order. We’ll add a date when we’re sure of it.`}
    >
      <ol className={styles.phases}>
        {roadmap.map(({ title, stands, items }) => (
          <li key={title.en} className={classNames(styles.phase, isRunning(stands) && styles.running)}>
            {stands.map(({ status, states }) => (
              <span key={status} className={styles.stand} data-status={status} {...whileSale(states)}>
                <Status look={looks[status]}>{roadmapLabels[status][language]}</Status>
              </span>
            ))}
            <Fold heading={<h3>{title[language]}</h3>} label={t`What belongs to it: ${title[language]}`}>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item.en}>{item[language]}</li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Whether it runs while the sale is open: on a phone it alone says so before it is opened. */
function isRunning(stands: Phase['stands']): boolean {
  return stands.some(({ status, states }) => status === 'active' && states?.includes('open') === true);
}
