/** What the page is; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { networkTitle } from '@lilape/domain/chains';
import type { Language } from '@lilape/domain/messages/message';
import { chainId } from '#shell/deployment.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import { SaleNote } from '#ui/sale-note.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

/** Heading and the ways into the page. */
export function Intro() {
  const { t, i18n } = useLingui();
  const network = `${networkTitle(chainId, i18n.locale as Language)} (${chainId})`;
  return (
    <PageIntro
      title={t`Contracts`}
      lead={t`This site pays no other contracts than these. They were fixed when it was built for ${network}.`}
      note={<SaleNote />}
    >
      <ButtonLink to="/contracts#powers" look="secondary">
        <Trans>What the owners can do</Trans>
      </ButtonLink>
      <ButtonLink to="/contracts#checks" look="secondary">
        <Trans>Check it yourself</Trans>
      </ButtonLink>
    </PageIntro>
  );
}
