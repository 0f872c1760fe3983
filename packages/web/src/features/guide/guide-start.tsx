/** The first screen under the guide's title: the warning, and what it takes. */
import { guideFacts } from '#content/guide/steps.ts';
import { guideWords } from '#content/guide/words.ts';
import type { Language } from '@lilape/domain/languages';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './guide-start.module.css';

/** Presale-only warning and the four facts. */
export function GuideStart({ language }: { language: Language }) {
  return (
    <div className={styles.start}>
      <div className={styles.warning} role="note">
        <h2>{guideWords.warningTitle[language]}</h2>
        <p>{guideWords.warning[language]}</p>
      </div>
      <Facts look="cells">
        {guideFacts.map(({ name, value }) => (
          <Fact key={name.en} name={name[language]}>
            {value[language]}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
