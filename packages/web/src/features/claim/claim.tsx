/** Claim before a wallet is connected; with one, the desk, whose code and the chain's load only then. */
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { useSession } from '#shell/wallet/session.ts';
import { Stand } from '#ui/stand.tsx';

const Desk = part({
  load: async () => (await import('./desk.tsx')).Desk,
  catalog: 'sale',
  lost: Lost,
});

/** The desk of the connected wallet, or the way to connect one. */
export function Claim() {
  const session = useSession();
  if (session.status === 'connecting') return null;
  if (session.status === 'disconnected')
    return (
      <Stand art="ape-basket">
        <p>
          <Trans>
            Connect a wallet to see what is yours. Any wallet can also claim for another address: the LILAPE
            go to that address, whoever pays the network’s fee.
          </Trans>
        </p>
        <Button onClick={() => openWalletDialog()}>
          <Trans>Connect Wallet</Trans>
        </Button>
      </Stand>
    );
  return <Desk address={session.address} />;
}
