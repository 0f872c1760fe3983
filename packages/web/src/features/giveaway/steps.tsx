/** The five steps of the draw, each with its time and its proof; who can move it on finds the button at the step. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandIn } from '#draws/hand-in.tsx';
import { SettleIt } from '#draws/settle-it.tsx';
import { Alarm, Proof, Step, Strip, When } from '#draws/step.tsx';
import { formatDecimal } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { isDrawing, type Stage } from './front/stage.ts';
import styles from './draw.module.css';

type Props = { body: GiveawayBody; stage: Stage };

/** As a comic strip: what is done, what goes on, what is to come. */
export function Steps({ body, stage }: Props) {
  const { t, i18n } = useLingui();
  const { list, draw, count } = body;
  const isOpened = isDrawing(stage);
  const isOut = stage === 'revealed' || stage === 'settled';
  const entrants = formatDecimal(String(count), i18n.locale);
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title">
        <Trans>Step by step</Trans>
      </h2>
      <Strip>
        <Step title={t`The sale is finalised`} look={list === null ? 'now' : 'done'}>
          {list === null ? (
            <p>
              <Trans>Until then everybody’s tokens still count up, and this list with them.</Trans>
            </p>
          ) : (
            <Proof name={t`Block`}>{formatDecimal(String(list.block), i18n.locale)}</Proof>
          )}
        </Step>
        <Step title={t`The list is published`} look={list === null ? 'ahead' : 'done'}>
          {list === null ? (
            <p>
              <Trans>Every entrant with their tokens, under the hash of its bytes.</Trans>
            </p>
          ) : (
            <>
              <Proof name={t`Entrants`}>{entrants}</Proof>
              <Proof name={t`The list’s address on IPFS`}>
                <a href={fillPath(ipfsFile.path, { cid: list.cid })}>{list.cid}</a>
              </Proof>
              <Proof name={t`Root of its tree`}>{list.root}</Proof>
            </>
          )}
        </Step>
        <Step title={t`The draw is opened`} look={isOpened ? 'done' : list === null ? 'ahead' : 'now'}>
          <Opened body={body} isOpened={isOpened} />
        </Step>
        <Step title={t`The number comes out`} look={isOut ? 'done' : isOpened ? 'now' : 'ahead'}>
          {draw?.seed != null && isOut ? (
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
        <Step
          title={t`The winners are named and paid`}
          look={stage === 'settled' ? 'done' : isOut ? 'now' : 'ahead'}
        >
          {isOut && draw !== null ? (
            <SettleIt draw={draw} />
          ) : (
            <p>
              <Trans>Anyone names them to the contract, which checks each and pays.</Trans>
            </p>
          )}
        </Step>
      </Strip>
    </section>
  );
}

function Opened({ body: { draw, isListOpened }, isOpened }: { body: GiveawayBody; isOpened: boolean }) {
  const { t, i18n } = useLingui();
  if (draw === null || !isOpened)
    return (
      <p>
        {draw?.status === 'withdrawn' ? (
          <Trans>It was opened once and taken back. It can be opened again, with the same list.</Trans>
        ) : (
          <Trans>The owner names the list and a round of the beacon that lies ahead, in one event.</Trans>
        )}
      </p>
    );
  return (
    <>
      {isListOpened === false && (
        <Alarm>
          <Trans>
            This is not the list that this site reckons from the sale. Do not believe this draw before you
            know why.
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
