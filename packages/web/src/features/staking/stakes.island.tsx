/** Your Active Stakes: those of the connected wallet, or the invitation to connect one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { contracts } from '#shell/deployment.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { Stand } from '#ui/stand.tsx';
import type { StakesProps } from './desk/stakes.tsx';
import type { WrongNetworkProps } from './desk/wrong-network.tsx';
import { StakesHeading } from './stakes-heading.tsx';
import styles from './stakes.module.css';

const Stakes = part<StakesProps>({
  load: async () => (await import('./desk/stakes.tsx')).Stakes,
  catalog: 'sale',
  blank: StakesBlank,
  lost: Lost,
});
const WrongNetwork = part<WrongNetworkProps>({
  load: async () => (await import('./desk/wrong-network.tsx')).WrongNetwork,
  catalog: 'sale',
});

/** The section with its heading. */
export function StakesSection() {
  const session = useSession();
  const address = accountHere(session);
  return (
    <section className={styles.stakes} aria-labelledby="stakes-title">
      {address !== null && contracts.staking !== null ? (
        <Stakes key={address} address={address} />
      ) : (
        <>
          <StakesHeading />
          {session.status !== 'connected' ? (
            <Invitation />
          ) : (
            contracts.staking !== null && <WrongNetwork isSecond />
          )}
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
      <div className={styles.visitor}>
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
      <div className={styles.room} />
    </>
  );
}

function StakesBlank() {
  return (
    <>
      <StakesHeading />
      <div className={styles.room} />
    </>
  );
}
