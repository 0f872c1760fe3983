/** The NFT mint, "the easel": the ape that a wallet is offered, and the way to own it. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { StatsPanel } from '#features/mint/front/stats-panel.tsx';
import { Studio } from '#features/mint/studio.tsx';
import { staticPart } from '#shell/page/static-part.tsx';

export const head: PageHead = {
  title: msg`Mint NFT`,
  description: msg`Ten thousand drawn apes, each one of a kind, minted on Base.`,
};

const Reading = staticPart({
  load: async () => (await import('#features/mint/reading/reading.static.tsx')).Reading,
  catalog: 'details',
});

/** The mint, the counts, and what to know before. @see specification §2 Mint page */
export function Page() {
  return (
    <>
      <Studio />
      <StatsPanel />
      <Reading />
    </>
  );
}
