/** The whitepaper's outline, until the full text stands. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#lib/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coming, ComingFact } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`Whitepaper`,
  description: msg`How $LILAPE is sold, shared out and kept safe, in plain words.`,
};

/** What the whitepaper fixes already. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      title={t`Whitepaper`}
      lead={t`The full text with all phases and legal notes is being written. What the contracts fix already stands here.`}
    >
      <ComingFact title={t`Supply`}>
        <Trans>
          420,690,000,000,000 LILAPE, minted once. There is no way to mint more, and no tax on transfers.
        </Trans>
      </ComingFact>
      <ComingFact title={t`Sale`}>
        <Trans>
          Ten stages, from $0.0012 to $0.0021 a token, in steps of $0.0001. The prices are part of the
          contract and cannot be changed.
        </Trans>
      </ComingFact>
      <ComingFact title={t`Your money`}>
        <Trans>
          Payments stay in the contract until the sale is finalised. If it is cancelled or misses its minimum,
          everyone takes back what they paid.
        </Trans>
      </ComingFact>
      <ComingFact title={t`Unsold tokens`}>
        <Trans>Whatever was not sold is burned when the sale is finalised.</Trans>
      </ComingFact>
    </Coming>
  );
}
