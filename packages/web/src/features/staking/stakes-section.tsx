/** Your Active Stakes: those of the connected wallet, or the invitation to connect one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { contracts } from '#shell/first/deployment.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { Stand } from '#ui/card/stand.tsx';
import { StakesHeading } from './shared/stakes-heading.tsx';
import styles from './stakes.module.css';

const Own = part({
  load: async () => (await import('./connected/parts.ts')).OwnSection,
  catalog: 'wallet',
  blank: StakesBlank,
  lost: Lost,
});

/** The section with its heading. */
export function StakesSection() {
  const isConnected = useSession().status === 'connected';
  return (
    <section className={styles.stakes} aria-labelledby="stakes-title">
      {isConnected && contracts.staking !== null ? (
        <Own />
      ) : (
        <>
          <StakesHeading />
          {!isConnected && <Invitation />}
        </>
      )}
    </section>
  );
}

/** Makes room where a wallet is remembered, until it is connected. */
function Invitation() {
  const { t } = useLingui();
  return (
    <>
      <div data-room="visitor">
        <Stand art="ape-basket">
          <p>
            <Trans>Connect wallet to view your stakes</Trans>
          </p>
          {contracts.staking !== null && (
            <Button look="secondary" aria-haspopup="dialog" onClick={() => openWalletDialog()}>
              {t`Connect Wallet`}
            </Button>
          )}
        </Stand>
      </div>
      <div className={styles.room} data-room="wallet" />
    </>
  );
}

function StakesBlank() {
  return (
    <>
      <StakesHeading />
      <div className={styles.room} data-room="wallet" />
    </>
  );
}
