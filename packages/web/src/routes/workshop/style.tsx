/** The living style page: every token and component in every state, in builds for the local chain only. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StylePage } from '#features/style/style-page.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`Style`,
  description: msg`Every token and component of the site, for the people who build it.`,
};

/** Tokens first, then what is made of them; theme and language are those of the page. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Style`}
        lead={t`Everything the pages are made of. Switch theme and language above; what changes here changes everywhere.`}
      />
      <Island when="load">
        <StylePage />
      </Island>
    </>
  );
}
