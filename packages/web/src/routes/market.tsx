/** The market: release, pools, and what became of the shares. */
import { msg } from '@lingui/core/macro';
import { MarketPage } from '#features/market/reading/market-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  description: msg`Anyone can open a pool for each coin at the last price of the sale. See what stays in it for good, and where every share went.`,
};

/** What reacts in it are islands. @see decision 143 "a pool that opens itself" */
export function Page() {
  return <MarketPage />;
}
