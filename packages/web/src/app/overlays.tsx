/** The dialogs about money, loaded when they are asked for or a session is remembered. */
import { lazy, Suspense, useEffect } from 'react';
import { chainId } from '#lib/deployment.ts';
import { withMessages } from '#lib/messages.ts';
import { useOverlays } from '#wallet/overlay.ts';
import { rememberedWallet, restoreSession, useSession } from '#wallet/session.ts';
import { hasOpenPurchase } from '#chain/purchase/terms.ts';

const WalletDialog = lazy(async () => {
  const { WalletDialog: Loaded } = await withMessages('sale', import('#features/wallet/wallet-dialog.tsx'));
  return { default: Loaded };
});
const AccountMenu = lazy(async () => {
  const { AccountMenu: Loaded } = await withMessages('sale', import('#features/wallet/account-menu.tsx'));
  return { default: Loaded };
});
const BuyModal = lazy(async () => {
  const { BuyModal: Loaded } = await withMessages('sale', import('#features/buy/buy-modal.tsx'));
  return { default: Loaded };
});
const PurchaseNotices = lazy(async () => {
  const { PurchaseNotices: Loaded } = await withMessages(
    'sale',
    import('#features/buy/purchase-notices.tsx'),
  );
  return { default: Loaded };
});

/** Whatever is open; goes on with the session and the purchase of the last visit. */
export function Overlays() {
  const { isWalletOpen, isAccountOpen, isBuyOpen } = useOverlays();
  const session = useSession();
  useEffect(() => {
    if (rememberedWallet() !== null) void restoreSession();
  }, []);
  const isPurchaseOpen = session.status === 'connected' && hasOpenPurchase(chainId, session.address);
  return (
    <Suspense fallback={null}>
      {(isBuyOpen || isPurchaseOpen) && <PurchaseNotices />}
      {isBuyOpen && <BuyModal />}
      {isAccountOpen && <AccountMenu />}
      {isWalletOpen && <WalletDialog />}
    </Suspense>
  );
}
