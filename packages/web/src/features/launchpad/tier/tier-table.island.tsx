/** The four tiers as a table: what each asks for and what it gives. @see specification §9 Launchpad tiers, decision 26 "tiers" */
import { TIERS, type TierId } from '@lilape/domain/launchpad/tiers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { heldShort, inFull } from '#text/short-tokens.ts';
import { tierNames, wholeOf } from '#text/tiers.ts';
import { Exact } from '#ui/exact.tsx';
import { Status } from '#ui/status.tsx';
import { Table } from '#ui/table/table.tsx';
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
      <Table
        className={styles.table}
        columns={[{ title: t`Tier` }, { title: t`At\u00A0least` }, { title: t`What you get` }]}
        rows={TIERS.map((tier) => {
          const isMine = result?.tier === tier.id;
          const held = String(wholeOf(tier));
          return {
            key: tier.id,
            isMine,
            cells: [
              <>
                {tierNames[tier.id]}{' '}
                {isMine && (
                  <Status look="now">
                    <Trans>This tier</Trans>
                  </Status>
                )}
              </>,
              <span key="held" className={styles.held}>
                <Exact short={heldShort(held, i18n.locale)} full={inFull(held, i18n.locale)} />
              </span>,
              <>
                <b>
                  <Plural value={tier.tickets} one="# ticket" other="# tickets" />
                </b>{' '}
                <span className={styles.chance}>{chances[tier.id]}</span>
              </>,
            ],
          };
        })}
      />
      <p className={said.small}>
        <Trans>
          A guaranteed place is only as good as the project’s word. Each tier also gets what the ones below it
          get.
        </Trans>
      </p>
    </section>
  );
}
