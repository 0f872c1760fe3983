/** The wallet is on another network: switch here. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { switchNetwork } from '#wallet/actor.ts';
import styles from './claim.module.css';

/** Says so, with the button that asks the wallet. */
export function WrongNetwork() {
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    // The wallet says itself what went wrong; the button stays.
    await switchNetwork().catch(() => {});
    setIsAsking(false);
  };
  return (
    <Card className={styles.panel}>
      <p>
        <Trans>Switch your wallet to the sale’s network to see what is yours.</Trans>
      </p>
      <Button isBusy={isAsking} onClick={() => void ask()}>
        <Trans>Switch network</Trans>
      </Button>
    </Card>
  );
}
