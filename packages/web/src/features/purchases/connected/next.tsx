/** What happens next with what was bought, and the one thing to do now. */
import { payoutOf } from '@lilape/domain/presale/payouts';
import type { PresaleInfo } from '@lilape/wire/presale';
import { textToUnits } from '@lilape/wire/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDollars } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import { PayoutLink } from '#ui/payout-link.tsx';
import styles from './purchases.module.css';

/** By the sale's status: waiting, finalising, claiming, or the money back. */
export function Next({ presale }: { presale: PresaleInfo }) {
  const payout = payoutOf(presale.status);
  if (payout !== null)
    return (
      <div>
        <PayoutLink payout={payout} />
      </div>
    );
  return presale.status === 'ended' ? <Finalise /> : <Wait presale={presale} />;
}

function Wait({ presale }: { presale: PresaleInfo }) {
  const { i18n } = useLingui();
  const { ends_at: end, raised, soft_cap: least } = presale;
  const when = formatZoned(end, i18n.locale);
  const goal = formatDollars(least, i18n.locale);
  return (
    <p className={styles.next}>
      <strong>
        <Trans>What happens next:</Trans>
      </strong>{' '}
      <Trans>
        your tokens wait in the sale’s contract. The sale ends on {when} at the latest; then anyone can
        finalise it, and you claim them.
      </Trans>{' '}
      {textToUnits(raised) >= textToUnits(least) ? (
        <Trans>If it is cancelled before that, you can get a full refund.</Trans>
      ) : (
        <Trans>If it is cancelled or ends below its goal of ${goal}, you can get a full refund.</Trans>
      )}
    </p>
  );
}

function Finalise() {
  return (
    <div className={styles.next}>
      <p>
        <strong>
          <Trans>What happens next:</Trans>
        </strong>{' '}
        <Trans>
          the sale is over and reached its goal. Anyone can finalise it, you too. Then you claim your tokens.
        </Trans>
      </p>
      <ButtonLink to="/claim">
        <Trans>Finalise and claim</Trans>
      </ButtonLink>
    </div>
  );
}
