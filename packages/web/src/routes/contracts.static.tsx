/** Every contract and recipient, what their owners can do, and how to check all of it. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { PageHead } from '#shell/page/page-head.ts';
import { Contracts } from '#features/contracts/contracts.static.tsx';
import { showHoldings } from '#features/contracts/holdings-now.ts';

export const head: PageHead = {
  title: msg`Contracts`,
  description: msg`The address of every LilApe contract, every power its owner has, and how to check both.`,
};

/** The contracts page: its text is fixed, owners and balances are filled in. */
export function Page() {
  const { i18n } = useLingui();
  useEffect(() => showHoldings(i18n.locale), [i18n.locale]);
  return <Contracts />;
}
