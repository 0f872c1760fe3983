/** The four tiers, each with what it asks for and what it gives. @see specification §9 Launchpad tiers, decision 26 "tiers" */
import { TIERS, type TierId } from '@lilape/domain/launchpad/tiers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { Status } from '#ui/status.tsx';
import { Exact } from '#ui/exact.tsx';
import { Strip } from '#ui/strip.tsx';
import { Gives } from './gives.tsx';
import { lookup } from '../lookup.ts';
import { heldShort, inFull } from '#text/short-tokens.ts';
import styles from './tier-cards.module.css';
import { tierNames, wholeOf } from '#text/tiers.ts';

/** From the ground up; that of the address that is looked up is marked. */
export function TierCards() {
  const { t, i18n } = useLingui();
  const { result } = useStore(lookup);
  const chances: Record<TierId, string> = {
    'banana-tree': t`Low chance, early whitelist draw`,
    'jungle-king': t`Medium chance, guaranteed whitelist`,
    'volcano-ape': t`High chance, early allocation access`,
    'moon-rider': t`Very high chance, airdrop priority and perks`,
  };
  return (
    <section className={styles.tiers} aria-labelledby="tiers-title">
      <h2 id="tiers-title">
        <Trans>Four tiers</Trans>
      </h2>
      <Strip className={styles.cards}>
        {TIERS.map((tier) => (
          <li key={tier.id} className={styles.card} data-mine={result?.tier === tier.id || undefined}>
            <h3>{tierNames[tier.id]}</h3>
            <p className={styles.from}>
              <Trans>
                from{' '}
                <b>
                  <Exact
                    short={heldShort(String(wholeOf(tier)), i18n.locale)}
                    full={inFull(String(wholeOf(tier)), i18n.locale)}
                  />
                </b>{' '}
                LILAPE
              </Trans>
            </p>
            <p className={styles.chance}>{chances[tier.id]}</p>
            <Gives tier={tier} />
            {result?.tier === tier.id && (
              <p>
                <Status look="now">
                  <Trans>This tier</Trans>
                </Status>
              </p>
            )}
          </li>
        ))}
      </Strip>
    </section>
  );
}
