/** A game on the board as the admin page shows it: whose it is, what it came to, and the button that takes it off. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Time } from '#admin/panel.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import { playedTime } from './days.ts';
import type { AdminScore } from './game-api.ts';
import styles from './game-section.module.css';

const looks: Readonly<Record<AdminScore['outcome'], StatusLook>> = {
  won: 'done',
  lost: 'failed',
  timeout: 'ahead',
};

/** Says whose a game is: its name in quotes, or that it has none. */
export function useNameOf(): (score: Pick<AdminScore, 'name'>) => string {
  const { t } = useLingui();
  return ({ name }) => (name === null ? t`A game without a name` : t`“${name}”`);
}

/** The line of a list. */
export function ScoreLine({ of: score, onTakeOff }: { of: AdminScore; onTakeOff: () => void }) {
  const { t } = useLingui();
  const nameOf = useNameOf();
  const { place, name } = score;
  const whose = nameOf(score);
  return (
    <li className={styles.line}>
      <span className={styles.place}>{place}</span>
      <strong className={styles.name} data-none={name === null || undefined}>
        <bdi>{name ?? whose}</bdi>
      </strong>
      <span className={styles.facts}>
        <ScoreFacts of={score} />
      </span>
      <Button
        look="secondary"
        size="small"
        aria-label={t`Take place ${place} off the board: ${whose}`}
        onClick={onTakeOff}
      >
        <Trans>Take off</Trans>
      </Button>
    </li>
  );
}

/** Points, how long it took, how it ended, and when it was handed in. */
export function ScoreFacts({ of: { score, ticks, outcome, time } }: { of: AdminScore }) {
  const { t } = useLingui();
  const ends: Readonly<Record<AdminScore['outcome'], string>> = {
    won: t`game won`,
    lost: t`game lost`,
    timeout: t`time was up`,
  };
  const played = playedTime(ticks);
  return (
    <>
      <span>
        <Plural value={score} one="# point" other="# points" />
      </span>
      <span title={t`Minutes and seconds of play`}>{played}</span>
      <Status look={looks[outcome]}>{ends[outcome]}</Status>
      <Time iso={time} />
    </>
  );
}
