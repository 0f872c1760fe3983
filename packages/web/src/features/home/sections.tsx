/** The fixed sections of home under its live part; written at build time. */
import { Faq } from './faq.tsx';
import { Giveaway } from './giveaway.tsx';
import { Roadmap } from './roadmap.tsx';
import { TheEnd } from './the-end.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { Ticker } from './ticker.tsx';
import { Tokenomics } from './tokenomics.tsx';
import { WhitepaperSummary } from './whitepaper-summary.tsx';

/** Ticker, how to buy, tokenomics, roadmap, giveaway, whitepaper, questions, the end. */
export function Sections() {
  return (
    <>
      <Ticker />
      <ThreeSteps />
      <Tokenomics />
      <Roadmap />
      <Giveaway />
      <WhitepaperSummary />
      <Faq />
      <TheEnd />
    </>
  );
}
