/** The two cards of the specification: what an ape does, and why to stake more than once. @see specification §2 Staking page */
import { Trans } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { Card } from '#ui/card/card.tsx';
import styles from './info-cards.module.css';

/** Side by side where there is room. */
export function InfoCards() {
  return (
    <div className={styles.cards}>
      <Card as="section" className={styles.card}>
        <h2>
          <Trans>How NFT Boost Works</Trans>
        </h2>
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
      </Card>
      <Card as="section" className={styles.card}>
        <h2>
          <Trans>Why Multi-Stake</Trans>
        </h2>
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
      </Card>
    </div>
  );
}
