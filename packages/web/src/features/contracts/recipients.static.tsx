/** Who received which share of the supply, and what they hold of it now; written at build time. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmountDown } from '#text/amount.ts';
import { recipients } from './record.ts';
import { AddressLine } from './address-line.static.tsx';
import { Now } from './now.static.tsx';
import styles from './recipients.module.css';

const names: Readonly<Record<string, MessageDescriptor>> = {
  presale: msg`The sale`,
  draws: msg`Giveaway’s prizes, out of marketing; draws contract`,
  reserves: msg`All other shares, until the sale is over; reserves contract`,
  examplePurse: msg`Handed out on this local chain`,
  exampleRewards: msg`Rewards to try staking with on this local chain`,
};

/** A row a recipient. */
export function Recipients() {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>For</Trans>
          </th>
          <th scope="col">
            <Trans>Address</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Received, LILAPE</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Holds now, LILAPE</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipients.map(({ name, address, units }) => {
          const label = names[name];
          const received = formatAmountDown(units, TOKEN_DECIMALS, 0, i18n.locale);
          return (
            <tr key={name}>
              <th scope="row">{label === undefined ? name : i18n._(label)}</th>
              <td>
                <AddressLine address={address} />
              </td>
              <td className={styles.number}>
                <span className={styles.label}>
                  <Trans>Received, LILAPE</Trans>
                </span>
                {received}
              </td>
              <td className={styles.number}>
                <span className={styles.label}>
                  <Trans>Holds now, LILAPE</Trans>
                </span>
                <Now of={`held ${address}`} sample={received} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
