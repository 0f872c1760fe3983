/** What stands over the field during a game: hearts, boxes with figures, sound and pause. */
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import styles from './hud.module.css';

/** Twenty health each. */
const HEARTS = 5;

/** The figures and the two buttons; `cabinet/hud.ts` fills it. */
export function Hud() {
  const { t } = useLingui();
  return (
    <div className={styles.hud} data-hud="">
      <p className={styles.health}>
        <span className={styles.hearts} aria-hidden="true">
          {Array.from({ length: HEARTS }, (_, index) => (
            <i key={index} data-heart="" />
          ))}
        </span>
        <span className={styles.label}>{t`Health`}</span> <b data-now="health">100</b>
      </p>
      <p>
        <span className={styles.label}>{t`Points`}</span> <b data-now="score">0</b>
      </p>
      <p>
        <span className={styles.label}>{t`Bananas`}</span> <b data-now="bananas">8</b>
      </p>
      <p>
        <span className={styles.label}>{t`Enemies`}</span> <b data-now="enemies">3</b>
      </p>
      <p>
        <span className={styles.label}>{t`Time`}</span> <b data-now="time">5:00</b>
      </p>
      <button
        type="button"
        className={styles.button}
        data-game-do="sound"
        aria-pressed="false"
        aria-label={t`Sound`}
      >
        <Volume2 aria-hidden="true" />
        <VolumeX aria-hidden="true" />
      </button>
      <button type="button" className={styles.button} data-game-do="pause" aria-label={t`Pause`}>
        <Pause aria-hidden="true" />
        <Play aria-hidden="true" />
      </button>
    </div>
  );
}
