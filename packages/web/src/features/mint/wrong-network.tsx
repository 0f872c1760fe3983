/** The wallet is on another network: switch here. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { chainName } from '#shell/deployment.ts';
import { Button } from '#shell/ui/button.tsx';
import { switchNetwork } from '#wallet/actor.ts';

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
    <>
      <p>
        <Trans>Your wallet is on another network. Apes are minted on {chainName}.</Trans>
      </p>
      <Button size="large" isWide isBusy={isAsking} onClick={() => void ask()}>
        <Trans>Switch network</Trans>
      </Button>
    </>
  );
}
