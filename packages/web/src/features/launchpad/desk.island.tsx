/** Tells the page of the launchpad whose wallet is connected, and says so where it looks at another network. */
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { chainName } from '#shell/deployment.ts';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { SwitchNetwork } from '#wallet/switch-network.tsx';
import { own } from './front/looked.ts';

/** What counts is read by the site, whatever network the wallet is on. */
export function LaunchpadDesk() {
  const session = useSession();
  const address = session.status === 'connected' ? session.address : null;
  useEffect(() => {
    own.set(address);
    return () => own.set(null);
  }, [address]);
  if (address === null || accountHere(session) !== null) return null;
  return (
    <>
      <p>
        <Trans>Your wallet is on another network. What counts here is what it holds on {chainName}.</Trans>
      </p>
      <SwitchNetwork />
    </>
  );
}
