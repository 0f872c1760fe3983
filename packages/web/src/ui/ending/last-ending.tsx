/** How an act for everybody ends: a draw that was moved on, shares that were released, a pool that was opened. */
import { Trans } from '@lingui/react/macro';
import { ChainEnding } from './chain-ending.tsx';
import { lastAct, type LastAct } from '#shell/ui/last-act.ts';

/** What anyone may do anyone can check. */
export function LastEnding({ act: { title, text, figure, hash } }: { act: LastAct }) {
  return (
    <ChainEnding
      title={title}
      figure={figure}
      says={text}
      hash={hash}
      rows={[]}
      next={{ to: '/verify', words: <Trans>Check it yourself</Trans> }}
      card={{ figure, unit: '', what: title }}
      again={{ words: <Trans>Dismiss</Trans>, onClick: () => lastAct.set(null) }}
    />
  );
}
