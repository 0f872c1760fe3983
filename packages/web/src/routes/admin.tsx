/** The admin's page. */
import { msg } from '@lingui/core/macro';
import { Admin } from '#features/admin/admin.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  title: msg`Admin`,
  description: msg`For the people who run the site.`,
};

/** Sign in, or the desk. */
export function Page() {
  return <Admin />;
}
