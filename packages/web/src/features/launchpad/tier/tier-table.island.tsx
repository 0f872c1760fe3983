/** The four tiers as a table: what each asks for and what it gives. @see specification §9 Launchpad tiers, decision 26 "tiers" */
import { TIERS, type TierId } from '@lilape/domain/launchpad/tiers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { heldShort, inFull } from '#text/short-tokens.ts';
import { tierNames, wholeOf } from '#text/tiers.ts';
import { Exact } from '#ui/exact.tsx';
import { Status } from '#ui/status.tsx';
import { lookup } from '../lookup.ts';
import said from '#ui/said.module.css';
import styles from './tier-table.module.css';

/** From the ground up; that of the address that is looked up is marked. */
export function TierTable() {
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Tier</Trans>
            </th>
            <th scope="col">
              <Trans>Hold at least</Trans>
            </th>
            <th scope="col">
              <Trans>What you get</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <tr key={tier.id} data-mine={result?.tier === tier.id || undefined}>
              <th scope="row">
                {tierNames[tier.id]}{' '}
                {result?.tier === tier.id && (
                  <Status look="now">
                    <Trans>This tier</Trans>
                  </Status>
                )}
              </th>
              <td className={styles.held}>
                <Exact
                  short={heldShort(String(wholeOf(tier)), i18n.locale)}
                  full={inFull(String(wholeOf(tier)), i18n.locale)}
                />
              </td>
              <td>
                <b>
                  <Plural value={tier.tickets} one="# ticket" other="# tickets" />
                </b>{' '}
                <span>{chances[tier.id]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={said.small}>
        <Trans>
          A guaranteed place is as good as the project’s word. Each tier also gets what the ones below it get.
        </Trans>
      </p>
    </section>
  );
}
