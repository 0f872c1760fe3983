/** The page of the giveaway: where it stands, one's chance in it, what can be won, the draw, and why nobody can bend it. */
import { Trans } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { contracts } from '#shell/first/deployment.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Link } from '#shell/ui/link.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { failed, notFailed } from '#text/sale-state.ts';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { Chance } from '../chance.island.tsx';
import { Draw } from '../draw/draw.island.tsx';
import { PrizePodium } from '../draw/podium.island.tsx';
import { Standing } from '../standing.island.tsx';
import { Vine } from '../draw/vine.island.tsx';
import styles from './giveaway-page.module.css';
import { Reading } from './reading.tsx';
import said from '#ui/said.module.css';

export function GiveawayPage() {
  return (
    <>
      <div className={styles.front}>
        <div className={styles.words}>
          <h1>
            <Trans>500M giveaway</Trans>
          </h1>
          <p className={said.lead}>
            <InSale states={notFailed}>
              <Trans>
                If you bought, you’re in. A contract picks the winners and pays them, and you can check every
                step.
              </Trans>
            </InSale>
            <InSale states={failed}>
              <Trans>
                It came with the sale, and the sale failed. Buyers{' '}
                <Link to="/claim">get back what they paid</Link>.
              </Trans>
            </InSale>
          </p>
          <Island when="load">
            <Standing>
              <Button data-action="buy" aria-haspopup="dialog">
                <Trans>Buy LILAPE</Trans>
              </Button>
            </Standing>
          </Island>
        </div>
        <div className={styles.chance} {...whileSale(notFailed)}>
          <Island when="load">
            <Chance />
          </Island>
        </div>
        <Prizes />
        <div className={styles.below}>
          <Island when="visible">
            <Vine>
              <MotionSwitch />
            </Vine>
          </Island>
          <Island when="visible">
            <Draw />
          </Island>
        </div>
      </div>
      <Reading />
    </>
  );
}

function Prizes() {
  const address = contracts.draws === null ? null : shortAddress(contracts.draws);
  return (
    <>
      <div className={styles.prizes} {...whileSale(failed)}>
        <Art name="ape-basket" width={360} />
      </div>
      <div className={styles.prizes} {...whileSale(notFailed)}>
        <Island when="visible">
          <PrizePodium />
        </Island>
        <p>
          <Trans>
            <strong>And a hundred apes:</strong> #9901 to #10000, one for each of the next hundred places, all
            on the <Link to="/gallery?view=dots">jungle wall</Link>.
          </Trans>{' '}
          {address !== null && (
            <Trans>
              The 500,000,000 LILAPE are already in the draw’s contract:{' '}
              <Link to="/contracts">{address}</Link>. What isn’t paid within 365 days can be burned.
            </Trans>
          )}
        </p>
      </div>
    </>
  );
}
