/** Kills the server, or throws the whole chain away. */
import { Trans } from '@lingui/react/macro';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

/** Nothing is lost by the first; everything by the second. */
export function PullPlug({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>
          The server with its watcher is killed in the middle of whatever it does, and started again. Nothing
          may be lost.
        </Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'restart-server' }}>
        <Trans>Kill the server</Trans>
      </LabButton>
      <p>
        <Trans>A new chain with a new sale and a full demo wallet takes the place of this one.</Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'begin-anew' }} look="danger">
        <Trans>Start over</Trans>
      </LabButton>
    </>
  );
}
