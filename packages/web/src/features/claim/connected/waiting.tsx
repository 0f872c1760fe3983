/** Before anything can be claimed: when it opens, how long that is, and finalising by whoever gets there first. */
import type { Account } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { PresaleInfo } from '@lilape/wire/presale';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Button } from '#shell/ui/button.tsx';
import { formatAmountDown } from '#text/amount.ts';
import { usePreload } from '#ui/act/use-preload.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { Card } from '#ui/card/card.tsx';
import { OwnEnding } from '#ui/ending/last-place.tsx';
import { finalising } from '#wallet/acts/payouts.tsx';
import { useShownActFlow } from '#wallet/followed.ts';
import said from '#ui/said.module.css';
import styles from './claim.module.css';
import { Countdown } from './countdown.tsx';

type WaitingProps = {
  status: SaleStatus;
  /** The dates, once this site has said them. */
  info: PresaleInfo | null;
  account: Account;
};

/** What a buyer waits for. */
export function Waiting({ status, info, account }: WaitingProps) {
  const { i18n } = useLingui();
  const tokens = formatAmountDown(account.tokens, TOKEN_DECIMALS, 2, i18n.locale);
  return (
    <Card className={styles.panel}>
      {account.tokens > 0n && (
        <p className={styles.figure}>
          <Trans>{tokens} LILAPE wait for you</Trans>
        </p>
      )}
      <Next status={status} info={info} />
    </Card>
  );
}

function Next({ status, info }: Pick<WaitingProps, 'status' | 'info'>) {
  if (status === 'ended') return <Finalise />;
  if (info !== null) return <Until info={info} />;
  return (
    <p>
      <Trans>The sale isn’t over yet. What you bought waits here until it is.</Trans>
    </p>
  );
}

function Until({ info }: { info: PresaleInfo }) {
  const { i18n } = useLingui();
  const isUpcoming = info.status === 'upcoming';
  const moment = isUpcoming ? info.starts_at : info.ends_at;
  const when = formatZoned(moment, i18n.locale);
  const goal = formatDecimal(info.soft_cap, i18n.locale);
  return (
    <>
      <p>
        {isUpcoming ? (
          <Trans>The sale opens on {when}. You can claim after it ends.</Trans>
        ) : (
          <Trans>
            The sale runs until {when}, or until everything is sold. Then anyone can finalise it, and you
            claim.
          </Trans>
        )}
      </p>
      <Countdown to={moment} />
      <p className={said.small}>
        <Trans>If it ends below ${goal} or is cancelled, you can get back here exactly what you paid.</Trans>
      </p>
    </>
  );
}

function Finalise() {
  const language = useLanguage();
  const flow = useShownActFlow(finalising);
  const isBusy = flow.status === 'pending';
  usePreload(isBusy, OwnEnding);
  return (
    <>
      <p>
        <Trans>
          The sale is over and reached its goal. One transaction finalises it for everyone; anyone can send
          it, you too. Then you claim.
        </Trans>
      </p>
      {/* The page has a place for its ending, which outlives this panel. */}
      {flow.status !== 'success' && (
        <ActStatus
          flow={flow}
          words={finalising.words}
          ending={finalising.ending(flow, language)}
          onStartAgain={finalising.startAgain}
        />
      )}
      <div className={styles.act}>
        <Button size="large" isWide isBusy={isBusy} onClick={() => void finalising.start(null)}>
          <Trans>Finalise the sale</Trans>
        </Button>
      </div>
    </>
  );
}
