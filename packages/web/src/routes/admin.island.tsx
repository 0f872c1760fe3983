/** The admin page: which sections it has, each loaded when it is looked at. */
import { Admin } from '#features/admin/admin.tsx';
import { sectionNames } from '#features/admin/section-names.ts';
import type { Sections } from '#features/admin/sections.ts';
import type { Application } from '@lilape/wire/applications';
import type { ComponentType } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';

type Applications = { onLaunch: (application: Application) => void };

const LaunchpadPanels = part<{ Applications: ComponentType<Applications> }>({
  load: async () => (await import('#features/admin-launches/launchpad-panels.tsx')).LaunchpadPanels,
  catalog: 'admin-launches',
  lost: Lost,
});
const ApplicationsPanel = part<Applications>({
  load: async () => (await import('#features/admin-applications/applications-panel.tsx')).ApplicationsPanel,
  catalog: 'admin-applications',
  lost: Lost,
});
const PostsSection = part({
  load: async () => (await import('#features/admin-posts/posts-section.tsx')).PostsSection,
  catalog: 'admin-posts',
  lost: Lost,
});
const SaleSection = part({
  load: async () => (await import('#features/admin-sale/sale-section.tsx')).SaleSection,
  catalog: 'admin-sale',
  lost: Lost,
});
const SitePanels = part({
  load: async () => (await import('#features/admin-site/site-panels.tsx')).SitePanels,
  catalog: 'admin-site',
  lost: Lost,
});
const StudioPanels = part({
  load: async () => (await import('#features/admin-studio/studio-panels.tsx')).StudioPanels,
  catalog: 'admin-studio',
  lost: Lost,
});
const GameSection = part({
  load: async () => (await import('#features/admin-game/game-section.tsx')).GameSection,
  catalog: 'admin-game',
  lost: Lost,
});
const Operations = part({
  load: async () => (await import('#features/admin/operations.tsx')).Operations,
  lost: Lost,
});

const Launchpad = () => <LaunchpadPanels Applications={ApplicationsPanel} />;

/** In the order of the row; the first is the one that nobody asked for by its name. */
const sections: Sections = [
  { at: 'posts', name: sectionNames.posts, Body: PostsSection },
  { at: 'sale', name: sectionNames.sale, Body: SaleSection },
  { at: 'apes', name: sectionNames.apes, Body: StudioPanels },
  { at: 'launchpad', name: sectionNames.launchpad, Body: Launchpad },
  { at: 'site', name: sectionNames.site, Body: SitePanels },
  { at: 'game', name: sectionNames.game, Body: GameSection },
  { at: 'house', name: sectionNames.operations, Body: Operations },
];

/** Sign in, or the admin page. */
export function AdminPage() {
  return <Admin sections={sections} />;
}
