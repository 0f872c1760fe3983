/** The launches as boarding passes, or how one comes about while there is none. */
import { Trans } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Pass } from './pass.static.tsx';
import styles from './launches.module.css';

/** Filled in by `follow-launches.ts`. */
export function Launches() {
  return (
    <section className={styles.launches} aria-labelledby="launches-title" data-launches="">
      <h2 id="launches-title">
        <Trans>Launches</Trans>
      </h2>
      <p data-there="none" hidden>
        <Trans>No launch has been announced yet. The first one will stand here, with its date.</Trans>
      </p>
      <div data-there="failed" role="alert" hidden>
        <p>
          <Trans>The launches do not come just now. Nothing has changed by that.</Trans>
        </p>
        <Button look="secondary" size="small" data-launches-retry="">
          <Trans>Retry</Trans>
        </Button>
      </div>
      <p className={styles.late} data-late-launches="" hidden>
        <Trans>This is late: the site has not read the chain for a while.</Trans>
      </p>
      <div className={styles.passes} data-passes="" data-there="some" hidden />
      <Pass />
      <div className={styles.none}>
        <Art name="sketch-volcano" width={240} />
        <div>
          <h3>
            <Trans>How a launch comes about</Trans>
          </h3>
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
