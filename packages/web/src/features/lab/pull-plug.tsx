/** Kills the server, or throws the whole chain away. */
import { Trans } from '@lingui/react/macro';
import { ActButton } from './act-button.tsx';
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
      <ActButton lab={lab} action={{ action: 'restart-server' }}>
        <Trans>Kill the server</Trans>
      </ActButton>
      <p>
        <Trans>A new chain with a new sale and a full demo wallet takes the place of this one.</Trans>
      </p>
      <ActButton lab={lab} action={{ action: 'begin-anew' }} look="danger">
        <Trans>Start over</Trans>
      </ActButton>
    </>
  );
}
