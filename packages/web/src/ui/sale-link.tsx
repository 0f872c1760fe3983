/** The way to the sale while there is one, and to what it leaves its buyers once it is over; for fixed pages. */
import { useLanguage } from '#shell/page/use-language.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import type { Said } from '#text/document.ts';
import { undecided } from '#text/sale-state.ts';
import { AfterSaleLink } from './after-sale-link.tsx';
import { InSale } from './in-sale.tsx';

const toSale: Said = { en: 'Go to the sale', ru: 'К продаже' };

/** All the links, named as on home; the one that is true shows. */
export function SaleLink() {
  const language = useLanguage();
  return (
    <>
      <InSale states={undecided}>
        <ButtonLink to="/">{toSale[language]}</ButtonLink>
      </InSale>
      <AfterSaleLink />
    </>
  );
}
