/** The title card: what this is, what it costs, and Start. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import styles from './title-card.module.css';

/** What stands on the screen before a game. */
export function TitleCard() {
  const { t } = useLingui();
  return (
    <div className={styles.card} data-shown="title">
      <div className={styles.cast} aria-hidden="true">
        <Art name="cast-parrot" width={140} isEager />
        <Art name="ape-joy" width={240} isEager />
        <Art name="cast-snake" width={140} isEager />
        <Art name="cast-crab" width={140} isEager />
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>
          <Trans>Eight bananas, three crooks, one small ape. Everybody plays the same level today.</Trans>
        </p>
        <div className={styles.actions}>
          <Button size="large" data-game-do="start">
            <Trans>Start</Trans>
          </Button>
          <Button look="secondary" data-game-do="practise">
            <Trans>Practise on another level</Trans>
          </Button>
        </div>
        <p className={styles.stamp}>
          <Trans>No wallet, no prize</Trans>
        </p>
        <p className={styles.small}>
          <Trans>It is free, and a place on the board wins nothing but the place.</Trans>
        </p>
        <div className={styles.unsent} data-unsent="" hidden>
          <p>
            <Trans>
              Your last game, <strong data-now="unsentScore">—</strong> points, is not on the board yet.
            </Trans>
          </p>
          <Button size="small" data-game-do="unsent">
            <Trans>Show it</Trans>
          </Button>
          <Button look="plain" size="small" data-game-do="forget" title={t`The game is lost then`}>
            <Trans>Throw it away</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
