/** How far the market is: a stamp, a sentence, the countdown, and the one thing that anybody can do now. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { clockText } from '#text/clock-text.ts';
import { Clock } from '#ui/clock.tsx';
import { PayoutLink } from '#ui/payout-link.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import { refreshMarket } from './market-store.ts';
import styles from '#ui/standing.module.css';
import market from './market.module.css';
import { Presses } from './presses.tsx';
import { Share } from './share.tsx';
import { openable, type Stage } from './stage.ts';
import { useStage } from './use-stage.ts';
import said from '#ui/said.module.css';

/** The stage by the last answer, to the second. */
export function Standing() {
  const { i18n } = useLingui();
  const { stage, body, nowMs, isLate, hasFailed } = useStage();
  const { look, stamp, sentence } = useStandings()[stage];
  const opensAt = body?.opensAt ?? null;
  return (
    <div className={classNames(styles.standing, market.standing)} aria-live="polite">
      <Status look={look}>{stamp}</Status>
      {stage === 'waiting' && opensAt !== null && (
        <Clock>{clockText(Date.parse(opensAt) - nowMs, i18n.locale)}</Clock>
      )}
      <p>{sentence}</p>
      {stage === 'waiting' && opensAt !== null && <p>{formatZoned(opensAt, i18n.locale)}</p>}
      <div className={styles.presses}>
        {stage === 'none' ? (
          <PayoutLink payout="refund" />
        ) : (
          <Presses isDue={stage === 'finalised' || openable(stage, body).length > 0} />
        )}
        {(stage === 'half' || stage === 'open') && <Share />}
      </div>
      {stage === 'failed' && (
        <Button look="secondary" size="small" onClick={() => void refreshMarket()}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {body !== null && (isLate || hasFailed) && (
        <p className={said.late}>
          <Trans>Live data is late: this is from a while ago.</Trans>
        </p>
      )}
    </div>
  );
}

/** About as long as what is said while the sale runs. */
const selling = 'The sale comes first. Below is what would happen if it ended now.';

type Saying = { look: StatusLook; stamp: string; sentence: ReactNode };

/** What is said at each stage. */
function useStandings(): Record<Stage, Saying> {
  const { t } = useLingui();
  return {
    asking: { look: 'ahead', stamp: t`Loading…`, sentence: <Blank sample={selling} /> },
    failed: {
      look: 'failed',
      stamp: t`No answer`,
      sentence: t`This site isn’t answering right now. The chain doesn’t need it.`,
    },
    none: {
      look: 'failed',
      stamp: t`No market`,
      sentence: t`The sale failed, so no pool opens. Buyers can get a full refund.`,
    },
    selling: {
      look: 'ahead',
      stamp: t`After the sale`,
      sentence: t`The sale comes first. Below is what would happen if it ended now.`,
    },
    finalised: {
      look: 'now',
      stamp: t`Shares to be released`,
      sentence: t`The sale is finalised. One transaction releases the shares, and anyone can send it. A day later the pools can open.`,
    },
    waiting: {
      look: 'now',
      stamp: t`The pools open soon`,
      sentence: t`The shares are released. A day passes before a pool can open, so that everyone has time to claim.`,
    },
    due: {
      look: 'now',
      stamp: t`Ready to open`,
      sentence: t`Anyone can open the pools now; it costs the network fee. The price is always the last one of the sale.`,
    },
    half: {
      look: 'now',
      stamp: t`One pool is open`,
      sentence: t`LILAPE can be bought and sold there. Anyone can open the other pool now, at the last price of the sale, whatever the first one trades at.`,
    },
    open: {
      look: 'done',
      stamp: t`The market is open`,
      sentence: t`LILAPE can be bought and sold. What is in the pools stays there for good.`,
    },
    unopened: {
      look: 'failed',
      stamp: t`No pool opened`,
      sentence: t`Below is why. The money goes to the treasury, and the LILAPE of the pools are burned.`,
    },
  };
}
