/** The steps of a launch: how its list comes about, then those of any draw. */
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import type { LaunchBody } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { DrawSteps } from '#draws/draw-steps.tsx';
import { Proof, Step } from '#draws/step.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { launchStageOf } from '#text/launch-stage.ts';
import { Moment } from './moment.tsx';

export function Steps({ launch, nowMs }: { launch: LaunchBody; nowMs: number }) {
  const { t } = useLingui();
  const stage = launchStageOf(launch, nowMs);
  const { snapshot, draw, isListOpened } = launch;
  return (
    <DrawSteps
      hasList={snapshot !== null}
      draw={draw?.status === 'withdrawn' ? null : draw}
      isDue={stage === 'due'}
      isListOpened={isListOpened}
      listCid={draw?.list.cid ?? null}
      opening={
        <p>
          {stage === 'nobody' ? (
            <Trans>Nobody had a tier, so there’s nothing to draw.</Trans>
          ) : (
            <Trans>
              The owner of the contract names this list and a round of the beacon at least 24 hours ahead, in
              one event. So the list is only the owner’s word until you check it below.
            </Trans>
          )}
        </p>
      }
      hasNothingToOpen={stage === 'nobody'}
      naming={{
        title: t`The winners are named`,
        text: t`Anyone can submit the winners; the contract checks each one. The tokens come from the project itself.`,
      }}
    >
      <Step title={t`The launch is announced`} look="done">
        <p>
          <Moment iso={launch.createdTime} />
        </p>
      </Step>
      <Step
        title={t`The snapshot is taken`}
        look={snapshot !== null ? 'done' : stage === 'counting' ? 'now' : 'ahead'}
      >
        <Snapshot launch={launch} />
      </Step>
    </DrawSteps>
  );
}

function Snapshot({ launch: { snapshot, snapshotTime } }: { launch: LaunchBody }) {
  const { t, i18n } = useLingui();
  if (snapshot === null)
    return (
      <p>
        <Trans>
          Everyone’s tier at the last block before <Moment iso={snapshotTime} />, once that block is final.
        </Trans>
      </p>
    );
  return (
    <>
      <Proof name={t`Block`}>
        {formatDecimal(String(snapshot.block), i18n.locale)}, {snapshot.blockHash}
      </Proof>
      <Proof name={t`Entrants`}>{formatDecimal(String(snapshot.entrants), i18n.locale)}</Proof>
      {snapshot.cid !== null && (
        <Proof name={t`The list’s address on IPFS`}>
          <a href={fillPath(ipfsFile.path, { cid: snapshot.cid })}>{snapshot.cid}</a>
        </Proof>
      )}
      {snapshot.root !== null && <Proof name={t`Root of its tree`}>{snapshot.root}</Proof>}
    </>
  );
}
