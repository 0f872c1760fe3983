/** The way to what a sale that is over pays its buyers, until the connected account was paid; then what comes next. */
import type { Payout } from '@lilape/domain/presale/payouts';
import { Trans } from '@lingui/react/macro';
import { contracts } from '#shell/first/deployment.ts';
import { ButtonLink } from '#shell/ui/button.tsx';

type Props = { payout: Payout; size?: 'large'; isWide?: boolean };

/** Both are written; the sheet shows one by what the contract said of the account. @see wallet/owed.ts */
export function PayoutLink({ payout, size, isWide }: Props) {
  const look = { ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <>
      <span data-due={payout}>
        <ButtonLink to="/claim" {...look}>
          {payout === 'claim' ? <Trans>Claim your tokens</Trans> : <Trans>Get a refund</Trans>}
        </ButtonLink>
      </span>
      {payout === 'claim' && contracts.staking !== null && (
        <span data-after={payout}>
          <ButtonLink to="/staking" {...look}>
            <Trans>Stake your tokens</Trans>
          </ButtonLink>
        </span>
      )}
    </>
  );
}
