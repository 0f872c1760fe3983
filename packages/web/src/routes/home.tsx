/** The front page, composed of its sections; the sale's live parts stand in the hero and under it. */
import { Faq } from '#features/home/faq.tsx';
import { HeroScene } from '#features/home/hero-scene.tsx';
import { Roadmap } from '#features/home/roadmap.tsx';
import { ThreeSteps } from '#features/home/three-steps.tsx';
import { Tokenomics } from '#features/home/tokenomics.tsx';
import { WhitepaperSummary } from '#features/home/whitepaper-summary.tsx';
import { Giveaway } from '#features/home/giveaway.tsx';

/** Home. @see specification §2 'Home sections' */
export function Page() {
  return (
    <>
      <HeroScene />
      <ThreeSteps />
      <Tokenomics />
      <Roadmap />
      <Giveaway />
      <WhitepaperSummary />
      <Faq />
    </>
  );
}
