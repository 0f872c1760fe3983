/** The way to what a sale leaves its buyers once it is over; for fixed pages. */
import { useLanguage } from '#shell/page/use-language.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import type { Said } from '#text/document.ts';
import { failed } from '#text/sale-state.ts';
import { InSale } from './in-sale.tsx';
import { PayoutLink } from './payout-link.tsx';

const toFinalise: Said = { en: 'Finalise and claim', ru: 'Завершить и забрать' };

/** All the links; the one that is true shows. */
export function AfterSaleLink() {
  const language = useLanguage();
  return (
    <>
      <InSale states={['ended']}>
        <ButtonLink to="/claim">{toFinalise[language]}</ButtonLink>
      </InSale>
      <InSale states={['finalised']}>
        <PayoutLink payout="claim" />
      </InSale>
      <InSale states={failed}>
        <PayoutLink payout="refund" />
      </InSale>
    </>
  );
}
