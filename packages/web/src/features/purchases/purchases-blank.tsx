/** The place of what a wallet bought while nothing is known of it. */
import { Trans } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { undecided } from '#text/sale-state.ts';
import { Card } from '#ui/card/card.tsx';
import { whileSale } from '#ui/in-sale.tsx';
import styles from './connected/purchases.module.css';

/** About as long as what is said of tokens that wait. */
const next =
  'What happens next: your tokens wait in the sale’s contract. The sale ends on 29 November 2027 at 10:50 AM (UTC) at the latest; then anyone can finalise it, and you claim them. If it is cancelled or ends below its goal of $1,000, you can get a full refund.';

/** In the shape of what comes: what waits, all of it together, and a purchase. No section, which would be folded before the first paint. @see app/unfold.ts */
export function PurchasesBlank() {
  return (
    <div className={styles.owned} aria-hidden="true">
      <div className={styles.waiting} {...whileSale([...undecided, 'ended'])}>
        <p className={styles.amountWaiting}>
          <Blank sample="50,000 LILAPE waiting" />
        </p>
        <p className={styles.next}>
          <Blank sample={next} />
        </p>
        <div className={styles.keeper}>
          <Art name="ape-guard" width={160} />
        </div>
      </div>
      <div className={styles.owned}>
        <div className={styles.top}>
          <p className={styles.totals}>
            <strong>
              <Blank sample="$60 paid in all" />
            </strong>
            <span className={styles.chance}>
              <Blank sample="Entered in the giveaway: 1.23% of all tokens sold so far." />
            </span>
          </p>
          <Button look="secondary" size="small" disabled>
            <Trans>Download CSV</Trans>
          </Button>
        </div>
        <ul className={styles.list}>
          <Card as="li" className={styles.card}>
            <div className={styles.line}>
              <p className={styles.amount}>
                <strong>
                  <Blank sample="50,000 LILAPE" />
                </strong>
                <span>
                  <Blank sample="for 60 USDT" />
                </span>
              </p>
              <span className={styles.word}>
                <Blank sample="✓ Final" />
              </span>
            </div>
            <p className={styles.when}>
              <Blank sample="29 November 2026 at 10:50 AM (UTC)" />
              <code>
                <Blank sample="0x1234…5678" />
              </code>
              <span>
                <Blank sample="Receipt" />
              </span>
            </p>
          </Card>
        </ul>
      </div>
    </div>
  );
}
