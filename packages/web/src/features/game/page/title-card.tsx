/** The title card: what this is, what it costs, and Start. */
import { Trans } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import styles from './title-card.module.css';

/** What stands on the screen before a game. */
export function TitleCard() {
  return (
    <div className={styles.card} data-shown="title">
      <div className={styles.poster}>
        <Art name="hunt-poster" width={960} isEager />
      </div>
      <p className={styles.title}>
        <Trans>The banana hunt</Trans>
      </p>
      <div className={styles.cast} aria-hidden="true">
        <Art name="cast-parrot" width={180} isEager />
        <Art name="cast-snake" width={160} isEager />
        <Art name="cast-crab" width={170} isEager />
        <Art name="ape-joy" width={400} isEager />
      </div>
      <div className={styles.words}>
        <div className={styles.kept} data-kept="finished" hidden>
          <p>
            <Trans>
              Your last game, <strong data-now="keptScore">—</strong> points, is not on the board yet.
            </Trans>
          </p>
          <Button size="small" data-game-do="kept">
            <Trans>Show it</Trans>
          </Button>
          <Button look="plain" size="small" data-game-do="forget">
            <Trans>Throw it away</Trans>
          </Button>
        </div>
        <div className={styles.kept} data-kept="open" hidden>
          <p>
            <Trans>You left a game in the middle. They have been waiting since.</Trans>
          </p>
          <Button size="small" data-game-do="continue">
            <Trans>Go on with it</Trans>
          </Button>
          <Button look="plain" size="small" data-game-do="forget">
            <Trans>Throw it away</Trans>
          </Button>
        </div>
        <div className={styles.caption}>
          <p className={styles.lead}>
            <Trans>Eight bananas, three crooks, one small ape. Everybody plays the same level today.</Trans>
          </p>
          <p className={styles.small}>
            <Trans>It is free, and a place on the board wins nothing but the place.</Trans>
          </p>
        </div>
        <div className={styles.actions}>
          <Button size="large" data-game-do="start">
            <Trans>Start</Trans>
          </Button>
          <Button look="secondary" data-game-do="practise">
            <Trans>Practise</Trans>
          </Button>
        </div>
        <p className={styles.stamp}>
          <Trans>No wallet, no prize</Trans>
        </p>
      </div>
    </div>
  );
}
