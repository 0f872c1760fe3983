/** What a box compares, with what it was computed, and the command by which anyone does the same. */
import type { CheckName, SubjectName } from '@lilape/verify/report';
import { useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/first/format.ts';
import { commandWords } from '#ui/command.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import type { Count } from './count-store.ts';
import { commandOf } from './how.ts';
import { CHECK_NAMES, CHECK_TOOLS, SUBJECT_NAMES, wordsOf } from './words.ts';
import type { ReportedResult } from './worker-words.ts';
import styles from './how-panel.module.css';
import commands from '#ui/command.module.css';

type Props = {
  subject: SubjectName | null;
  check: CheckName;
  /** What the count found there; undefined while it has not come so far. */
  result: ReportedResult | undefined;
  count: Count;
};

/** The panel under the row of a box. */
export function How({ subject, check, result, count: { begun } }: Props) {
  const { i18n, t } = useLingui();
  const cid = subject === null ? null : (begun?.cids[subject] ?? null);
  const site = LILAPE_SITE_URL === '' ? 'SITE' : LILAPE_SITE_URL;
  const name = i18n._(CHECK_NAMES[check]);
  const of = subject === null ? t`Our records` : i18n._(SUBJECT_NAMES[subject]);
  return (
    <div className={styles.panel}>
      <p>
        <strong>
          {of}, {name}
        </strong>{' '}
        · {i18n._(wordsOf(check, subject))}
      </p>
      <p className={styles.made}>
        {CHECK_TOOLS[check]}
        {result !== undefined &&
          ` · ${result.value} · ${formatDecimal(String(Math.round(result.ms)), i18n.locale)} ms`}
      </p>
      <pre className={commands.command}>
        <code>{commandWords`${commandOf(check, subject, { site, block: begun?.block ?? null, cid })}`}</code>
        <CopyButton
          label={t`Copy the command: ${name}`}
          copied={t`Command copied`}
          failed={t`We couldn’t copy the command. Select it and copy it by hand.`}
        />
      </pre>
    </div>
  );
}
