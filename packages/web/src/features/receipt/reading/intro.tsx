/** What a receipt is; written at build time. */
import { useLingui } from '@lingui/react/macro';
import { PageIntro } from '#ui/page-intro.tsx';

/** The heading of receipts, and of the page that finds them. */
export function Intro() {
  const { t } = useLingui();
  return (
    <PageIntro
      title={t`Receipt`}
      lead={t`One purchase as the chain recorded it, to the last digit. Anyone with the hash can read it here.`}
    />
  );
}
