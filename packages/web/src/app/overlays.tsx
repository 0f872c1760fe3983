/** What lies over the page: the dialogs that any screen may ask for, loaded when they are, and the open purchase. */
import { type ComponentType, useEffect } from 'react';
import { hasOpenPurchase } from '#chain/purchase/terms.ts';
import { chainId } from '#shell/deployment.ts';
import { withMessages } from '#shell/page/messages.ts';
import { closeOverlay, type OverlayName, useOverlays } from '#shell/ui/overlay.ts';
import { restoreSession } from '#shell/wallet/restore.ts';
import { rememberedWallet, useSession } from '#shell/wallet/session.ts';
import { Part } from './part.tsx';

type Load = () => Promise<ComponentType>;

/** A row a dialog, the lowest first. */
const dialogs: Readonly<Record<OverlayName, Load>> = {
  buy: async () => (await withMessages('sale', import('#features/buy/buy-modal.tsx'))).BuyModal,
  account: async () => (await withMessages('sale', import('#features/wallet/account-menu.tsx'))).AccountMenu,
  wallet: async () => (await withMessages('sale', import('#features/wallet/wallet-dialog.tsx'))).WalletDialog,
};

const purchaseNotices: Load = async () =>
  (await withMessages('sale', import('#features/buy/purchase-notices.tsx'))).PurchaseNotices;

const names = Object.keys(dialogs) as OverlayName[];

/** Whatever is open; goes on with the session and the purchase of the last visit. */
export function Overlays() {
  const open = useOverlays();
  const session = useSession();
  useEffect(() => {
    if (rememberedWallet() !== null) void restoreSession();
  }, []);
  const isPurchaseOpen = session.status === 'connected' && hasOpenPurchase(chainId, session.address);
  return (
    <>
      {(open.includes('buy') || isPurchaseOpen) && <Part load={purchaseNotices} />}
      {names.map(
        (name) =>
          open.includes(name) && <Part key={name} load={dialogs[name]} onGiveUp={() => closeOverlay(name)} />,
      )}
    </>
  );
}
