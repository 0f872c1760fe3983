/** What is typed, as a boarding pass: its facts are the visitors', its look the desk's (theirs is `launchpad/front/pass.static.tsx`). */
import { sharesAmong } from '@lilape/domain/launchpad/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { languages, languageNames } from '#shell/page/language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Art } from '#shell/ui/art.tsx';
import { Choice } from '#ui/choice.tsx';
import type { LaunchTyped } from './launch-typed.ts';
import styles from './boarding-pass.module.css';

/** Who would take part if it were now. */
export type Crowd = { readonly entrants: number; readonly guaranteed: number };

/** The pass, with the text in either language. */
export function BoardingPass({ typed, crowd }: { typed: LaunchTyped; crowd: Crowd | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [shown, setShown] = useState(language);
  const digits = typed.allocation.replace(/\D/g, '');
  const iso = Number.isNaN(Date.parse(typed.launchTime)) ? null : new Date(typed.launchTime).toISOString();
  return (
    <div className={styles.preview}>
      <Choice
        legend={t`Preview in`}
        name="preview-language"
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={shown}
        onChange={setShown}
      />
      <article className={styles.pass} aria-label={t`Boarding pass`}>
        <div className={styles.main}>
          {typed.picture === '' ? (
            <Art name="sketch-volcano" width={120} />
          ) : (
            <img src={`/ipfs/${typed.picture}`} alt="" width={320} height={160} />
          )}
          <h3>{typed.project || t`Project`}</h3>
          <p lang={shown} dir="auto">
            {(shown === 'ru' ? typed.textRu : typed.textEn) || '…'}
          </p>
        </div>
        <dl className={styles.stub}>
          <Line name={t`Departs`}>{iso === null ? '–' : formatZoned(iso, language)}</Line>
          <Line name={t`Given`}>
            {digits === '' ? '–' : formatDecimal(digits, language)} {typed.symbol}
          </Line>
          <Line name={t`Drawn places`}>{typed.places || '–'}</Line>
          {crowd !== null && (
            <Line name={t`A share, if it were counted now`}>
              {formatDecimal(shareNow(digits, typed.places, crowd), language)} {typed.symbol}
            </Line>
          )}
        </dl>
      </article>
      <p className={styles.word}>
        <Trans>The allocation is the project’s word: we hold none of it, and the page says so.</Trans>
      </p>
    </div>
  );
}

/** Whole units, as they would be shared among those of now. @see decision 105 "equal shares" */
function shareNow(allocation: string, places: string, { entrants, guaranteed }: Crowd): string {
  const planned = Number(places.replace(/\D/g, ''));
  return String(sharesAmong(BigInt(allocation || '0'), planned, entrants, guaranteed).share);
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
