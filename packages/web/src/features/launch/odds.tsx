/** The odds of each tier: how many hold it, how many tickets that makes, and what the chance of one of them is. */
import type { LaunchBody } from '@lilape/wire/launches';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { tierNames } from '#text/tiers.ts';
import { Chance } from '#ui/chance.tsx';
import styles from './launch.module.css';
import { percentOf } from './percent.ts';

/** As it stands until the snapshot, then for good. */
export function Odds({ launch }: { launch: LaunchBody }) {
  const language = useLanguage();
  const crowd = launch.snapshot ?? launch.soFar;
  if (crowd === null) return null;
  const figure = (text: string | number) => formatDecimal(String(text), language);
  const total = figure(crowd.totalTickets);
  return (
    <section className={styles.section} aria-labelledby="odds-title">
      <h2 id="odds-title">
        {launch.snapshot === null ? <Trans>The odds, as it stands</Trans> : <Trans>The odds</Trans>}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Tier</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Wallets</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Tickets</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>One wallet’s chance</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {crowd.tiers.map(({ tier, holders, tickets, chance }) => (
            <tr key={tier}>
              <th scope="row">{tierNames[tier]}</th>
              <td className={styles.number}>{figure(holders)}</td>
              <td className={styles.number}>
                {figure(holders * tickets)}
                <small>{percentOf(holders * tickets, Number(crowd.totalTickets), language)}</small>
              </td>
              <td className={styles.number}>{holders === 0 ? '—' : <Chance of={chance} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <Trans>
          {total} tickets in all. The chance is that of a drawn place; from Jungle King on one place is
          guaranteed besides.
        </Trans>
      </p>
    </section>
  );
}
