/** What the count came to: all agrees, the first difference exactly, or why it could not be counted. */
import type { Difference } from '@lilape/verify/report';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import { formatDecimal } from '#shell/first/format.ts';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import type { Count } from './count-store.ts';
import { CHECK_NAMES, REASONS, SUBJECT_NAMES } from './words.ts';
import type { Reason } from './worker-words.ts';
import { breakable } from '#ui/command.ts';
import styles from './verdict.module.css';
import { Fact, Facts } from '#ui/facts.tsx';

export function Verdict({ count }: { count: Count }) {
  const { status, results, reason } = count;
  const difference = results.find((result) => result.status === 'differs')?.difference;
  if (difference !== undefined) return <Differs difference={difference} />;
  if (status === 'failed' && reason !== null) return <Unchecked reason={reason} />;
  if (status === 'running' || status === 'paused') return <Underway isHeld={status === 'paused'} />;
  if (status !== 'done') return null;
  const unchecked = results.find((result) => result.status === 'unchecked')?.reason;
  return unchecked === undefined ? <Agrees count={count} /> : <Unchecked reason={unchecked} />;
}

type PanelProps = {
  art: ArtName;
  look: string;
  /** Below ape and words, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
};

function Panel({ art, look, below, children }: PanelProps) {
  return (
    <div className={styles.panel} data-look={look}>
      <Art name={art} width={140} />
      <div className={styles.words}>{children}</div>
      {below}
    </div>
  );
}

function Underway({ isHeld }: { isHeld: boolean }) {
  return (
    <Panel art={isHeld ? 'ape-asleep' : 'ape-looking'} look="underway">
      <p>
        {isHeld ? (
          <Trans>On hold</Trans>
        ) : (
          <Trans>The check continues while you look at another page or tab.</Trans>
        )}
      </p>
    </Panel>
  );
}

function Agrees({ count: { begun, results, ms } }: { count: Count }) {
  const { i18n } = useLingui();
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  const sumOf = (check: string) =>
    grouped(results.filter((result) => result.check === check).reduce((sum, { count }) => sum + count, 0));
  const [rows, accounts, block] = [sumOf('rows'), sumOf('accounts'), grouped(begun?.block ?? 0)];
  const seconds = formatDecimal((ms / 1_000).toFixed(1), i18n.locale);
  return (
    <Panel art="ape-joy" look="agrees">
      <p className={styles.verdict}>
        <Trans>Everything matches</Trans>
      </p>
      <p>
        <Trans>
          {rows} rows and {accounts} accounts up to block {block}, checked in this browser in {seconds} s. Our
          records match the chain.
        </Trans>
      </p>
      <p>
        <a href="#cheat">
          <Trans>Try to cheat</Trans>
        </a>
      </p>
    </Panel>
  );
}

function Unchecked({ reason: { code, detail } }: { reason: Reason }) {
  const { i18n } = useLingui();
  return (
    <Panel art="ape-lost" look="unchecked">
      <p className={styles.verdict}>
        <Trans>The check couldn’t be finished</Trans>
      </p>
      <p>{i18n._(REASONS[code])}</p>
      <p className={styles.detail}>{detail}</p>
    </Panel>
  );
}

function Differs({ difference }: { difference: Difference }) {
  const { i18n, t } = useLingui();
  const { subject, check, code, what, published, computed, look } = difference;
  const grouped = (text: string) => (/^\d+$/.test(text) ? formatDecimal(text, i18n.locale) : text);
  const where = subject === null ? t`Our records` : i18n._(SUBJECT_NAMES[subject]);
  return (
    <Panel
      art="ape-puzzled"
      look="differs"
      below={
        <Facts className={styles.facts}>
          <Fact name={<Trans>What</Trans>}>
            {what} ({code})
          </Fact>
          <Fact name={<Trans>Published</Trans>}>
            <Unlike text={grouped(published)} other={grouped(computed)} />
          </Fact>
          <Fact name={<Trans>Computed here</Trans>}>
            <Unlike text={grouped(computed)} other={grouped(published)} />
          </Fact>
          <Fact name={<Trans>Where it is</Trans>}>{look}</Fact>
        </Facts>
      }
    >
      <p className={styles.verdict}>
        <Trans>Something differs</Trans>
      </p>
      <p>
        {where} · {i18n._(CHECK_NAMES[check])}
      </p>
    </Panel>
  );
}

/** A text, marked from the first character on that is another in `other`. */
function Unlike({ text, other }: { text: string; other: string }) {
  const first = text.split('').findIndex((character, index) => character !== other[index]);
  const alike = first === -1 ? text.length : first;
  return (
    <>
      {groupsOf(text.slice(0, alike))}
      <b>{groupsOf(text.slice(alike))}</b>
    </>
  );
}

/** The groups of a figure, with a place to break between each and the next. */
function groupsOf(figure: string): ReactNode {
  const groups = figure.match(/[^,\u00A0]+[,\u00A0]?/g) ?? [];
  return createElement(Fragment, null, ...breakable(groups));
}
