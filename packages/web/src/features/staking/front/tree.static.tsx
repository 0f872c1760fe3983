/** The banana tree: three branches, three locks; the one that is chosen bears the ape. */
import { DEFAULT_LOCK_DAYS, PERIODS } from '@lilape/domain/staking/periods';
import { Trans, useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import styles from './tree.module.css';

const percent = (bps: number) => `${bps / 100}%`;

/** The locks as radio buttons, which a style sheet reads the choice from. @see specification §9 Staking */
export function Tree() {
  const { t } = useLingui();
  return (
    <fieldset className={styles.tree}>
      <legend className={styles.legend}>{t`Lock period`}</legend>
      <span className={styles.drawing}>
        <Art name="banana-tree" width={1200} isEager />
      </span>
      {PERIODS.map(({ lockDays, baseApyBps, apeApyBps }, index) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words stand deeper than the rule looks
        <label key={lockDays} className={styles.lock}>
          <input
            className={styles.radio}
            type="radio"
            name="lock"
            value={lockDays}
            defaultChecked={lockDays === DEFAULT_LOCK_DAYS}
          />
          <span className={styles.card}>
            <span className={styles.days}>
              <Trans>{lockDays} days</Trans>
            </span>
            <span className={styles.apy}>
              {percent(baseApyBps)}{' '}
              <small>
                <Trans>a year</Trans>
              </small>
            </span>
            <span className={styles.doubled}>
              <Trans>
                <b>{percent(apeApyBps)}</b> with an ape
              </Trans>
            </span>
            <span className={styles.bunch} aria-hidden="true">
              {Array.from({ length: index + 1 }, (_, banana) => (
                <Art key={banana} name="banana" width={40} />
              ))}
            </span>
            <span className={styles.sitter} aria-hidden="true">
              <Art name="logo-mark" width={64} />
              <img alt="" data-sitter="" width={64} height={64} hidden />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
