/** The acts of staking as the form sees them: one at a time, and what was asked for by which stake. */
import { useState } from 'react';
import { claimingRewards, staking, unbinding, unstaking } from '#wallet/acts/staking.tsx';
import { useShownActFlow } from '#wallet/followed.ts';

export type Acts = ReturnType<typeof useActs>;

/** All four, followed; while one is pending nothing else is started. @see specification §4 Staking */
export function useActs() {
  const stake = useShownActFlow(staking);
  const claim = useShownActFlow(claimingRewards);
  const unstake = useShownActFlow(unstaking);
  const unbind = useShownActFlow(unbinding);
  const [pressed, setPressed] = useState<number | null>(null);
  const all = [stake, claim, unstake, unbind];
  return {
    stake,
    claim,
    unstake,
    unbind,
    isBusy: all.some(({ status }) => status === 'pending'),
    /** Changes when anything of the account may have. */
    occasion: all.map(({ status }) => status).join(' '),
    /** The stake whose claim or unstaking is spoken of; null for none. */
    activeStakeId:
      activeStakeId(claim) ??
      activeStakeId(unstake) ??
      (claim.status === 'none' && unstake.status === 'none' ? null : pressed),
    claimFrom: (stakeId: number) => {
      setPressed(stakeId);
      unstaking.dismiss();
      void claimingRewards.start({ stakeId });
    },
    takeOut: (stakeId: number) => {
      setPressed(stakeId);
      claimingRewards.dismiss();
      void unstaking.start({ stakeId });
    },
    free: (apeId: number) => void unbinding.start({ apeId }),
  };
}

type OfStake = { readonly stakeId: bigint };
type Flow =
  | { status: 'none' | 'error' }
  | { status: 'pending'; terms: OfStake | null }
  | { status: 'success'; outcome: OfStake };

function activeStakeId(flow: Flow): number | null {
  if (flow.status === 'pending') return flow.terms === null ? null : Number(flow.terms.stakeId);
  return flow.status === 'success' ? Number(flow.outcome.stakeId) : null;
}
