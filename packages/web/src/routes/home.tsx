/** The front page: the ape, the sale's figures, which are filled in, and the fixed sections under them. */
import { msg } from '@lingui/core/macro';
import { OwnedPlaces } from '#features/wallet/owned-places.tsx';
import { Mount } from '#shell/island/mount.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { HeroScene } from '#features/home/hero-scene.tsx';
import { Hero } from '#features/presale/hero.tsx';
import { Sections } from '#features/home/sections.tsx';
import { LiveStats } from '#features/presale/live-stats.tsx';

export const head: PageHead = {
  title: msg`LilApe: a small ape on Base, sold in ten honest stages`,
  description: msg`Buy $LILAPE with USDT or USDC on Base. Ten stages, prices fixed in the contract, 0% tax, and you can get a full refund if the sale fails.`,
};

/** Home. @see specification §2 'Home sections' */
export function Page() {
  return (
    <Mount file="shell/front/front.mount.ts" when="load">
      <HeroScene>
        <Hero owned={<OwnedPlaces />} />
      </HeroScene>
      <LiveStats />
      <Sections />
    </Mount>
  );
}
