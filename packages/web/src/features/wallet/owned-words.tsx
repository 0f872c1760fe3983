/** "You own 1,000 LILAPE", and when they are claimed, in words. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import type { OwnedStory } from './owned-story.ts';

type Props = {
  story: OwnedStory;
  /** LILAPE of the account. */
  tokens: ReactNode;
  /** The sale's end. */
  when: ReactNode;
  /** A link in it was followed. */
  onLeave?: (() => void) | undefined;
};

/** The sentences of a story. */
export function OwnedWords({ story, tokens, when, onLeave }: Props) {
  switch (story) {
    case 'claimed':
      return <Trans>You have claimed {tokens} LILAPE.</Trans>;
    case 'refunded':
      return <Trans>You have your refund.</Trans>;
    case 'refundable':
      return (
        <Link to="/claim" onClick={onLeave}>
          <Trans>Get your refund</Trans>
        </Link>
      );
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
              <Link to="/claim" onClick={onLeave}>
                Claim them
              </Link>{' '}
              once the sale is over, on {when} at the latest.
            </Trans>
          ) : (
            <Link to="/claim" onClick={onLeave}>
              {story === 'ended' ? (
                <Trans>Finalise the sale, then claim them</Trans>
              ) : (
                <Trans>Claim them</Trans>
              )}
            </Link>
          )}
        </>
      );
  }
}
