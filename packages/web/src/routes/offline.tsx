/** The page shown in place of one that could not be fetched; the service worker keeps it. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { ButtonReload } from '#ui/button-reload.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`No connection`,
  description: msg`The page could not be fetched.`,
};

/** What happened, what it means for money, what to do. */
export function Page() {
  const { t } = useLingui();
  return (
    <PageIntro
      art="ape-puzzled"
      title={t`The vine snapped`}
      lead={t`You are offline, or this site cannot be reached. A payment that you have signed is still on its way: the chain records it without this page, and you will find it under My purchases when you are back.`}
    >
      <ButtonReload>
        <Trans>Try again</Trans>
      </ButtonReload>
    </PageIntro>
  );
}
