/** The six steps as panels of a comic: picture, what to do, what it costs. */
import type { GuideStep } from '#content/guide/steps.ts';
import { guideWords } from '#content/guide/words.ts';
import type { Language } from '@lilape/domain/languages';
import { Art } from '#shell/ui/art.tsx';
import { Inline } from '#ui/document/inline.tsx';
import styles from './step-panels.module.css';

type Props = { steps: readonly GuideStep[]; language: Language };

/** An ordered list of panels; each can be linked to by its id. */
export function StepPanels({ steps, language }: Props) {
  return (
    <ol className={styles.panels}>
      {steps.map((step, index) => (
        <StepPanel key={step.id} step={step} number={index + 1} language={language} />
      ))}
    </ol>
  );
}

type PanelProps = { step: GuideStep; number: number; language: Language };

function StepPanel({ step, number, language }: PanelProps) {
  const { id, art, alt, title, paragraphs, warning, cost } = step;
  return (
    <li className={styles.panel} id={id}>
      <div className={styles.picture}>
        <Art name={art} width={440} alt={alt[language]} />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
      <div className={styles.words}>
        <h3>{title[language]}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.en}>
            <Inline text={paragraph} language={language} />
          </p>
        ))}
        {warning !== undefined && (
          <p className={styles.warning}>
            <strong>{guideWords.warningOf[language]}.</strong> {warning[language]}
          </p>
        )}
      </div>
      <p className={styles.cost}>
        <span>{guideWords.cost[language]}</span> {cost[language]}
      </p>
    </li>
  );
}
