/** The banana hunt: the cabinet with its screens, who is after you, how to play, the board; written at build time, brought to life by `game.mount.ts`. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Board } from './board.tsx';
import { Cabinet } from './cabinet.tsx';
import { Controls } from './controls.tsx';
import { Enemies } from './enemies.tsx';
import styles from './game-page.module.css';

/** The whole page. */
export function GamePage() {
  const { t } = useLingui();
  return (
    <div className={styles.page} data-game="" data-state="title">
      <Cabinet />
      <div className={styles.rest} data-rest="">
        <section aria-labelledby="game-how">
          <h2 id="game-how">{t`How it goes`}</h2>
          <p id="game-rules" className={styles.rules}>
            <Trans>
              Pick up eight bananas, 10 points each. Throw at three enemies, 50 points each. You have 100
              health and five minutes; a win adds a point for every second and every health that is left. They
              always show what they are about to do: step aside, then throw while they catch their breath. It
              hurts them three times as much.
            </Trans>
          </p>
          <Enemies />
        </section>
        <Controls />
        <Board />
      </div>
      <noscript>
        <p className={styles.rules}>
          <Trans>The game and its board need scripts. The rules above do not.</Trans>
        </p>
      </noscript>
    </div>
  );
}
