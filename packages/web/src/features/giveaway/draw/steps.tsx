/** The steps of the giveaway: how its list comes about, then those of any draw. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { Trans, useLingui } from '@lingui/react/macro';
import { DrawSteps } from '#draws/draw-steps.tsx';
import { ListIt } from '#draws/list-it.tsx';
import { Proof, Step } from '#draws/step.tsx';
import { formatDecimal } from '#shell/text/format.ts';
import { isDrawing, type Stage } from '../stage.ts';

export function Steps({ body, stage }: { body: GiveawayBody; stage: Stage }) {
  const { t, i18n } = useLingui();
  const { list, draw, count, isListOpened } = body;
  return (
    <DrawSteps
      hasList={list !== null}
      draw={isDrawing(stage) ? draw : null}
      isDue={stage === 'due'}
      isListOpened={isListOpened}
      listCid={list?.cid ?? null}
      opening={
        list === null ? (
          <p>
            <Trans>
              The contract takes every buyer from the sale’s record; the last of them opens the draw.
            </Trans>
          </p>
        ) : (
          <ListIt body={body} />
        )
      }
      naming={{
        title: t`The winners are named and paid`,
        text: t`Anyone names them to the contract, which checks each and pays.`,
      }}
    >
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
            <Proof name={t`Entrants`}>{formatDecimal(String(count), i18n.locale)}</Proof>
            <Proof name={t`The list’s address on IPFS`}>
              <a href={fillPath(ipfsFile.path, { cid: list.cid })}>{list.cid}</a>
            </Proof>
            <Proof name={t`Root of its tree`}>{list.root}</Proof>
          </>
        )}
      </Step>
    </DrawSteps>
  );
}
