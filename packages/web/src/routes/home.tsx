/** The front page: the ape, the sale's live parts, and the fixed sections under them. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLingui } from '@lingui/react';
import { buyNow } from '#features/buy/buy-now.ts';
import { HeroScene } from '#features/home/hero-scene.tsx';
import { Hero } from '#features/presale/hero.tsx';
import { LiveStats } from '#features/presale/live-stats.tsx';
import type { Language } from '#shell/page/language.ts';
import { staticPart } from '#shell/page/static-part.tsx';

export const head: PageHead = {
  title: msg`LilApe: a small ape on Base, sold in ten honest stages`,
  description: msg`Buy $LILAPE with USDT or USDC on Base. Ten stages, prices fixed in the contract, 0% tax, and your money back if the sale fails.`,
};

const Sections = staticPart({
  load: async () => (await import('#features/home/sections.static.tsx')).Sections,
  catalog: 'home',
});

/** Home. @see specification §2 'Home sections' */
export function Page() {
  const { i18n } = useLingui();
  return (
    <>
      <HeroScene>
        <Hero onBuy={() => buyNow(i18n.locale as Language)} />
      </HeroScene>
      <LiveStats />
      <Sections />
    </>
  );
}
