/** Every contract and recipient, what their owners can do, and how to check all of it. */
import { msg } from '@lingui/core/macro';
import { Mount } from '#shell/island/mount.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { Contracts } from '#features/contracts/contracts.tsx';

export const head: PageHead = {
  description: msg`The address of every LilApe contract, every power its owner has, and how to check both.`,
};

/** The contracts page: its text is fixed, owners and balances are filled in. */
export function Page() {
  return (
    <Mount file="features/contracts/holdings.mount.ts" when="load">
      <Contracts />
    </Mount>
  );
}
