/** The launches as boarding passes, or how one comes about while there is none. */
import { Trans } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import styles from './launches.module.css';

/** Filled in by `follow-launches.ts`. */
export function Launches() {
  return (
    <section className={styles.launches} aria-labelledby="launches-title">
      <h2 id="launches-title">
        <Trans>Launches</Trans>
      </h2>
      <div className={styles.passes} data-passes="" hidden />
      <div className={styles.none} data-no-launch="">
        <Art name="sketch-volcano" width={240} />
        <div>
          <p className={styles.title}>
            <Trans>No launch yet. This is how one comes about:</Trans>
          </p>
          <ol className={styles.how}>
            <li>
              <Trans>
                <b>A project applies,</b> with what it is and what it gives. We read every application and say
                no to most.
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
                <b>The contract draws</b> the places that are not guaranteed. Anyone can count it again.
              </Trans>
            </li>
          </ol>
        </div>
      </div>
    </section>
  );
}
