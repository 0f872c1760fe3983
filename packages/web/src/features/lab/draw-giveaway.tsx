/** Opens the draw of the giveaway as anyone can. */
import { Trans } from '@lingui/react/macro';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

/** The round is 13 hours ahead: a day's jump, and it is there. */
export function DrawGiveaway({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>
          Once the sale is over with its goal reached, anyone lists its buyers, and the last of them opens the
          draw for a round 13 hours ahead. Let a day pass then, and reveal it.
        </Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'open-giveaway' }}>
        <Trans>Open the draw</Trans>
      </LabButton>
      <p>
        <Trans>A launch made in the admin has its list after its snapshot, a day before it.</Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'open-launches' }}>
        <Trans>Open the draws of launches</Trans>
      </LabButton>
    </>
  );
}
