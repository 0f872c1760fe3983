/** The five steps of a launch, each with its time and its proof; who can move it on finds the button at the step. */
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import type { LaunchBody } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandIn } from '#draws/hand-in.tsx';
import { SettleIt } from '#draws/settle-it.tsx';
import { Alarm, Proof, Step, Strip, When } from '#draws/step.tsx';
import { formatDecimal } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { launchStageOf } from '#text/launch-stage.ts';
import styles from './launch.module.css';
import { Moment } from './moment.tsx';

type Props = { launch: LaunchBody; nowMs: number };

/** As a comic strip: what is done, what goes on, what is to come. */
export function Steps({ launch, nowMs }: Props) {
  const { t } = useLingui();
  const stage = launchStageOf(launch, nowMs);
  const { snapshot, draw } = launch;
  const isOpened = draw !== null && draw.status !== 'withdrawn';
  const isOut = isOpened && draw.seed !== null;
  const hasNobody = stage === 'nobody';
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title">
        <Trans>Step by step</Trans>
      </h2>
      <Strip>
        <Step title={t`It is announced`} look="done">
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
        <Step
          title={t`The draw is opened`}
          look={isOpened || hasNobody ? 'done' : snapshot === null ? 'ahead' : 'now'}
        >
          {hasNobody ? (
            <p>
              <Trans>Nobody had a tier, so there is nothing to draw.</Trans>
            </p>
          ) : isOpened ? (
            <Opened launch={launch} />
          ) : (
            <p>
              <Trans>The owner names the list and a round of the beacon that lies ahead, in one event.</Trans>
            </p>
          )}
        </Step>
        <Step title={t`The number comes out`} look={isOut ? 'done' : isOpened ? 'now' : 'ahead'}>
          {isOut ? (
            <>
              <Proof name={t`Signature of the beacon, checked by the contract`}>{draw.signature}</Proof>
              <Proof name={t`Seed, its SHA-256`}>{draw.seed}</Proof>
              <When told={draw.revealed} />
            </>
          ) : stage === 'due' && draw !== null ? (
            <HandIn draw={draw} />
          ) : (
            <p>
              <Trans>
                The beacon signs the round at its time. Anyone hands the signature to the contract.
              </Trans>
            </p>
          )}
        </Step>
        <Step title={t`The winners are named`} look={stage === 'settled' ? 'done' : isOut ? 'now' : 'ahead'}>
          {isOut ? (
            <SettleIt draw={draw} />
          ) : (
            <p>
              <Trans>
                Anyone names them to the contract, which checks each. What they get, the project gives.
              </Trans>
            </p>
          )}
        </Step>
      </Strip>
    </section>
  );
}

function Snapshot({ launch: { snapshot, snapshotTime } }: { launch: LaunchBody }) {
  const { t, i18n } = useLingui();
  if (snapshot === null)
    return (
      <p>
        <Trans>
          Everybody’s tier after the last block before <Moment iso={snapshotTime} />, once that block is
          final.
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

function Opened({ launch: { draw, isListOpened } }: { launch: LaunchBody }) {
  const { t, i18n } = useLingui();
  if (draw === null) return null;
  return (
    <>
      {isListOpened === false && (
        <Alarm>
          <Trans>
            This draw does not agree with the list of this launch. Do not believe it before you know why.
          </Trans>
        </Alarm>
      )}
      <Proof name={t`Round of the beacon`}>
        {formatDecimal(String(draw.round), i18n.locale)}, {formatZoned(draw.roundTime, i18n.locale)}
      </Proof>
      <When told={draw.opened} />
    </>
  );
}
