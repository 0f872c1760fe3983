/** The page for addresses that lead nowhere. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#shell/ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`Page not found`,
  description: msg`There’s no such page here.`,
};

/** 404, with the ways back. */
export function Page() {
  const { t } = useLingui();
  return (
    <PageIntro
      art="ape-lost"
      title={t`No such branch`}
      lead={t`This address leads nowhere. It may be mistyped, or the page has moved. Your wallet and your purchases aren’t affected.`}
    >
      <ButtonLink to="/">
        <Trans>Back to home</Trans>
      </ButtonLink>
      <ButtonLink to="/purchases" look="secondary">
        <Trans>My purchases</Trans>
      </ButtonLink>
      <ButtonLink to="/stickers" look="plain">
        <Trans>Or take a sticker</Trans>
      </ButtonLink>
    </PageIntro>
  );
}
