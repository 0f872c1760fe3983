/** The admin's page. */
import { msg } from '@lingui/core/macro';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { AdminPage } from './admin.island.tsx';

export const head: PageHead = {
  title: msg`Admin`,
  description: msg`For the people who run the site.`,
};

/** Sign in, or the admin page. */
export function Page() {
  return (
    <Island when="load">
      <AdminPage />
    </Island>
  );
}
