/** Claim before a wallet is connected; with one, what it may do, whose code and the chain's load only then. */
import { Trans } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { failed, undecided } from '#text/sale-state.ts';
import { InSale } from '#ui/in-sale.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { WalletRoom } from '#ui/wallet-room.tsx';
import { ClaimBlank } from './claim-blank.tsx';

const ConnectedClaim = part({
  load: async () => (await import('./connected/connected-claim.tsx')).ConnectedClaim,
  catalog: 'wallet',
  blank: ClaimBlank,
  lost: Lost,
});

/** What the connected wallet may do, or the way to connect one. */
export function Claim() {
  const session = useSession();
  if (session.status === 'connected') return <ConnectedClaim address={session.address} />;
  return (
    <WalletRoom blank={ClaimBlank}>
      <Stand art="ape-basket">
        <p>
          <Now />
        </p>
        <p>
          <Trans>
            Connect a wallet to see what’s yours. You can also claim for another address: the LILAPE go there,
            and you pay the network fee.
          </Trans>
        </p>
        <Button onClick={() => openWalletDialog()}>
          <Trans>Connect Wallet</Trans>
        </Button>
      </Stand>
    </WalletRoom>
  );
}

/** Where the sale stands, for who has not connected yet. */
function Now() {
  return (
    <strong>
      <InSale states={undecided}>
        <Trans>The sale isn’t over yet. What you bought waits here until it is.</Trans>
      </InSale>
      <InSale states={['ended']}>
        <Trans>The sale is over and reached its goal. Anyone can finalise it here.</Trans>
      </InSale>
      <InSale states={['finalised']}>
        <Trans>The sale is finalised: buyers claim their LILAPE here.</Trans>
      </InSale>
      <InSale states={failed}>
        <Trans>The sale failed: buyers get their refunds here.</Trans>
      </InSale>
    </strong>
  );
}
