/** My purchases: the way in without a wallet; with one, the list, whose code and the chain's load only then. */
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { WalletRoom } from '#ui/wallet-room.tsx';
import { PurchasesBlank } from './purchases-blank.tsx';

const Owned = part({
  load: async () => (await import('./connected/owned.tsx')).Owned,
  catalog: 'wallet',
  blank: PurchasesBlank,
  lost: Lost,
});

/** The list of the connected wallet, or what stands in its place: no wallet, or loading. */
export function Purchases() {
  const session = useSession();
  if (session.status === 'connected') return <Owned address={session.address} />;
  return (
    <WalletRoom blank={PurchasesBlank}>
      <Stand art="ape-basket">
        <p>
          <Trans>Connect the wallet you bought with to see its purchases here.</Trans>
        </p>
        <Button onClick={() => openWalletDialog()}>
          <Trans>Connect Wallet</Trans>
        </Button>
      </Stand>
    </WalletRoom>
  );
}
