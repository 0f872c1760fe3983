/** The fixed part of home's first screen: who the ape is and what is sold. */
import { BASE_PRICE_MICRO_USD, PRICE_STEP_MICRO_USD, STAGE_COUNT } from '@lilape/domain/presale/stages';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { presaleInfo, saleNow } from '@lilape/wire/endpoints/sale';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatPrice } from '#shell/first/format.ts';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { InSale } from '#ui/in-sale.tsx';
import { Art } from '#shell/ui/art.tsx';
import { LivingApe } from './living-ape.tsx';
import styles from './hero.module.css';

/** Title, promise and drawing; the ape says both, on a phone the title alone. */
export function HeroWords() {
  const { t, i18n } = useLingui();
  const price = (microUsd: bigint) => formatPrice(formatUnits(microUsd, STABLE_DECIMALS), i18n.locale);
  const first = price(BASE_PRICE_MICRO_USD);
  const last = price(BASE_PRICE_MICRO_USD + PRICE_STEP_MICRO_USD * BigInt(STAGE_COUNT - 1));
  return (
    <>
      <div className={styles.words}>
        <h1 id="home-title" className={styles.title}>
          <InSale states={undecided}>
            <Trans>Small ape. Honest sale.</Trans>
          </InSale>
          <InSale states={['ended']}>
            <Trans>Goal met. Sale over.</Trans>
          </InSale>
          <InSale states={['finalised']}>
            <Trans>Sale over. Tokens ready.</Trans>
          </InSale>
          <InSale states={failed}>
            <Trans>Sale failed. Get a refund.</Trans>
          </InSale>
        </h1>
        <p className={styles.lead}>
          <InSale states={undecided}>
            <Trans>
              A meme token on Base. Ten stages, ten prices, all fixed in the contract. From $1, in USDT or
              USDC. If the sale fails, you can get a full refund.
            </Trans>
          </InSale>
          <InSale states={reached}>
            <Trans>
              LILAPE is a meme token on Base, sold in ten stages at prices fixed in the contract. The sale is
              over and reached its goal: the tokens belong to the buyers.
            </Trans>
          </InSale>
          <InSale states={failed}>
            <Trans>
              If you bought, you can get a full refund; you pay only the network fee. Nothing is paid out by
              itself.
            </Trans>
          </InSale>
        </p>
        <span className={styles.tail}>
          <Art name="balloon-tail" width={200} />
        </span>
      </div>
      <noscript className={styles.noscript}>
        <p>
          <Trans>
            Without scripts nothing can be bought here. The picture shows how the sale stood when this page
            was opened; the same as data: <a href={presaleInfo.path}>JSON</a>. The prices are fixed:{' '}
            <Plural value={STAGE_COUNT} one="# stage" other="# stages" />, from ${first} to ${last} a token.
          </Trans>
        </p>
        <img
          src={`${saleNow.path}?language=${i18n.locale}`}
          alt={t`How the sale stood when this page was opened: stage, price and totals.`}
          width={300}
          height={204}
          loading="lazy"
        />
      </noscript>
      <div className={styles.ape}>
        <LivingApe />
      </div>
    </>
  );
}
