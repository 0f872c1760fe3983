/** What the screen says when nothing is played: asking, failed, paused, watched to the end. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import said from '#ui/said.module.css';
import styles from './notes.module.css';

/** Until the level and everything to be painted have come. */
export function Asking() {
  return (
    <div className={styles.note} data-shown="asking" hidden>
      <h2 tabIndex={-1}>
        <Trans>Hanging up the bananas…</Trans>
      </h2>
      <Button look="secondary" data-game-do="leave">
        <Trans>Never mind</Trans>
      </Button>
    </div>
  );
}

/** Why there is no game, and what can be done. */
export function Failed() {
  return (
    <div className={styles.note} data-shown="failed" hidden>
      <Art name="ape-puzzled" width={160} />
      <h2 tabIndex={-1}>
        <Trans>That did not work</Trans>
      </h2>
      <p data-now="reason">
        <Trans>The game could not be loaded. Check your network and try again.</Trans>
      </p>
      <div className={styles.actions}>
        <Button data-game-do="retry">
          <Trans>Retry</Trans>
        </Button>
        <Button look="secondary" data-game-do="practise">
          <Trans>Play for practice</Trans>
        </Button>
        <Button look="plain" data-game-do="leave">
          <Trans>Back</Trans>
        </Button>
      </div>
      <p className={said.small}>
        <Trans>Practice uses a random map and doesn’t count for the board.</Trans>
      </p>
    </div>
  );
}

/** Over the field that stands still. */
export function Paused() {
  return (
    <div className={styles.over} data-shown="paused" hidden>
      <h2 tabIndex={-1}>
        <Trans>Paused</Trans>
      </h2>
      <p>
        <Trans>They’re waiting too. It’s in their contract.</Trans>
      </p>
      <div className={styles.actions}>
        <Button data-game-do="resume">
          <Trans>Go on</Trans>
        </Button>
        <Button look="secondary" data-game-do="leave">
          <Trans>Leave the game</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Below the field of a recorded game: whose it is, how fast it runs, and once more. */
export function Watched() {
  const { t } = useLingui();
  return (
    <div className={styles.watched} data-shown="watching" hidden>
      <h2 tabIndex={-1} data-now="watched">{t`A recorded game`}</h2>
      <Choice
        legend={t`Speed`}
        name="speed"
        options={[
          { value: '1', label: '1×' },
          { value: '2', label: '2×' },
          { value: '4', label: '4×' },
        ]}
      />
      <div className={styles.actions}>
        <Button look="secondary" data-game-do="again">
          <Trans>From the start</Trans>
        </Button>
        <Button
          look="secondary"
          data-copy=""
          data-copied={t`Link copied`}
          data-link=""
          data-failed={t`We couldn’t copy the link. Copy it from the address bar.`}
        >
          <Trans>Copy the link</Trans>
        </Button>
        <Button data-game-do="leave">
          <Trans>Enough</Trans>
        </Button>
      </div>
    </div>
  );
}
