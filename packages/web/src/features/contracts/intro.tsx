/** What the page is; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { networkTitle } from '@lilape/domain/chains';
import { useLanguage } from '#shell/page/use-language.ts';
import { chainId } from '#shell/first/deployment.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import { SaleNote } from '#ui/sale-note.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

/** Heading and the ways into the page. */
export function Intro() {
  const { t } = useLingui();
  const language = useLanguage();
  const network = `${networkTitle(chainId, language)} (${chainId})`;
  return (
    <PageIntro
      title={t`Contracts`}
      lead={t`These are the only contracts this site uses. They’re built into it for ${network}.`}
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
