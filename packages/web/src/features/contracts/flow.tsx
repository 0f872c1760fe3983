/** Where the money goes, as a picture, with what the contract holds now on its arrows; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contracts } from '#shell/first/deployment.ts';
import { Art } from '#shell/ui/art.tsx';
import { pooled } from '#text/market-rates.ts';
import { CoinMark } from '#ui/coin-mark.tsx';
import styles from './flow.module.css';
import { Now } from './now.tsx';

/** Buyers, Presale, and the two ways out of it; nothing where nothing is deployed. */
export function Flow() {
  const { t } = useLingui();
  const { presale } = contracts;
  if (presale === null) return null;
  return (
    <figure className={styles.flow} aria-label={t`Where the money goes`} data-figures="waiting">
      <p className={styles.box}>
        <Art name="logo-mark" width={40} />
        <strong>
          <Trans>Buyers</Trans>
        </strong>
      </p>
      <p className={styles.arrow}>
        <Coin coin="USDT">
          <Now of="usdt" sample="12,345.67 USDT" />
        </Coin>
        <Coin coin="USDC">
          <Now of="usdc" sample="12,345.67 USDC" />
        </Coin>
      </p>
      <div className={styles.box}>
        <strong>Presale</strong>
        <span>
          <Trans>keeps every payment until the sale has ended, and</Trans>{' '}
          <Now of={`holds ${presale}`} sample="210,345,000,000,000 LILAPE" />
        </span>
      </div>
      <div className={styles.ways}>
        <Way when={<Trans>Goal met</Trans>}>
          <li>
            <Trans>LILAPE to the buyers</Trans>
          </li>
          <li>
            <Trans>USDT and USDC: {pooled} to the pools, the rest to the treasury</Trans>
          </li>
          <li>
            <Trans>what isn’t sold is burned, and the same fraction of every share</Trans>
          </li>
        </Way>
        <Way when={<Trans>Not met, or cancelled</Trans>}>
          <li>
            <Trans>USDT and USDC back to each buyer, to the cent</Trans>
          </li>
        </Way>
      </div>
    </figure>
  );
}

function Coin({ coin, children }: { coin: 'USDT' | 'USDC'; children: ReactNode }) {
  return (
    <span className={styles.coin}>
      <CoinMark coin={coin} size={22} />
      {children}
    </span>
  );
}

function Way({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <p className={styles.when}>
        <span>{when}</span>
      </p>
      <ul className={styles.box}>{children}</ul>
    </div>
  );
}
