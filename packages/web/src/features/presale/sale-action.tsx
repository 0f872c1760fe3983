/** The one thing to do now, by the sale's status. */
import { isOver } from '@lilape/domain/presale/sale-status';
import { Trans } from '@lingui/react/macro';
import type { PresaleInfo } from '@lilape/wire/presale';
import { useLive } from '#shell/live/live.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';

/** Buy Now (pressed through `app/frame-actions.ts`) while the sale is open; else what takes its place. @see decision 5 */
export function SaleAction({ info }: { info: PresaleInfo | null }) {
  const { isUnreachable } = useLive();
  const status = info?.status;
  if (status === 'upcoming')
    return (
      <Button size="large" disabled>
        <Trans>Not open yet</Trans>
      </Button>
    );
  if (status !== undefined && isOver(status))
    return (
      <ButtonLink to="/claim" size="large">
        {status === 'ended' ? (
          <Trans>Finalise and claim</Trans>
        ) : status === 'finalised' ? (
          <Trans>Claim your tokens</Trans>
        ) : (
          <Trans>Take your money back</Trans>
        )}
      </ButtonLink>
    );
  return (
    // Nothing is sold at a price that nobody knows; Retry stands beside it.
    <Button size="large" disabled={info === null && isUnreachable} data-action="buy" aria-haspopup="dialog">
      <Trans>Buy Now</Trans>
    </Button>
  );
}
