/** What lies over the page: the dialogs that any screen may ask for, loaded when they are, and acts left open, and what the account owns. */
import { type ComponentType, useEffect } from 'react';
import { chainId } from '#shell/deployment.ts';
import { useLocation } from '#shell/page/location.ts';
import { loadPart, part } from '#shell/page/part.tsx';
import { closeOverlay, type OverlayName, overlayNames, useOverlays } from '#shell/ui/overlay.ts';
import { hasOpenAct } from '#shell/wallet/open-acts.ts';
import { restoreSession } from '#shell/wallet/restore.ts';
import { rememberedWallet } from '#shell/wallet/remembered.ts';
import { useSession } from '#shell/wallet/session.ts';
import { DialogComing, DialogLost } from './dialog-parts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SturdyDialog } from './sturdy-dialog.tsx';

const load = async (name: OverlayName | 'open-acts' | 'owned' | 'stakes' | 'draw' | 'tier' | 'launch') =>
  loadPart((await import('./dialogs.ts')).dialogs[name]);

const dialogOf = (name: OverlayName) =>
  part({
    load: () => load(name),
    blank: () => <DialogComing shape={name} />,
    lost: (lost) => <DialogLost {...lost} onGiveUp={() => closeOverlay(name)} />,
  });

const dialogs = overlayNames.map((name) => ({ name, Dialog: dialogOf(name) }));
const OpenActs = part({ load: () => load('open-acts') });
/** What is laid into the kept HTML of a page for who has connected a wallet. */
const laidIn: Readonly<Record<string, ComponentType>> = {
  '/': part({ load: () => load('owned') }),
  '/staking': part({ load: () => load('stakes') }),
  '/launchpad': part({ load: () => load('tier') }),
};

/** What is laid into one for everybody. */
const laidInForAll: Readonly<Record<string, ComponentType>> = {
  '/giveaway': part({ load: () => load('draw') }),
  '/launchpad/': part({ load: () => load('launch') }),
};

/** Whatever is open; goes on with the session and the acts of the last visit. */
export function Overlays() {
  const open = useOverlays();
  const session = useSession();
  const { path } = useLocation();
  useEffect(() => {
    if (rememberedWallet() !== null) void restoreSession();
  }, []);
  const isActOpen = session.status === 'connected' && hasOpenAct(chainId, session.address);
  const LaidIn =
    laidInForAll[path.replace(/\d+$/, '')] ?? (session.status === 'connected' ? laidIn[path] : undefined);
  return (
    <>
      {LaidIn !== undefined && (
        <ErrorBoundary fallback={null}>
          <LaidIn />
        </ErrorBoundary>
      )}
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
