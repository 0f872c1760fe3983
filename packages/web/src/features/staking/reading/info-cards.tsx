/** The two cards of the specification: what an ape does, and why to stake more than once. @see specification §2 Staking page */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import { Card } from '#ui/card/card.tsx';
import { Fold } from '#ui/fold.tsx';
import styles from './info-cards.module.css';

/** Side by side where there is room; on a phone folded, as they only say more of what stands above. */
export function InfoCards() {
  const { t } = useLingui();
  return (
    <div className={styles.cards}>
      <Info title={t`How NFT Boost Works`}>
        <ul>
          <li>
            <Trans>Your ape doubles the rate of one stake.</Trans>
          </li>
          <li>
            <Trans>It stays in your wallet, bound to that stake until the stake is paid out.</Trans>
          </li>
          <li>
            <Trans>
              Selling your ape? Claim first. Once it leaves your wallet, everything since your last claim pays
              the normal rate.
            </Trans>
          </li>
          <li>
            <Trans>Bought an ape that is still bound? Anyone can free it here, with one transaction.</Trans>
          </li>
        </ul>
        <p>
          <Link to="/mint-nft">
            <Trans>Mint an ape</Trans>
          </Link>
        </p>
      </Info>
      <Info title={t`Why Multi-Stake`}>
        <ul>
          <li>
            <Trans>Open as many stakes as you like. Each has its own lock, rate, reward and day.</Trans>
          </li>
          <li>
            <Trans>Split it up: some for 90 days, some for 360.</Trans>
          </li>
          <li>
            <Trans>
              Several apes double several stakes, one each. Claiming from one doesn’t affect the others.
            </Trans>
          </li>
          <li>
            <Trans>Other people’s stakes never shrink yours.</Trans>
          </li>
        </ul>
      </Info>
    </div>
  );
}

function Info({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Fold heading={<h2>{title}</h2>} label={title}>
        <div className={styles.card}>{children}</div>
      </Fold>
    </Card>
  );
}
