/** The boxes in rows: each with its value and a tick that was computed in this browser. */
import type { CheckName, SubjectName } from '@lilape/verify/report';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/text/format.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Section } from '#ui/section.tsx';
import { Strip } from '#ui/strip.tsx';
import type { Count } from './count-store.ts';
import { commandOf } from './how.ts';
import { Tick } from './tick.tsx';
import { CHECK_NAMES, CHECK_TOOLS, SUBJECT_NAMES, SUBJECT_ORDER, checksOf, wordsOf } from './words.ts';
import type { ReportedResult } from './worker-words.ts';
import styles from './boxes.module.css';

/** All boxes of a count; those that are still to come are outlines. */
export function AllBoxes({ count }: { count: Count }) {
  const { t } = useLingui();
  return (
    <Section
      id="boxes"
      title={t`Every box is checked here`}
      look="dots"
      lead={t`None of these ticks came with the page: each is computed on your machine while you watch.`}
    >
      <Boxes count={count} />
    </Section>
  );
}

function Boxes({ count }: { count: Count }) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.rows}>
      <Row name={t`Our records`} checks={['contracts', 'block']} subject={null} count={count} />
      {SUBJECT_ORDER.map((subject) => (
        <Row
          key={subject}
          name={i18n._(SUBJECT_NAMES[subject])}
          checks={checksOf(subject)}
          subject={subject}
          count={count}
        />
      ))}
    </div>
  );
}

type RowProps = {
  name: string;
  checks: readonly CheckName[];
  subject: SubjectName | null;
  count: Count;
};

function Row({ name, checks, subject, count }: RowProps) {
  const found = (check: CheckName) =>
    count.results.find((result) => result.check === check && result.subject === subject);
  return (
    <section className={styles.row} aria-label={name}>
      <h3>{name}</h3>
      <Strip as="ol" className={checks.length < 3 ? styles.few : styles.boxes}>
        {checks.map((check) => (
          <Box key={check} check={check} subject={subject} result={found(check)} count={count} />
        ))}
      </Strip>
    </section>
  );
}

type BoxProps = {
  check: CheckName;
  subject: SubjectName | null;
  result: ReportedResult | undefined;
  count: Count;
};

function Box({ check, subject, result, count: { begun } }: BoxProps) {
  const { i18n, t } = useLingui();
  const status = result?.status ?? 'ahead';
  const cid = subject === null ? null : (begun?.cids[subject] ?? null);
  const site = LILAPE_SITE_URL === '' ? 'SITE' : LILAPE_SITE_URL;
  const command = commandOf(check, subject, { site, block: begun?.block ?? null, cid });
  const name = i18n._(CHECK_NAMES[check]);
  return (
    <li className={styles.box} data-status={status}>
      <p className={styles.head}>
        <span>{name}</span>
        <Tick status={status} />
      </p>
      <p className={styles.value}>{result === undefined ? ' ' : shortened(result, i18n.locale)}</p>
      <p className={styles.words}>{i18n._(wordsOf(check, subject))}</p>
      <p className={styles.made}>
        {CHECK_TOOLS[check]}
        {result !== undefined && ` · ${formatDecimal(String(Math.round(result.ms)), i18n.locale)} ms`}
      </p>
      <details className={styles.how}>
        <summary>
          <Trans>How</Trans>
        </summary>
        <pre>
          <code>{command}</code>
          <CopyButton
            label={t`Copy the command: ${name}`}
            copied={t`Command copied`}
            failed={t`The command could not be copied. Select it and copy it by hand.`}
          />
        </pre>
      </details>
    </li>
  );
}

/** The value of a box: how many were compared, or a hash or amount in short. */
function shortened({ check, subject, count, value }: ReportedResult, language: string): string {
  if (check === 'block' && subject === null) return `${value.slice(0, 10)}…${value.slice(-6)}`;
  if (check === 'parts') return `${formatDecimal(String(count), language)} × SHA-256`;
  if (subject === 'launches') return formatDecimal(String(count), language);
  // Of amounts the whole LILAPE; apes are counted as they are.
  if (check === 'totals' || check === 'counters')
    return formatDecimal(subject === 'apes' ? value : value.slice(0, -18) || '0', language);
  return formatDecimal(String(count), language);
}
