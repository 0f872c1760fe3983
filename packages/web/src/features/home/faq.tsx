/** Questions people ask before they pay. */
import { useLingui } from '@lingui/react/macro';
import { type Question, questionCategories, questionFilters } from '#content/home/questions/question.ts';
import { questions, questionWords } from '#content/home/questions/questions.ts';
import type { Language } from '#shell/page/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Choice } from '#ui/choice.tsx';
import { Inline } from '#ui/document/inline.tsx';
import { Section } from '#ui/section.tsx';
import styles from './faq.module.css';

/** Section `faq`: four filters, one answer open at a time; the style sheet does the filtering. */
export function Faq() {
  const { t } = useLingui();
  const language = useLanguage();
  const filters = [
    { value: 'all', label: questionWords.all[language] },
    ...questionFilters.map((category) => ({
      value: category,
      label: questionCategories[category][language],
    })),
  ];
  return (
    <Section
      id="faq"
      look="dots"
      layout="beside"
      title={t`Fair questions`}
      aside={
        <>
          {/* No script keeps the choice: `faq.module.css` reads it. */}
          <Choice legend={questionWords.filter[language]} name="faq-filter" options={filters} />
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

function Entry({ id, category, question, answer, language }: Question & { language: Language }) {
  const anchor = `faq-${id}`;
  return (
    <AccordionItem
      group="faq"
      id={anchor}
      category={category}
      note={questionCategories[category][language]}
      title={question[language]}
    >
      {answer.map((paragraph) => (
        <p key={paragraph.en}>
          <Inline text={paragraph} language={language} />
        </p>
      ))}
      <a className={styles.link} href={`#${anchor}`}>
        {questionWords.link[language]}
      </a>
    </AccordionItem>
  );
}
