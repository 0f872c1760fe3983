/** Jumps over an hour, a day, or as long as LILAPE are locked. */
import { JUMP_SECONDS, type JumpSeconds } from '@lilape/wire/lab';
import { Trans } from '@lingui/react/macro';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

const daySeconds = 86_400;

/** Everything before the jump is final after it. */
export function MoveTime({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>The chain’s time jumps, and everything before the jump is final after it.</Trans>
      </p>
      {JUMP_SECONDS.map((seconds) => (
        <LabButton key={seconds} lab={lab} action={{ action: 'jump', seconds }}>
          <Jump seconds={seconds} />
        </LabButton>
      ))}
    </>
  );
}

function Jump({ seconds }: { seconds: JumpSeconds }) {
  const days = seconds / daySeconds;
  if (days < 1) return <Trans>An hour on</Trans>;
  if (days === 1) return <Trans>A day on</Trans>;
  return <Trans>{days} days on</Trans>;
}
