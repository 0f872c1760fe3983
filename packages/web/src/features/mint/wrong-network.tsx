/** The wallet is on another network: switch here. */
import { Trans } from '@lingui/react/macro';
import { chainName } from '#shell/deployment.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';

/** Says so, with the button that asks the wallet. */
export function WrongNetwork() {
  return (
    <>
      <p>
        <Trans>Your wallet is on another network. Apes are minted on {chainName}.</Trans>
      </p>
      <SwitchNetwork size="large" isWide />
    </>
  );
}
