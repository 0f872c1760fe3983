/** The page shown when a page broke: what happened, what it means for money, what to do. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { errorTemplateId } from '#shell/island/error-template-id.ts';

/** The error page in a template, so that it can be shown even when no more code can be loaded. */
export function ErrorTemplate() {
  const { t } = useLingui();
  return (
    <template id={errorTemplateId}>
      <PageIntro
        art="ape-puzzled"
        isLate
        title={t`This page fell out of its tree`}
        lead={t`The page broke, your wallet didn’t. If your wallet has sent a payment, it goes through without this page.`}
      >
        <Button data-action="reload">
          <Trans>Reload the page</Trans>
        </Button>
        <ButtonLink to="/" look="secondary">
          <Trans>Back to home</Trans>
        </ButtonLink>
      </PageIntro>
    </template>
  );
}
