/** Tells the launchpad, whose HTML is kept as it was written, which wallet is connected. */
import { createPortal } from 'react-dom';
import { LaunchpadDesk } from '#features/launchpad/desk.tsx';
import { useSession } from '#shell/wallet/session.ts';
import { usePlace } from './use-place.ts';

/** For who has connected a wallet. */
export function DeskOnLaunchpad() {
  const session = useSession();
  const place = usePlace('[data-launchpad] [data-desk]');
  if (place === null || session.status !== 'connected') return null;
  return createPortal(<LaunchpadDesk address={session.address} />, place);
}
