/** What the last act of the laboratory did, and where to look now. */
import type { LabAction } from '@lilape/wire/lab';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';
import styles from './lab.module.css';
import type { LabNow } from './use-lab.ts';

/** A line of one height, read out when it changes. */
export function Said({ lab }: { lab: LabNow }) {
  const language = useLanguage();
  return (
    <output className={styles.said} data-failed={lab.failure !== null || undefined}>
      {lab.failure === null ? <Words lab={lab} /> : sentenceOf(lab.failure, language).text}
    </output>
  );
}

function Words({ lab }: { lab: LabNow }) {
  if (lab.act === null) return <Trans>Nothing here is worth money: press anything.</Trans>;
  if (lab.act.phase === 'doing') return <Trans>Working on it…</Trans>;
  return <Done action={lab.act.action} />;
}

function Done({ action }: { action: LabAction }): ReactNode {
  switch (action.action) {
    case 'jump':
      return <Trans>Time has moved. All that was there is final.</Trans>;
    case 'end-sale':
      return (
        <Trans>
          The sale is over. Go and <Link to="/claim">claim</Link>, or see <Link to="/">home</Link>.
        </Trans>
      );
    case 'open-giveaway':
      return (
        <Trans>
          The draw is open. Let a day pass, and see <Link to="/giveaway">the giveaway</Link>.
        </Trans>
      );
    case 'open-market':
      return (
        <Trans>
          The pools are open. See <Link to="/market">the market</Link>.
        </Trans>
      );
    case 'trade':
      return (
        <Trans>
          Traded. See <Link to="/market">the price and the fees</Link>.
        </Trans>
      );
    case 'open-launches':
      return (
        <Trans>
          The draw is open. Let a day pass, and see <Link to="/launchpad">the launchpad</Link>.
        </Trans>
      );
    case 'hand-out':
      return (
        <Trans>
          Handed out. Now <Link to="/">buy something</Link>.
        </Trans>
      );
    case 'reorganise':
      return (
        <Trans>
          The newest blocks are others now. See <Link to="/purchases">My purchases</Link>.
        </Trans>
      );
    case 'restart-server':
      return (
        <Trans>
          Killed, and coming back. Then look at <Link to="/sale">the figures</Link>: the same as before.
        </Trans>
      );
    case 'begin-anew':
      return (
        <Trans>
          A new chain, a new sale. <Link to="/">Back to home</Link>.
        </Trans>
      );
  }
}
