/** What a sale leaves behind, and what is left of the price when its buyers sell: two pictures that the reader moves. @see decision 152 "before anybody pays" */
import { outlookOf } from '@lilape/domain/market/outlook';
import { BASE_STAGES } from '@lilape/domain/presale/base-ladder';
import { useState } from 'react';
import { FIRST_STEP, raisedSteps } from './raised-steps.ts';
import styles from './outlook.module.css';
import { Pie } from './pie.tsx';
import { WorstCase } from './worst-case.tsx';

/** Both, after a sale of the sum that the first is set to. */
export function Outlook() {
  const [step, setStep] = useState(FIRST_STEP);
  const raisedUnits = raisedSteps[step] ?? 0n;
  const outlook = outlookOf(BASE_STAGES, raisedUnits);
  return (
    <div className={styles.panels}>
      <Pie outlook={outlook} raisedUnits={raisedUnits} step={step} onStep={setStep} />
      <WorstCase outlook={outlook} raisedUnits={raisedUnits} />
    </div>
  );
}
