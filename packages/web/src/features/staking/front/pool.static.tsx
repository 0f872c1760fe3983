/** The reward pool: what is free, reserved and paid, and what the contract holds, each as a bar with its figures on it. */
import { SHARE_TOKENS } from '@lilape/domain/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/text/format.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import table from '#ui/chart/data-table.module.css';
import styles from './pool.module.css';

const parts = ['paid', 'reserved', 'free', 'staked'] as const;

/** Filled in by `pool-now.ts`, from the site or from the wallet’s own node. @see decision 23 "reserved rewards" */
export function Pool() {
  const { t, i18n } = useLingui();
  const share = formatDecimal(String(SHARE_TOKENS.rewards), i18n.locale);
  const names = {
    paid: t`Paid out`,
    reserved: t`Reserved for open stakes`,
    free: t`Free for new stakes`,
    staked: t`Locked by stakers`,
  };
  const figure = (part: (typeof parts)[number]) => (
    <li key={part} data-part={part}>
      <span className={styles.name}>{names[part]}</span>
      <b className={styles.figure} data-pool={part}>
        <Blank sample="63,103,500,000,000" />
      </b>
    </li>
  );
  return (
    <section className={styles.pool} aria-labelledby="pool-title" data-state="asking">
      <div className={styles.head}>
        <h2 id="pool-title">
          <Trans>The reward pool</Trans>
        </h2>
        <p className={styles.age} aria-live="polite">
          <span data-shown="asking">
            <Trans>Asking the chain…</Trans>
          </span>
          <span data-shown="live">
            <Trans>
              As of block <span data-pool="block">—</span>
            </Trans>
          </span>
          <span data-shown="late">
            <Trans>
              Block <span data-pool="block">—</span> was the last one read. A stake asks the chain itself, so
              it is safe all the same.
            </Trans>
          </span>
          <span data-shown="wallet">
            <Trans>
              This site does not answer; block <span data-pool="block">—</span> by your wallet’s own node
            </Trans>
          </span>
        </p>
      </div>
      <p data-shown="closed">
        <Trans>15% of the supply, {share} LILAPE, is minted into the pool when it is deployed.</Trans>
      </p>
      <div data-shown="failed" role="alert" className={styles.failed}>
        <p>
          <Trans>The site could not read the pool just now. Nothing of it has changed by that.</Trans>
        </p>
        <Button look="secondary" size="small" data-pool-retry="">
          <Trans>Retry</Trans>
        </Button>
      </div>
      <div className={styles.bars}>
        <figure>
          <figcaption>
            <Trans>Rewards: where the pool stands</Trans>
          </figcaption>
          <div className={styles.bar} aria-hidden="true" data-bar="rewards">
            <i data-part="paid" />
            <i data-part="reserved" />
            <i data-part="free" />
          </div>
          <ul className={styles.legend}>{(['paid', 'reserved', 'free'] as const).map(figure)}</ul>
        </figure>
        <figure>
          <figcaption>
            <Trans>The reserve: what the contract holds, and for whom</Trans>
          </figcaption>
          <div className={styles.bar} aria-hidden="true" data-bar="reserve">
            <i data-part="staked" />
            <i data-part="reserved" />
            <i data-part="free" />
          </div>
          <ul className={styles.legend}>
            {figure('staked')}
            <li>
              <span className={styles.name}>
                <Trans>Held in all</Trans>
              </span>
              <b className={styles.figure} data-pool="held">
                <Blank sample="63,103,500,000,000" />
              </b>
            </li>
            <li>
              <span className={styles.name}>
                <Trans>Open stakes, of so many wallets</Trans>
              </span>
              <b className={styles.figure}>
                <span data-pool="open">
                  <Blank sample="12" />
                </span>
                {' / '}
                <span data-pool="stakers">
                  <Blank sample="12" />
                </span>
              </b>
            </li>
          </ul>
        </figure>
      </div>
      <details className={table.details}>
        <summary className={table.summary}>
          <span>{t`The figures as a table`}</span>
        </summary>
        <table className={table.table}>
          <caption>
            <Trans>LILAPE, to the last digit</Trans>
          </caption>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{names[part]}</th>
                <td className={table.number} data-pool-exact={part}>
                  —
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
