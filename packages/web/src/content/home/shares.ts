/** What each share of the supply is for, in words. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ShareKey } from '@lilape/domain/shares';

/** Name of each share. @see decision 3 "token shares" */
export const shareNames: Record<ShareKey, MessageDescriptor> = {
  presale: msg`The sale`,
  rewards: msg`Staking and NFT rewards`,
  liquidity: msg`Liquidity`,
  marketing: msg`Marketing`,
  development: msg`Development`,
  team: msg`Team, vested`,
  dao: msg`DAO`,
};
