/** What lies over the page: the dialogs that any screen may ask for, loaded when they are, and the open purchase. */
import { useEffect } from 'react';
import { hasOpenPurchase } from '#chain/purchase/terms.ts';
import { chainId } from '#shell/deployment.ts';
import { loadPart, part } from '#shell/page/part.tsx';
import { closeOverlay, type OverlayName, overlayNames, useOverlays } from '#shell/ui/overlay.ts';
import { restoreSession } from '#shell/wallet/restore.ts';
import { rememberedWallet, useSession } from '#shell/wallet/session.ts';
import { DialogComing, DialogLost } from './dialog-parts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SturdyDialog } from './sturdy-dialog.tsx';

const load = async (name: OverlayName | 'purchase-notices') =>
  loadPart((await import('./dialogs.ts')).dialogs[name]);

const dialogOf = (name: OverlayName) =>
  part({
    load: () => load(name),
    blank: DialogComing,
    lost: (lost) => <DialogLost {...lost} onGiveUp={() => closeOverlay(name)} />,
  });

const dialogs = overlayNames.map((name) => ({ name, Dialog: dialogOf(name) }));
const PurchaseNotices = part({ load: () => load('purchase-notices') });

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
      {(open.includes('buy') || isPurchaseOpen) && (
        <ErrorBoundary fallback={null}>
          <PurchaseNotices />
        </ErrorBoundary>
      )}
      {dialogs.map(
        ({ name, Dialog }) =>
          open.includes(name) && (
            <SturdyDialog key={name} Dialog={Dialog} onGiveUp={() => closeOverlay(name)} />
          ),
      )}
    </>
  );
}
