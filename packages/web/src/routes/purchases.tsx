/** My purchases. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

/** The purchases of the connected wallet. */
export function Page() {
  const { t } = useLingui();
  return (
    <PageIntro
      title={t`My purchases`}
      lead={t`Everything your wallet has bought in the sale, as the chain recorded it.`}
    >
      <ButtonLink to="/">
        <Trans>Buy LILAPE</Trans>
      </ButtonLink>
    </PageIntro>
  );
}
