/** The steps of a draw, each with its time and its proof; who can move it on finds the button at the step. */
import type { DrawSummary } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDecimal } from '#shell/first/format.ts';
import { LastPlace } from '#ui/ending/last-place.tsx';
import { HandIn } from './hand-in.tsx';
import { SettleIt } from './settle-it.tsx';
import { Alarm, Proof, Step, StepList, When } from './step.tsx';
import styles from './table.module.css';

type Props = {
  /** The first two steps: how the list comes about. */
  children: ReactNode;
  hasList: boolean;
  /** The draw that was opened and stands. */
  draw: DrawSummary | null;
  /** Whether its time has come. */
  isDue: boolean;
  /** CID of the manifest of the published list; null while that is not known. */
  listCid: string | null;
  /** Whether it was opened with the list that the site computes; null where that is not known. */
  isListOpened: boolean | null;
  /** What stands at the opening before it: who can do it. */
  opening: ReactNode;
  /** What anyone may do where the number has not come for long. */
  instead?: ReactNode;
  /** Whether nothing is left to be opened. */
  hasNothingToOpen?: boolean;
  /** The last step, and what stands at it before the number is out. */
  naming: { title: string; text: string };
};

/** As comic panels: what is done, what goes on, what is to come. */
export function DrawSteps(props: Props) {
  const { children, hasList, draw, isDue, listCid, isListOpened, opening, naming } = props;
  const { t } = useLingui();
  const isOut = draw !== null && draw.seed !== null;
  const hasOpened = draw !== null || props.hasNothingToOpen === true;
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title">
        <Trans>Step by step</Trans>
      </h2>
      <LastPlace />
      <StepList>
        {children}
        <Step title={t`The draw is opened`} look={hasOpened ? 'done' : hasList ? 'now' : 'ahead'}>
          {draw !== null ? <Opened draw={draw} isListOpened={isListOpened} /> : opening}
        </Step>
        <Step
          title={t`The random number is published`}
          look={isOut ? 'done' : draw !== null ? 'now' : 'ahead'}
        >
          {isOut ? (
            <>
              <Proof name={t`Signature of the beacon, checked by the contract`}>{draw.signature}</Proof>
              <Proof name={t`Random number, the signature’s SHA-256`}>{draw.seed}</Proof>
              <When event={draw.revealed} />
            </>
          ) : isDue && draw !== null ? (
            <>
              <HandIn draw={draw} />
              {props.instead}
            </>
          ) : (
            <p>
              <Trans>
                The beacon signs the round at its time. Anyone can send the signature to the contract.
              </Trans>
            </p>
          )}
        </Step>
        <Step title={naming.title} look={draw?.status === 'settled' ? 'done' : isOut ? 'now' : 'ahead'}>
          {isOut ? <SettleIt draw={draw} listCid={listCid} /> : <p>{naming.text}</p>}
        </Step>
      </StepList>
    </section>
  );
}

function Opened({ draw, isListOpened }: { draw: DrawSummary; isListOpened: boolean | null }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {isListOpened === false && (
        <Alarm>
          <Trans>
            This isn’t the list that this site computes. Don’t trust this draw until you know why.
          </Trans>
        </Alarm>
      )}
      <Proof name={t`Round of the beacon`} time={draw.roundTime}>
        {formatDecimal(String(draw.round), i18n.locale)}
      </Proof>
      <When event={draw.opened} />
    </>
  );
}
