/** The admin's desk: which sections it has, each loaded when it is looked at. */
import { msg } from '@lingui/core/macro';
import { Admin } from '#features/admin/admin.tsx';
import type { Sections } from '#features/admin/sections.ts';
import type { Application } from '@lilape/wire/applications';
import type { ComponentType } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';

type Applications = { onLaunch: (application: Application) => void };

const LaunchpadPanels = part<{ Applications: ComponentType<Applications> }>({
  load: async () => (await import('#features/launch-desk/launchpad-panels.tsx')).LaunchpadPanels,
  catalog: 'desk',
  lost: Lost,
});
const ApplicationsPanel = part<Applications>({
  load: async () => (await import('#features/application-desk/applications-panel.tsx')).ApplicationsPanel,
  catalog: 'desk',
  lost: Lost,
});
const PostDesk = part({
  load: async () => (await import('#features/post-desk/post-desk.tsx')).PostDesk,
  catalog: 'post-desk',
  lost: Lost,
});
const SaleDesk = part({
  load: async () => (await import('#features/sale-desk/sale-desk.tsx')).SaleDesk,
  catalog: 'sale-desk',
  lost: Lost,
});
const SitePanels = part({
  load: async () => (await import('#features/site-desk/site-panels.tsx')).SitePanels,
  catalog: 'desk',
  lost: Lost,
});
const StudioPanels = part({
  load: async () => (await import('#features/studio-desk/studio-panels.tsx')).StudioPanels,
  catalog: 'desk',
  lost: Lost,
});
const GameDesk = part({
  load: async () => (await import('#features/game-desk/game-desk.tsx')).GameDesk,
  catalog: 'game-desk',
  lost: Lost,
});
const Operations = part({
  load: async () => (await import('#features/admin/operations.tsx')).Operations,
  lost: Lost,
});

const Launchpad = () => <LaunchpadPanels Applications={ApplicationsPanel} />;

/** In the order of the row; the first is the one that nobody asked for by its name. */
const sections: Sections = [
  { at: 'posts', name: msg`Posts`, Body: PostDesk },
  { at: 'sale', name: msg`Sale`, Body: SaleDesk },
  { at: 'apes', name: msg`NFT studio`, Body: StudioPanels },
  { at: 'launchpad', name: msg`Launchpad`, Body: Launchpad },
  { at: 'site', name: msg`Site`, Body: SitePanels },
  { at: 'game', name: msg`Game`, Body: GameDesk },
  { at: 'house', name: msg`Operations`, Body: Operations },
];

/** Sign in, or the desk. */
export function AdminDesk() {
  return <Admin sections={sections} />;
}
