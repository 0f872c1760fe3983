/** Questions people ask before they pay. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Question, questionCategories, questionFilters } from '#content/home/questions/question.ts';
import { questions, questionWords } from '#content/home/questions/questions.ts';
import type { Language } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { Accordion, AccordionItem, AccordionRest } from '#ui/accordion.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Choice } from '#ui/choice.tsx';
import { Inline } from '#ui/document/inline.tsx';
import { Section } from '#ui/section.tsx';
import styles from './faq.module.css';

/** How many questions stand there before the rest is asked for. */
const atFirst = 4;

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
          <div className={styles.filter}>
            <Choice legend={questionWords.filter[language]} name="faq-filter" options={filters} />
          </div>
          <div className={styles.art}>
            <Art name="ape-not-looking" width={260} />
          </div>
        </>
      }
    >
      <div className={styles.questions}>
        <Accordion>
          <Entries of={questions.slice(0, atFirst)} language={language} />
          <AccordionRest
            className={styles.rest}
            more={plural(questions.length, { one: 'Show # question', other: 'Show all # questions' })}
            fewer={t`Show fewer questions`}
          >
            <Entries of={questions.slice(atFirst)} language={language} />
          </AccordionRest>
        </Accordion>
      </div>
    </Section>
  );
}

function Entries({ of, language }: { of: readonly Question[]; language: Language }) {
  return of.map((question) => <Entry key={question.id} {...question} language={language} />);
}

function Entry({ id, category, question, answer, language }: Question & { language: Language }) {
  const anchor = `faq-${id}`;
  return (
    <AccordionItem group="faq" id={anchor} category={category} title={question[language]}>
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
