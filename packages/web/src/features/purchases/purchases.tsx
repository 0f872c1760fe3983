/** My purchases: the way in without a wallet; with one, the list, whose code and the chain's load only then. */
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { withMessages } from '#shell/page/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Stand } from '#ui/stand.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { useSession } from '#shell/wallet/session.ts';
import { PurchasesBlank } from './purchases-blank.tsx';

const Owned = lazy(async () => {
  const { Owned: Loaded } = await withMessages('sale', import('./owned.tsx'));
  return { default: Loaded };
});

/** The list of the connected wallet, or what stands in its place: no wallet, or loading. */
export function Purchases() {
  const session = useSession();
  if (session.status === 'connecting') return <PurchasesBlank />;
  if (session.status === 'disconnected')
    return (
      <Stand art="ape-basket">
        <p>
          <Trans>Connect the wallet that you bought with, and its purchases appear here.</Trans>
        </p>
        <Button onClick={() => openWalletDialog()}>
          <Trans>Connect Wallet</Trans>
        </Button>
      </Stand>
    );
  return (
    <Suspense fallback={<PurchasesBlank />}>
      <Owned address={session.address} />
    </Suspense>
  );
}
