/** The cabinet's marquee. */
import { Trans } from '@lingui/react/macro';
import styles from './cabinet.module.css';

/** The name of the game, and whose level it is. */
export function Heads() {
  return (
    <div className={styles.marquee}>
      <h1>
        <Trans>Game</Trans>
      </h1>
      <p className={styles.day} data-shown="title asking ready playing paused won lost timeout failed">
        <Trans>
          The banana hunt, level of <span data-now="day">today</span>
        </Trans>
      </p>
    </div>
  );
}
