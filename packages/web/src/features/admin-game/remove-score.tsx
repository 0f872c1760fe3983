/** Taking a game off the board: what goes is named, and nothing brings it back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { usePress } from '#admin/use-press.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type AdminScore, isGone, takeOff } from './game-api.ts';
import said from '#ui/said.module.css';
import styles from './game-section.module.css';
import { ScoreFacts, useNameOf } from './score-line.tsx';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = {
  score: AdminScore;
  day: string;
  /** Called once the game is off the board already. */
  onGone: () => void;
  onClose: () => void;
  onDone: () => void;
};

/** The dialog; where it fails it stays, and can be tried again unless the game is gone. */
export function RemoveScore({ score, day, onGone, onClose, onDone }: Props) {
  const { t } = useLingui();
  const whose = useNameOf()(score);
  const { place, number } = score;
  const { isBusy, failure, press } = usePress(async () => {
    try {
      await takeOff(number);
    } catch (failed) {
      if (isGone(failed)) onGone();
      throw failed;
    }
    onDone();
  });
  const wasFaster = isGone(failure);
  return (
    <Dialog title={t`Take place ${place} off the board?`} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.whose}>
          <bdi>{whose}</bdi>
        </p>
        <p className={styles.facts}>
          <span>
            <Trans>Board of {day}</Trans>
          </span>
          <ScoreFacts of={score} />
        </p>
        <p>
          <Trans>
            The game is deleted with its name and its recording, and can’t be restored. Everyone below moves
            up. The player can submit another game.
          </Trans>
        </p>
        <div className={said.alert} role="alert">
          {wasFaster ? (
            <Trans>
              It’s off the board already: another admin removed it, or the server’s answer got lost.
            </Trans>
          ) : (
            failure !== null && <Fault error={failure} />
          )}
        </div>
        <div className={styles.buttons}>
          {!wasFaster && (
            <Button look="danger" isBusy={isBusy} onClick={() => void press()}>
              <Trans>Remove it for good</Trans>
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {wasFaster ? <Trans>Close</Trans> : <Trans>Keep it</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
