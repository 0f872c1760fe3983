/** The road ahead, in order, with how far each part is. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export type RoadmapStatus = 'active' | 'upcoming' | 'completed';

type Phase = { id: string; title: MessageDescriptor; text: MessageDescriptor; status: RoadmapStatus };

/** Labels on the home page. @see specification §4 */
export const roadmapStatusNames: Record<RoadmapStatus, MessageDescriptor> = {
  active: msg`In Progress`,
  completed: msg`Completed`,
  upcoming: msg`Coming Soon`,
};

/** The phases. */
export const roadmap: readonly Phase[] = [
  {
    id: 'sale',
    title: msg`The sale`,
    text: msg`Ten stages on Base, live figures from the chain, your purchases on a page of their own.`,
    status: 'active',
  },
  {
    id: 'settlement',
    title: msg`Claim or refund`,
    text: msg`When the sale ends: finalise, claim tokens, burn the rest. Or every dollar goes back.`,
    status: 'upcoming',
  },
  {
    id: 'nft',
    title: msg`Ten thousand apes`,
    text: msg`A collection drawn layer by layer, no two alike, for 0.009 ETH each.`,
    status: 'upcoming',
  },
  {
    id: 'staking',
    title: msg`Staking and launchpad`,
    text: msg`Locks of 90, 180 and 360 days with their rewards reserved, then four launchpad tiers.`,
    status: 'upcoming',
  },
];
