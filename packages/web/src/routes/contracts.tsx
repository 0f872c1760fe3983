/** Every contract and recipient, what their owners can do, and how to check all of it. */
import type { PageHead } from '#lib/page-head.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Holdings } from '#features/contracts/holdings.tsx';
import { chainId, chainName } from '#lib/deployment.ts';
import { withMessages } from '#lib/messages.ts';
import { staticPart } from '#lib/static-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`Contracts`,
  description: msg`The address of every LilApe contract, every power its owner has, and how to check both.`,
};

const Powers = staticPart(() =>
  withMessages('details', import('#features/contracts/powers.static.tsx')).then(({ Powers }) => Powers),
);

/** The contracts page. */
export function Page() {
  const { t } = useLingui();
  const network = `${chainName} (${chainId})`;
  return (
    <>
      <PageIntro
        title={t`Contracts`}
        lead={t`This page pays only the contracts below. They were fixed when the site was built for ${network}.`}
      >
        <ButtonLink to="/contracts#powers" look="secondary">
          <Trans>What the owners can do</Trans>
        </ButtonLink>
        <ButtonLink to="/contracts#checks" look="secondary">
          <Trans>Check it yourself</Trans>
        </ButtonLink>
      </PageIntro>
      <Holdings />
      <Powers />
    </>
  );
}
