/** Jumps over an hour, a day or ninety days. */
import { Trans } from '@lingui/react/macro';
import { ActButton } from './act-button.tsx';
import type { LabNow } from './use-lab.ts';

/** Everything before the jump is final after it. */
export function MoveTime({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>The chain’s time jumps, and everything before the jump is final after it.</Trans>
      </p>
      <ActButton lab={lab} action={{ action: 'jump', seconds: 3_600 }}>
        <Trans>An hour on</Trans>
      </ActButton>
      <ActButton lab={lab} action={{ action: 'jump', seconds: 86_400 }}>
        <Trans>A day on</Trans>
      </ActButton>
      <ActButton lab={lab} action={{ action: 'jump', seconds: 7_776_000 }}>
        <Trans>90 days on</Trans>
      </ActButton>
    </>
  );
}
