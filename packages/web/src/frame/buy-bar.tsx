/** What is sold now and Buy, in reach wherever the visitor has read to. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import ripe from '#ui/ripe.module.css';
import { buyBarId } from '#shell/first/buy-bar-id.ts';
import styles from './buy-bar.module.css';

const bananaPx = 40;

/** At the bottom of a phone, in the header's navigation on large screens; hidden until `app/buy-bar.ts` shows it. */
export function BuyBar() {
  const { t } = useLingui();
  return (
    <aside
      className={styles.bar}
      id={buyBarId}
      aria-label={t`Buy, from any place of the page`}
      data-in="open closing"
      hidden
    >
      <div className={styles.inner}>
        <span className={styles.banana} data-rung="now" aria-hidden="true">
          <Art name="banana-outline" width={bananaPx} />
          <span className={ripe.ripe}>
            <Art name="banana" width={bananaPx} />
          </span>
        </span>
        <p className={styles.facts}>
          <strong>
            <Trans>
              Stage <Filled of="stage" /> · <Filled of="price" />
            </Trans>
          </strong>
          <span>
            <Trans>
              <Filled of="left" /> left
            </Trans>
          </span>
        </p>
        <Button data-action="buy" aria-haspopup="dialog">
          <Trans>Buy</Trans>
        </Button>
      </div>
    </aside>
  );
}
