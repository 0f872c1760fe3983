/** What is done when, and how far it is. */
import { useLingui } from '@lingui/react/macro';
import { roadmap, roadmapStatusNames } from '#content/home/roadmap.ts';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import styles from './home.module.css';

/** Section `roadmap`. */
export function Roadmap() {
  const { t, i18n } = useLingui();
  return (
    <Section
      id="roadmap"
      title={t`From branch to branch`}
      lead={t`In this order. Dates come when they are certain.`}
    >
      <ol className={styles.phases}>
        {roadmap.map(({ id, title, text, status }) => (
          <Card key={id} as="li" className={styles.phase}>
            <span className={styles.status} data-status={status}>
              {i18n._(roadmapStatusNames[status])}
            </span>
            <h3>{i18n._(title)}</h3>
            <p>{i18n._(text)}</p>
          </Card>
        ))}
      </ol>
    </Section>
  );
}
