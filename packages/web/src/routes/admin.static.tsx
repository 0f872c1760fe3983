/** The admin's page, until there is something to administer. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLingui } from '@lingui/react/macro';
import { Coming } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`Admin`,
  description: msg`For the people who run the site.`,
};

/** Says that there is no admin area yet. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      art="sketch-news"
      title={t`Admin`}
      lead={t`The people who run the site will sign in here to send and schedule posts. There is nothing to sign in to yet.`}
    />
  );
}
