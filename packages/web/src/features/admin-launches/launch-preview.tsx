/** What is typed, as visitors will see it: the boarding pass of their list, and the text of the launch's page in either language. */
import { allotmentsAmong } from '@lilape/domain/launchpad/allotments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { BoardingPass } from '#draws/launch/boarding-pass.tsx';
import { LaunchText } from '#draws/launch/launch-text.tsx';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { LANGUAGES } from '@lilape/domain/languages';
import { languageNames } from '#shell/first/language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Lost } from '#shell/ui/lost.tsx';
import type { LaunchTerms } from '#text/launch-figures.ts';
import { Choice } from '#ui/choice.tsx';
import said from '#ui/said.module.css';
import styles from './launch-preview.module.css';
import { type LaunchTyped, termsOf, textFields } from './launch-typed.ts';

const Pass = part<ComponentProps<typeof BoardingPass>>({
  load: async () => (await import('#draws/launch/boarding-pass.tsx')).BoardingPass,
  catalog: 'launches',
  lost: Lost,
});

/** Who would take part if it were now. */
export type Crowd = { readonly entrants: number; readonly guaranteed: number };

type Props = {
  typed: LaunchTyped;
  /** The launch as it stands; null where it is a new one. */
  launch: LaunchTerms | null;
  /** The chain's time, Unix milliseconds. */
  nowMs: number;
  crowd: Crowd | null;
};

/** Pass and text, and what an allotment would be. */
export function LaunchPreview({ typed, launch, nowMs, crowd }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [textLanguage, setTextLanguage] = useState(language);
  const terms = termsOf(typed, launch);
  const { symbol } = terms;
  const allotment = crowd && formatDecimal(allotmentNow(terms, crowd), language);
  return (
    <div className={styles.preview}>
      <Pass launch={{ ...terms, project: terms.project || t`Project` }} nowMs={nowMs} />
      {allotment !== null && (
        <p className={said.small}>
          <Trans>
            Each place gets, right now: {allotment} {symbol}
          </Trans>
        </p>
      )}
      <Choice
        legend={t`Text in`}
        name="preview-language"
        options={LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
        value={textLanguage}
        onChange={setTextLanguage}
      />
      <div className={styles.text}>
        <LaunchText text={typed[textFields[textLanguage]] || '…'} lang={textLanguage} />
      </div>
      <p className={said.small}>
        <Trans>The allocation is the project’s word: we hold none of it, and the page says so.</Trans>
      </p>
    </div>
  );
}

/** Whole units, as they would be allotted among those of now. @see decision 105 "equal shares" */
function allotmentNow({ allocation, places }: LaunchTerms, { entrants, guaranteed }: Crowd): string {
  return String(allotmentsAmong(BigInt(allocation), places, entrants, guaranteed).allotment);
}
