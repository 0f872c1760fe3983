/** The wallet is on another network: switch here. */
import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/card.tsx';
import { SwitchNetwork } from '#wallet/switch-network.tsx';
import styles from './claim.module.css';

/** Says so, with the button that asks the wallet. */
export function WrongNetwork() {
  return (
    <Card className={styles.panel}>
      <p>
        <Trans>Switch your wallet to the sale’s network to see what is yours.</Trans>
      </p>
      <SwitchNetwork />
    </Card>
  );
}
