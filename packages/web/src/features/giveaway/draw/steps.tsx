/** The steps of the giveaway: how its list comes about, then those of any draw. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { Trans, useLingui } from '@lingui/react/macro';
import { DrawSteps } from '#draws/draw-steps.tsx';
import { ListIt } from '#draws/list-it.tsx';
import { Proof, Step } from '#draws/step.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { isDrawing, isOverdue, type Stage } from '../stage.ts';
import { EndIt, RenewIt } from './stuck.tsx';

type Props = {
  body: GiveawayBody;
  stage: Stage;
  /** Unix milliseconds by the chain's clock. */
  nowMs: number;
};

export function Steps({ body, stage, nowMs }: Props) {
  const { t, i18n } = useLingui();
  const { list, draw, count, isListOpened } = body;
  const isFixed = list !== null || stage === 'empty';
  return (
    <DrawSteps
      hasList={isFixed}
      draw={isDrawing(stage) ? draw : null}
      isDue={stage === 'due'}
      isListOpened={isListOpened}
      listCid={list?.cid ?? null}
      instead={draw !== null && isOverdue(draw, nowMs) && <RenewIt round={draw.round} />}
      opening={
        list !== null ? (
          <ListIt body={body} />
        ) : isFixed ? (
          <EndIt body={body} />
        ) : (
          <p>
            <Trans>
              The contract takes every buyer from the sale’s record; the last of them opens the draw.
            </Trans>
          </p>
        )
      }
      naming={{
        title: t`The winners are named and paid`,
        text: t`Anyone can submit the winners; the contract checks each one and pays.`,
      }}
    >
      <Step
        title={isFixed ? t`The sale is finalised` : t`Until the sale is finalised`}
        look={isFixed ? 'done' : 'now'}
      >
        {!isFixed ? (
          <p>
            <Trans>Tokens still add up, and the list changes with them.</Trans>
          </p>
        ) : (
          list !== null && <Proof name={t`Block`}>{formatDecimal(String(list.block), i18n.locale)}</Proof>
        )}
      </Step>
      <Step title={t`The list is published`} look={list === null ? 'ahead' : 'done'}>
        {list === null ? (
          <p>
            <Trans>Every entrant with their tokens, in a file named by its hash.</Trans>
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
