/** "You own 1,000 LILAPE", and when they are claimed, in words. */
import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import type { OwnedStory } from './owned-story.ts';

type Props = {
  story: OwnedStory;
  /** LILAPE of the account. */
  tokens: ReactNode;
  /** The sale's end. */
  when: ReactNode;
  /** The link to where tokens are claimed. */
  ClaimLink: ComponentType<{ children: ReactNode }>;
};

/** The sentences of a story. */
export function OwnedWords({ story, tokens, when, ClaimLink }: Props) {
  switch (story) {
    case 'claimed':
      return <Trans>You have claimed {tokens} LILAPE.</Trans>;
    case 'refunded':
      return <Trans>You have your refund.</Trans>;
    case 'refundable':
      return <Trans>Your refund is waiting in the contract.</Trans>;
    case 'waiting':
    case 'ended':
    case 'claimable':
      return (
        <>
          <strong>
            <Trans>You own {tokens} LILAPE.</Trans>
          </strong>{' '}
          {story === 'waiting' ? (
            <Trans>
              <ClaimLink>Claim them</ClaimLink> once the sale is over, on {when} at the latest.
            </Trans>
          ) : (
            <ClaimLink>
              {story === 'ended' ? (
                <Trans>Finalise the sale, then claim them</Trans>
              ) : (
                <Trans>Claim them</Trans>
              )}
            </ClaimLink>
          )}
        </>
      );
  }
}
