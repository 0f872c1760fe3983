/** The dialogs about money, loaded when they are asked for or a session is remembered. */
import { useEffect } from 'react';
import { chainId } from '#lib/deployment.ts';
import { withMessages } from '#lib/messages.ts';
import { closeWalletDialog, showAccount, showBuyModal, useOverlays } from '#wallet/overlay.ts';
import { rememberedWallet, restoreSession, useSession } from '#wallet/session.ts';
import { hasOpenPurchase } from '#chain/purchase/terms.ts';
import { Part } from './part.tsx';

const walletDialog = async () =>
  (await withMessages('sale', import('#features/wallet/wallet-dialog.tsx'))).WalletDialog;
const accountMenu = async () =>
  (await withMessages('sale', import('#features/wallet/account-menu.tsx'))).AccountMenu;
const buyModal = async () => (await withMessages('sale', import('#features/buy/buy-modal.tsx'))).BuyModal;
const purchaseNotices = async () =>
  (await withMessages('sale', import('#features/buy/purchase-notices.tsx'))).PurchaseNotices;

/** Whatever is open; goes on with the session and the purchase of the last visit. */
export function Overlays() {
  const { isWalletOpen, isAccountOpen, isBuyOpen } = useOverlays();
  const session = useSession();
  useEffect(() => {
    if (rememberedWallet() !== null) void restoreSession();
  }, []);
  const isPurchaseOpen = session.status === 'connected' && hasOpenPurchase(chainId, session.address);
  return (
    <>
      {(isBuyOpen || isPurchaseOpen) && <Part load={purchaseNotices} />}
      {isBuyOpen && <Part load={buyModal} onGiveUp={() => showBuyModal(false)} />}
      {isAccountOpen && <Part load={accountMenu} onGiveUp={() => showAccount(false)} />}
      {isWalletOpen && <Part load={walletDialog} onGiveUp={() => closeWalletDialog()} />}
    </>
  );
}
