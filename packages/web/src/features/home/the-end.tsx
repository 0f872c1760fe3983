/** The last panel of home: the ape is asleep, and what can still be done is beside it. */
import { Trans } from '@lingui/react/macro';
import { failed } from '#text/sale-state.ts';
import { Art } from '#shell/ui/art.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { InSale } from '#ui/in-sale.tsx';
import { AfterSaleLink } from '#ui/after-sale-link.tsx';
import styles from './the-end.module.css';

/** Section `the-end`, with the price now and Buy, or what takes its place. */
export function TheEnd() {
  return (
    <section className={styles.section} id="the-end" aria-labelledby="the-end-title">
      <div className={styles.panel}>
        <div className={styles.ape}>
          <Art name="ape-asleep" width={320} />
        </div>
        <div className={styles.words}>
          <h2 id="the-end-title">
            <Trans>
              The end <small>(of this page)</small>
            </Trans>
          </h2>
          <InSale states={['unknown', 'upcoming', 'ended', 'finalised', ...failed]}>
            <Trans>You read the whole page. So did the ape. He needed a nap.</Trans>
          </InSale>
          <InSale states={['open', 'closing']}>
            <Trans>
              He sleeps. The price does not:{' '}
              <strong className={styles.price}>
                <Filled of="price" sample="$0.0012" />
              </strong>{' '}
              now.
            </Trans>
          </InSale>
          <div>
            <Action />
          </div>
        </div>
      </div>
    </section>
  );
}

function Action() {
  return (
    <>
      <InSale states={['open', 'closing']}>
        <Button data-action="buy" aria-haspopup="dialog">
          <Trans>Buy at this price</Trans>
        </Button>
      </InSale>
      <InSale states={['unknown', 'upcoming']}>
        <ButtonLink to="/how-to-buy" look="secondary">
          <Trans>How to buy, in detail</Trans>
        </ButtonLink>
      </InSale>
      <AfterSaleLink />
    </>
  );
}
