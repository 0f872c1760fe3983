/** How the ape is led: by mouse, by keys alone, by thumbs, by a gamepad. */
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './controls.module.css';

/** Four ways, each in a sentence. */
export function Controls() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="game-controls">
      <h2 id="game-controls">{t`Hands`}</h2>
      <dl className={styles.controls}>
        <div>
          <dt>{t`Keys and mouse`}</dt>
          <dd>
            <Trans>
              <kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd> walk, the mouse aims, its button throws.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>{t`Keys alone`}</dt>
          <dd>
            <Trans>
              <kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd> walk, the arrows throw that way, two at once
              go diagonally; <kbd>Space</kbd> throws at the nearest one that the ape sees.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>{t`Thumbs`}</dt>
          <dd>
            <Trans>
              The left one walks, the right one aims and throws for as long as you hold it; a tap throws at
              the nearest.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>{t`Gamepad`}</dt>
          <dd>
            <Trans>The left stick walks, the right one aims, a trigger throws.</Trans>
          </dd>
        </div>
      </dl>
      <p className={styles.more}>
        <Trans>
          <kbd>Esc</kbd> or <kbd>P</kbd> pauses, and so does looking away. Sound is off until you turn it on.
        </Trans>
      </p>
    </section>
  );
}
