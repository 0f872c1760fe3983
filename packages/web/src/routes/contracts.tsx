/** Every contract and recipient, what their owners can do, and how to check all of it. */
import type { PageHead } from '#shell/page/page-head.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useHoldings } from '#features/contracts/holdings-now.ts';
import { staticPart } from '#shell/page/static-part.tsx';

export const head: PageHead = {
  title: msg`Contracts`,
  description: msg`The address of every LilApe contract, every power its owner has, and how to check both.`,
};

const Contracts = staticPart({
  load: async () => (await import('#features/contracts/contracts.static.tsx')).Contracts,
  catalog: 'details',
});

/** The contracts page: its text is fixed, owners and balances are filled in. */
export function Page() {
  const { i18n } = useLingui();
  useHoldings(i18n.locale);
  return <Contracts />;
}
