/** A boarding pass while no launch has been announced: nothing on it is known, and it says so. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Status } from '#ui/status.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import clock from '#ui/clock.module.css';
import styles from './boarding-pass.module.css';

/** The pass of a flight that nobody has announced. */
export function FirstPass() {
  const { t } = useLingui();
  const unknown = t`not known yet`;
  return (
    <div className={styles.place}>
      <div className={styles.pass}>
        <div className={styles.main}>
          <div className={styles.head}>
            <h3>
              <Trans>Flight 001</Trans>
            </h3>
            <span className={styles.stamps}>
              <Status look="ahead">
                <Trans>Gate not announced</Trans>
              </Status>
            </span>
          </div>
          <p>
            <Trans>No launch has been announced yet. The first one will be here, with its date.</Trans>
          </p>
          <Facts className={styles.facts}>
            <Fact name={t`Offers (the project says)`}>{unknown}</Fact>
            <Fact name={t`Drawn places`}>{unknown}</Fact>
            <Fact name={t`Snapshot`}>{t`24 hours before the launch`}</Fact>
            <Fact name={t`Launch`}>{unknown}</Fact>
          </Facts>
        </div>
        <div className={styles.stub}>
          <span className={clock.clock} aria-hidden="true">
            --:--
          </span>
          <span>
            <Trans>Nothing to board, nothing to pay.</Trans>
          </span>
          <span className={styles.bars} aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}
