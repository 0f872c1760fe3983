/** The page shown in place of one that could not be fetched; the service worker keeps it. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { ButtonReload } from '#ui/button-reload.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`No connection`,
  description: msg`The page didn’t load.`,
};

/** What happened, what it means for money, what to do. */
export function Page() {
  const { t } = useLingui();
  return (
    <PageIntro
      art="ape-puzzled"
      title={t`The vine snapped`}
      lead={t`You’re offline, or we are. If your wallet has sent a payment, it goes through without this page. You’ll find it under My purchases when you’re back.`}
    >
      <ButtonReload>
        <Trans>Try again</Trans>
      </ButtonReload>
    </PageIntro>
  );
}
