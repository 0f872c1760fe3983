/** The mint for who has not connected a wallet: examples on the easel, the price, and the way in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { Claims } from './claims.tsx';
import { Easel } from './easel.tsx';
import { exampleIds, examplePath, exampleSides, thumbnailsPath } from './examples.ts';
import { Layout } from './layout.tsx';
import { emptyPots } from './pot-states.ts';
import { Pots } from './pots.tsx';
import { Price } from './price.tsx';
import styles from './visitor.module.css';
import cardStyles from './card.module.css';
import { closedBy } from './closed.tsx';
import { stats } from './stats-store.ts';

/** The pictures of an example that the browser chooses from. */
const sizesOf = (id: number) =>
  (['medium', 'large'] as const).map((size) => `${examplePath(id, size)} ${exampleSides[size]}w`).join(', ');

/** With `isConnecting` a wallet of an earlier visit is on its way, and nothing is asked for. */
export function Visitor({ isConnecting = false }: { isConnecting?: boolean }) {
  const { t } = useLingui();
  const { body } = useStore(stats);
  const [shown, setShown] = useState<number>(exampleIds[0]);
  const closed = closedBy(body);
  return (
    <Layout
      easel={
        <>
          <Easel plate={`#${shown}`}>
            <img
              key={shown}
              className={styles.picture}
              src={examplePath(shown, 'large')}
              srcSet={sizesOf(shown)}
              sizes="(max-width: 47.99rem) 219px, 375px"
              alt={t`Ape ${shown} as an example`}
              width={640}
              height={640}
              fetchPriority="high"
            />
          </Easel>
          <ul className={styles.examples} aria-label={t`Six of the ten thousand`}>
            {exampleIds.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.example}
                  aria-pressed={id === shown}
                  aria-label={t`Put ape ${id} on the easel`}
                  onClick={() => setShown(id)}
                >
                  <img
                    src={thumbnailsPath}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                    fetchPriority="low"
                  />
                </button>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <div className={cardStyles.card}>
        <Price ether={body?.data.mintPrice ?? null} />
        {closed ?? (
          <>
            <p className={styles.invitation}>
              <Trans>
                Connect a wallet, and the studio paints you the next free ape, or the one you choose from the
                branch below. You see it before you pay; looking is free.
              </Trans>
            </p>
            <Button size="large" isWide isBusy={isConnecting} onClick={() => openWalletDialog()}>
              <Trans>Connect Wallet</Trans>
            </Button>
          </>
        )}
        <Claims />
        <Pots states={emptyPots} />
      </div>
    </Layout>
  );
}
