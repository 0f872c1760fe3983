/** How to read the numbers, and how to check them; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Fold } from '#ui/fold.tsx';
import styles from './reading.module.css';

/** Its title, folded; the anchor `reading`. */
export function Reading() {
  const { t } = useLingui();
  const title = t`How to read these numbers`;
  return (
    <Card>
      <Fold id="reading" heading={<h2>{title}</h2>} label={title} isAlways>
        <dl className={styles.terms}>
          <div>
            <dt>
              <Trans>Raised</Trans>
            </dt>
            <dd>
              <Trans>
                What the sale contract accepted in USDT and USDC, at one dollar a coin. We can’t spend it: it
                stays in the contract until the sale is finalised or buyers get their refunds.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Sold</Trans>
            </dt>
            <dd>
              <Trans>
                LILAPE credited to buyers at the price of their stage. Buyers claim them after the sale; what
                isn’t sold is burned.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Seen, safe, final</Trans>
            </dt>
            <dd>
              <Trans>
                Seen: the network has it. Safe: it’s recorded on Ethereum too. Final: the network will never
                drop it. The totals include a purchase as soon as it’s seen.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Where the numbers come from</Trans>
            </dt>
            <dd>
              <Trans>
                Only from the contract’s own events; nothing is typed in. Anyone can read them and get the
                same totals.
              </Trans>
            </dd>
          </div>
        </dl>
        <ButtonLink to="/contracts" look="secondary">
          <Trans>Contracts and how to check them</Trans>
        </ButtonLink>
      </Fold>
    </Card>
  );
}
