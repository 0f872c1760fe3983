/** How an act for everybody ends: a draw that was moved on, shares that were released, a pool that was opened, a sale that was finalised. */
import { Trans } from '@lingui/react/macro';
import type { LastAct } from '#shell/ui/last-act.ts';
import { ChainEnding } from './chain-ending.tsx';

export type LastEndingProps = {
  act: LastAct;
  /** Puts it away. */
  onClose: () => void;
};

/** What anyone may do anyone can check. */
export function LastEnding({ act: { title, text, figure, hash, next }, onClose }: LastEndingProps) {
  return (
    <ChainEnding
      title={title}
      figure={figure}
      says={text}
      hash={hash}
      rows={[]}
      next={
        next === 'claim'
          ? { to: '/claim', words: <Trans>See what’s yours</Trans>, onClick: onClose }
          : { to: '/verify', words: <Trans>Check it yourself</Trans> }
      }
      card={{ figure, unit: '', what: title }}
      again={{ words: <Trans>Dismiss</Trans>, onClick: onClose }}
    />
  );
}
