/** How a launch comes about. */
import { Trans } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import styles from './how-a-launch-comes.module.css';

export function HowALaunchComes() {
  return (
    <div className={styles.none}>
      <Art name="sketch-volcano" width={240} />
      <div>
        <h3>
          <Trans>How a launch comes about</Trans>
        </h3>
        <ol className={styles.how}>
          <li>
            <Trans>
              <b>A project applies,</b> with what it is and what it gives. We read every application and turn
              most of them down.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>A date is announced here,</b> with what is given and how many places are drawn. Until the
              snapshot it can be moved or cancelled, and you see every change.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>24 hours before it, the snapshot:</b> everybody’s tier at one block, published as a list
              under its hash.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>The contract draws</b> the places that are not guaranteed, at least 24 hours after its owner
              named the list. Until then anyone can count the list again.
            </Trans>
          </li>
        </ol>
      </div>
    </div>
  );
}
