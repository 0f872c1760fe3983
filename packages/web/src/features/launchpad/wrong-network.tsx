/** Says that the wallet looks at another network; what counts is read by the site all the same. */
import { Trans } from '@lingui/react/macro';
import { chainName } from '#shell/first/deployment.ts';
import { WrongNetwork as Note } from '#wallet/wrong-network.tsx';

export function WrongNetwork() {
  return (
    <Note>
      <Trans>Your wallet is on another network. What counts here is what it holds on {chainName}.</Trans>
    </Note>
  );
}
