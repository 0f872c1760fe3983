/** The page shown when a page broke: what happened, what it means for money, what to do. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

/** The error page, with a reload and the way home. */
export function ErrorPage() {
  const { t } = useLingui();
  return (
    <PageIntro
      art="ape-puzzled"
      title={t`This page fell out of its tree`}
      lead={t`Something in the page broke, not in your wallet. A payment you have signed is recorded by the contract whether or not this page works.`}
    >
      <Button onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </Button>
      <ButtonLink to="/" look="secondary">
        <Trans>Back to the start</Trans>
      </ButtonLink>
    </PageIntro>
  );
}
