/** The dialogs over the page that any screen may ask for, loaded when they are, and acts left open: what a wallet needs everywhere. */
import { useEffect } from 'react';
import { chainId } from '#shell/first/deployment.ts';
import { loadPart, part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { closeOverlay, openOverlays, type OverlayName, overlayNames } from '#shell/first/overlay.ts';
import { hasOpenAct } from '#chain/flow/open-acts.ts';
import { rememberedWallet } from '#shell/first/remembered.ts';
import { restoreSession } from '#shell/first/restore.ts';
import { currentSession } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { DialogComing, DialogLost } from './dialog-parts.tsx';
import type { DialogSource } from './dialogs.ts';
import { ErrorBoundary } from '#shell/island/error-boundary.tsx';
import { rememberOpened } from './preload-opened.ts';
import { SturdyDialog } from './sturdy-dialog.tsx';

/** Loads what `dialogs.ts` names. */
export const loadDialog = async (name: DialogSource) =>
  loadPart((await import('./dialogs.ts')).dialogs[name]);

const dialogOf = (name: OverlayName) =>
  part({
    load: () => loadDialog(name),
    blank: () => <DialogComing shape={name} />,
    lost: (lost) => <DialogLost {...lost} onGiveUp={() => closeOverlay(name)} />,
  });

const dialogs = overlayNames.map((name) => ({ name, Dialog: dialogOf(name) }));
const OpenActs = part({ load: () => loadDialog('open-acts') });

/** What the document keeps for a remembered wallet is not kept for one that did not come back. @see ui/wallet-room.css */
function giveUpRoom(): void {
  if (currentSession().status !== 'connected') delete document.documentElement.dataset['wallet'];
}

/** Whatever is open; goes on with the session and the acts of the last visit. */
export function OpenDialogs() {
  const open = useStore(openOverlays);
  const session = useSession();
  useEffect(() => {
    if (rememberedWallet() !== null) void restoreSession().then(giveUpRoom);
  }, []);
  useEffect(() => {
    if (open.length > 0) rememberOpened();
  }, [open]);
  const isActOpen = session.status === 'connected' && hasOpenAct(chainId, session.address);
  return (
    <>
      {isActOpen && (
        <ErrorBoundary fallback={null}>
          <OpenActs />
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
