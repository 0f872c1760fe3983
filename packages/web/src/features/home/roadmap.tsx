/** What is done when, and how far it is. */
import { useLingui } from '@lingui/react/macro';
import { roadmap, roadmapLabels } from '#content/home/roadmap.ts';
import type { Phase, PhaseStand, Said } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
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
          <li key={title.en} className={styles.phase}>
            {stands.map(({ status, states }) => (
              <span key={status} className={styles.stand} data-status={status} {...whileSale(states)}>
                <Status look={looks[status]}>{roadmapLabels[status][language]}</Status>
              </span>
            ))}
            {isRunning(stands) ? (
              <>
                <h3>{title[language]}</h3>
                <Items items={items} language={language} />
              </>
            ) : (
              <Fold heading={<h3>{title[language]}</h3>} label={t`What belongs to it: ${title[language]}`}>
                <Items items={items} language={language} />
              </Fold>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Whether it runs while the sale is open: a phone folds what is done or still to come. */
function isRunning(stands: Phase['stands']): boolean {
  return stands.some(({ status, states }) => status === 'active' && states?.includes('open') === true);
}

function Items({ items, language }: { items: readonly Said[]; language: Language }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.en}>{item[language]}</li>
      ))}
    </ul>
  );
}
