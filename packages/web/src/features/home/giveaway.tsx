/** The giveaway of 500 million tokens: prizes and rules. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '#ui/section.tsx';
import styles from './home.module.css';

/** Section `giveaway`. @see decision 15 */
export function Giveaway() {
  const { t } = useLingui();
  return (
    <Section
      id="giveaway"
      look="banana"
      title={t`500M giveaway`}
      lead={t`500,000,000 LILAPE for three buyers, and a LilApe NFT for a hundred more.`}
    >
      <dl className={styles.facts}>
        <Prize name={t`First prize`} value={t`250M`} />
        <Prize name={t`Second prize`} value={t`150M`} />
        <Prize name={t`Third prize`} value={t`100M`} />
        <Prize name={t`Runner-up apes`} value="100" />
      </dl>
      <p className={styles.rules}>
        <Trans>
          Every buyer is entered automatically, with a chance in proportion to the tokens bought, and can win
          once. The list of entrants and a future public random number are fixed on chain before the draw, so
          that anyone can check who won. Addresses of the team cannot win.
        </Trans>
      </p>
    </Section>
  );
}

function Prize({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
