/** Create New Stake: the amount, the sentence that says what comes of it, and the places of what only a wallet knows. */
import { DEFAULT_LOCK_DAYS } from '@lilape/domain/staking/periods';
import { Trans, useLingui } from '@lingui/react/macro';
import { contracts } from '#shell/deployment.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { firstAmount, firstReward, firstRewardInFull } from './wish.ts';
import styles from './stake-form.module.css';

/** The panel; without scripts it says what the first example comes to. */
export function StakeForm() {
  const { t, i18n } = useLingui();
  const tokens = formatDecimal(firstAmount, i18n.locale);
  const reward = formatDecimal(firstReward, i18n.locale);
  const exact = formatDecimal(firstRewardInFull, i18n.locale);
  return (
    <section className={styles.panel} aria-labelledby="create-title">
      <h2 id="create-title">
        <Trans>Create New Stake</Trans>
      </h2>
      <div className={styles.field}>
        <label htmlFor="stake-amount">
          <Trans>Amount to lock</Trans>
        </label>
        <span className={styles.box}>
          <input
            id="stake-amount"
            name="amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            defaultValue={tokens}
            aria-describedby="stake-fault"
          />
          <span aria-hidden="true">LILAPE</span>
        </span>
        <p
          id="stake-fault"
          className={styles.fault}
          aria-live="polite"
          data-fault=""
          data-not-a-number={t`That is not an amount. Digits, and one point for what is behind it.`}
          data-too-precise={t`LILAPE has 18 digits behind the point, and no more.`}
          data-ambiguous={t`Is the comma for thousands or for fractions? Write it without one.`}
        />
      </div>
      <div data-desk="choose" />
      <label className={styles.ape} data-visitor="">
        <input type="checkbox" name="doubled" />
        <Art name="logo-mark" width={44} />
        <span>
          <b>
            <Trans>With one of my apes</Trans>
          </b>{' '}
          <Trans>It doubles the rate and stays in my wallet.</Trans>
        </span>
      </label>
      <p className={styles.sentence} aria-live="polite" data-sentence="">
        <Trans>
          Lock <b data-now="tokens">{tokens}</b> for <b data-now="days">{DEFAULT_LOCK_DAYS}</b> days, get{' '}
          <b className={styles.reward} data-now="reward">
            {reward}
          </b>{' '}
          on{' '}
          <b data-now="end">
            <Blank sample="May 21, 2027" />
          </b>
          , reserved for you when you sign.
        </Trans>
      </p>
      <p className={styles.exact}>
        <Trans>
          To the last digit: <span data-now="exact">{exact}</span> LILAPE, simple interest at{' '}
          <span data-now="apy">20%</span> a year.
        </Trans>
      </p>
      <div data-desk="sign" />
      {contracts.staking !== null && (
        <div data-visitor="">
          <Button size="large" isWide aria-haspopup="dialog" data-connect="">
            {t`Connect Wallet`}
          </Button>
        </div>
      )}
      <p className={styles.note}>
        <Trans>
          Nobody can take a stake out before its day, you included. The network’s fee is all it costs. Rewards
          are LILAPE, whose price can fall to nothing.
        </Trans>
      </p>
    </section>
  );
}
