/** Where the giveaway stands: a stamp, a sentence, and the countdown while a draw is open. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { part } from '#shell/page/part.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import type { CountdownProps } from './draw/countdown.tsx';
import { refreshGiveaway } from './giveaway-store.ts';
import type { Stage } from './stage.ts';
import styles from '#ui/standing.module.css';
import { useStage } from './use-stage.ts';
import said from '#ui/said.module.css';

const Countdown = part<CountdownProps>({
  load: async () => (await import('./draw/countdown.tsx')).Countdown,
  catalog: 'draws',
  lost: Lost,
});

/** The stage by the last answer, to the second; `children` stand under it while the sale runs. */
export function Standing({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { stage, body, isLate, hasFailed, nowMs } = useStage();
  const figure = (value = 0) => formatDecimal(String(value), i18n.locale);
  const { look = 'now', stamp, sentence } = useStandings(body, figure)[stage];
  const block = figure(body?.block);
  return (
    <div className={styles.standing} aria-live="polite">
      <Status look={look}>{stamp}</Status>
      {stage === 'open' && body?.draw != null ? (
        <Countdown roundTime={body.draw.roundTime} nowMs={nowMs} />
      ) : (
        <p>{sentence}</p>
      )}
      <div hidden={stage !== 'running'}>{children}</div>
      {stage === 'failed' && (
        <Button look="secondary" size="small" onClick={() => void refreshGiveaway()}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {body !== null && (isLate || hasFailed) && (
        <p className={said.late}>
          <Trans>Live data is late: these figures are from block {block}. The draw isn’t affected.</Trans>
        </p>
      )}
    </div>
  );
}

/** Without a look it goes on now. */
type Saying = { look?: StatusLook; stamp: string; sentence?: ReactNode };

/** What is said at each stage. */
function useStandings(
  body: GiveawayBody | null,
  figure: (value: number | undefined) => string,
): Record<Stage, Saying> {
  const { t } = useLingui();
  const count = figure(body?.count);
  const places = figure(body?.places);
  const settled = figure(body?.draw?.settledPlaces);
  return {
    closed: {
      look: 'ahead',
      stamp: t`To come`,
      sentence: t`There’s no contract for the draw on this network yet.`,
    },
    asking: { look: 'ahead', stamp: t`Loading…` },
    failed: {
      look: 'failed',
      stamp: t`No answer`,
      sentence: t`The site isn’t answering right now. The draw isn’t affected: what counts is on chain.`,
    },
    before: {
      look: 'ahead',
      stamp: t`Before the sale`,
      sentence: t`Buy once it begins, and you’re in.`,
    },
    running: {
      stamp: t`The sale is running`,
      sentence: (
        <Trans>
          Buy before it ends, and every token you buy takes part. Entrants so far: <b>{count}</b>.
        </Trans>
      ),
    },
    counting: {
      stamp: t`The sale is over`,
      sentence: t`Its end isn’t final yet. Once the sale is finalised, the list is fixed for good.`,
    },
    ready: {
      stamp: t`The list is fixed`,
      sentence: (
        <Trans>
          Entrants: <b>{count}</b>, and no more. The contract lists every buyer itself; anyone can send the
          calls. The last one opens the draw, at least 13 hours before its number.
        </Trans>
      ),
    },
    empty: {
      stamp: t`Nobody takes part`,
      sentence: t`Only LilApe’s own addresses bought, and they can’t win. Anyone can end the giveaway below.`,
    },
    open: { stamp: t`The draw is open` },
    due: {
      stamp: t`The number is due`,
      sentence: t`Once anyone submits the beacon’s signature, the winners are fixed.`,
    },
    revealed: {
      stamp: t`The number is out`,
      sentence: (
        <Trans>
          It decides the winners, and nobody can change them. Named on chain: <b>{settled}</b> of{' '}
          <b>{places}</b>.
        </Trans>
      ),
    },
    settled: {
      look: 'done',
      stamp: t`Drawn and paid`,
      sentence: (
        <Trans>
          All <b>{places}</b> winners are on chain, and the prizes are paid.
        </Trans>
      ),
    },
    cancelled: {
      look: 'failed',
      stamp: t`No giveaway`,
      sentence: t`It can’t be drawn any more. The 500,000,000 LILAPE can only be burned.`,
    },
  };
}
