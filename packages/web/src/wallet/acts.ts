/** Every act of the site, a row each: from here those left open are gone on with after a reload. */
import { purchase } from './acts/buy.tsx';
import { listing, mintingPrize, openingDraw, revealing, settling } from './acts/draws.tsx';
import { burningShares, openingPools, releasing, sweeping } from './acts/market.tsx';
import { minting } from './acts/mint.tsx';
import { burning, claiming, finalising, refunding } from './acts/payouts.tsx';
import { cancellingSale, closingEarly, rescuing } from './acts/sale-owner.tsx';
import { claimingRewards, staking, unbinding, unstaking } from './acts/staking.tsx';
import type { TermsSource } from './may-sign.ts';

type Resumable = {
  readonly name: string;
  readonly words: { readonly termsFrom: TermsSource };
  resume(): Promise<unknown>;
};

export const acts: readonly Resumable[] = [
  purchase,
  claiming,
  refunding,
  finalising,
  burning,
  releasing,
  burningShares,
  openingPools,
  sweeping,
  minting,
  staking,
  claimingRewards,
  unstaking,
  unbinding,
  listing,
  openingDraw,
  revealing,
  settling,
  mintingPrize,
  closingEarly,
  cancellingSale,
  rescuing,
];
