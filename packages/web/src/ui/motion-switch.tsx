/** Pauses all that moves by itself for longer than a moment. @see https://www.w3.org/TR/WCAG22/#pause-stop-hide */
import { Trans } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './motion-switch.module.css';

/** The button, pressed through `frame-actions.ts`. Its name says what a press does now: the style sheet shows one of two, since the HTML is made before that is known. */
export function MotionSwitch() {
  return (
    <button type="button" className={styles.button} data-action="motion">
      <span className={styles.pause}>
        <Pause aria-hidden="true" size={22} />
        <VisuallyHidden>
          <Trans>Pause animations</Trans>
        </VisuallyHidden>
      </span>
      <span className={styles.play}>
        <Play aria-hidden="true" size={22} />
        <VisuallyHidden>
          <Trans>Resume animations</Trans>
        </VisuallyHidden>
      </span>
    </button>
  );
}
