/** The admin's page. */
import { msg } from '@lingui/core/macro';
import { Admin } from '#features/admin/admin.tsx';
import type { Application } from '@lilape/wire/applications';
import type { ComponentType } from 'react';
import type { PageHead } from '#shell/page/page-head.ts';
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

const SaleDesk = part({
  load: async () => (await import('#features/sale-desk/sale-desk.tsx')).SaleDesk,
  catalog: 'sale-desk',
  lost: Lost,
});
const SitePanels = part({
  load: async () => (await import('#features/site-desk/site-panels.tsx')).SitePanels,
  catalog: 'house',
  lost: Lost,
});
const StudioPanels = part({
  load: async () => (await import('#features/studio-desk/studio-panels.tsx')).StudioPanels,
  catalog: 'house',
  lost: Lost,
});

export const head: PageHead = {
  title: msg`Admin`,
  description: msg`For the people who run the site.`,
};

/** Sign in, or the desk. */
export function Page() {
  return (
    <Admin
      panels={
        <>
          <SaleDesk />
          <LaunchpadPanels Applications={ApplicationsPanel} />
          <SitePanels />
          <StudioPanels />
        </>
      }
    />
  );
}
