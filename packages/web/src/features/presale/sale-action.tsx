/** The one thing to do now, by the sale's status. */
import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { InSale } from '#ui/in-sale.tsx';
import { PayoutLink } from '#ui/payout-link.tsx';

/** Buy Now (pressed through `app/frame-actions.ts`) while the sale is open; else what takes its place. @see decision 5 "ten stages" */
export function SaleAction() {
  return (
    <>
      <InSale states={['unknown', 'open', 'closing']}>
        {/* Nothing is sold at a price that nobody knows; Retry stands beside it. */}
        <Button size="large" isWide data-action="buy" data-off-when="never-known" aria-haspopup="dialog">
          <Trans>Buy Now</Trans>
        </Button>
      </InSale>
      <InSale states={['upcoming']}>
        <Button size="large" isWide disabled>
          <Trans>Not open yet</Trans>
        </Button>
      </InSale>
      <InSale states={['ended']}>
        <ButtonLink to="/claim" size="large" isWide>
          <Trans>Finalise and claim</Trans>
        </ButtonLink>
      </InSale>
      <InSale states={['finalised']}>
        <PayoutLink payout="claim" size="large" isWide />
      </InSale>
      <InSale states={['refunding', 'cancelled']}>
        <PayoutLink payout="refund" size="large" isWide />
      </InSale>
    </>
  );
}
