/** The one thing to do now, by the sale's status. */
import { Trans } from '@lingui/react/macro';
import type { PresaleInfo } from '@lilape/wire/presale';
import { useLive } from '#shell/live/live.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';

/** Buy Now (pressed through `app/frame-actions.ts`) while the sale is open; else what takes its place. @see decision 5 */
export function SaleAction({ info }: { info: PresaleInfo | null }) {
  const { isUnreachable } = useLive();
  const status = info?.status;
  if (status === 'finalised')
    return (
      <ButtonLink to="/claim" size="large">
        <Trans>Claim your tokens</Trans>
      </ButtonLink>
    );
  if (status === 'refunding' || status === 'cancelled')
    return (
      <ButtonLink to="/claim" size="large">
        <Trans>Take your money back</Trans>
      </ButtonLink>
    );
  if (info?.sold_out === true || status === 'ended' || status === 'upcoming')
    return (
      <Button size="large" disabled>
        {info?.sold_out === true ? (
          <Trans>Sold out</Trans>
        ) : status === 'upcoming' ? (
          <Trans>Not open yet</Trans>
        ) : (
          <Trans>The sale is over</Trans>
        )}
      </Button>
    );
  return (
    // Nothing is sold at a price that nobody knows; Retry stands beside it.
    <Button size="large" disabled={info === null && isUnreachable} data-action="buy" aria-haspopup="dialog">
      <Trans>Buy Now</Trans>
    </Button>
  );
}
