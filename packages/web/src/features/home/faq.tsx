/** Questions people ask before they pay. */
import { useLingui } from '@lingui/react/macro';
import { questionCategories, questionFilters, questions, questionWords } from '#content/home/questions.ts';
import type { Question } from '#content/home/questions.ts';
import type { Language } from '#lib/language.ts';
import { Art } from '#ui/art.tsx';
import { Inline } from '#ui/document/inline.tsx';
import { Section } from '#ui/section.tsx';
import styles from './faq.module.css';

/** Section `faq`: four filters, one answer open at a time; the style sheet does the filtering. */
export function Faq() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  return (
    <Section
      id="faq"
      look="dots"
      layout="beside"
      title={t`Fair questions`}
      aside={
        <>
          <Filters language={language} />
          <div className={styles.art}>
            <Art name="ape-not-looking" width={260} />
          </div>
        </>
      }
    >
      <div className={styles.questions}>
        {questions.map((question) => (
          <Entry key={question.id} {...question} language={language} />
        ))}
      </div>
    </Section>
  );
}

/** Radio buttons that need no script: `faq.module.css` reads which one is checked. */
function Filters({ language }: { language: Language }) {
  const filters = [
    { value: 'all', label: questionWords.all },
    ...questionFilters.map((category) => ({ value: category, label: questionCategories[category] })),
  ];
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{questionWords.filter[language]}</legend>
      {filters.map(({ value, label }) => (
        <label key={value} className={styles.filter}>
          <input type="radio" name="faq-filter" value={value} defaultChecked={value === 'all'} />
          <span>{label[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Entry({ id, category, question, answer, language }: Question & { language: Language }) {
  const anchor = `faq-${id}`;
  return (
    <details className={styles.question} name="faq" id={anchor} data-category={category}>
      <summary>
        <span className={styles.category}>{questionCategories[category][language]}</span>
        <span className={styles.words}>{question[language]}</span>
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph.en}>
            <Inline text={paragraph} language={language} />
          </p>
        ))}
        <a className={styles.link} href={`#${anchor}`}>
          {questionWords.link[language]}
        </a>
      </div>
    </details>
  );
}
