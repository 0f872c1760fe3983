/** The NFT mint, "the easel": the ape that a wallet is offered, and the way to own it. */
import { msg } from '@lingui/core/macro';
import { Reading } from '#features/mint/reading/reading.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { Branch } from '#features/mint/front/branch/branch.island.tsx';
import { StatsPanel } from '#features/mint/front/stats-panel.island.tsx';
import { Studio } from '#features/mint/studio.island.tsx';

export const head: PageHead = {
  description: msg`Ten thousand drawn apes, each one of a kind, minted on Base.`,
};

/** The mint, the branch, the counts, and what to know before. @see specification §2 Mint page */
export function Page() {
  return (
    <>
      <Island when="load">
        <Studio />
      </Island>
      <Island when="visible">
        <Branch />
      </Island>
      <Island when="load">
        <StatsPanel />
      </Island>
      <Reading />
    </>
  );
}
