/** Questions people ask before they pay. */
import { useLingui } from '@lingui/react/macro';
import { questions } from '#content/home/questions.ts';
import { Section } from '#ui/section.tsx';
import styles from './home.module.css';

/** Section `faq`: one answer open at a time. */
export function Faq() {
  const { t, i18n } = useLingui();
  return (
    <Section id="faq" look="dots" title={t`Fair questions`}>
      <div>
        {questions.map(({ id, question, answer }) => (
          <details key={id} className={styles.question} name="faq" id={`faq-${id}`}>
            <summary>{i18n._(question)}</summary>
            <p>{i18n._(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
