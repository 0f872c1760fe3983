/** Who received which share of the supply, and what they hold of it now. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ContractsBody } from '@lilape/wire/contracts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmountDown, formatTextDown } from '#lib/format.ts';
import { recipients } from '#lib/record.ts';
import { Blank } from '#ui/blank.tsx';
import { AddressLine } from './address-line.tsx';
import styles from './recipients.module.css';

const names: Readonly<Record<string, MessageDescriptor>> = {
  presale: msg`The sale`,
  stakingRewardsReserve: msg`Staking and NFT rewards, reserve`,
  liquidityReserve: msg`Liquidity, reserve`,
  marketingReserve: msg`Marketing, reserve`,
  developmentReserve: msg`Development, reserve`,
  teamVesting: msg`Team, vesting contract`,
  daoReserve: msg`DAO, reserve`,
};

/** A row a recipient. */
export function Recipients({ body }: { body: ContractsBody | null }) {
  const { i18n } = useLingui();
  const nowOf = (address: string) =>
    body?.recipients.find((recipient) => recipient.address === address)?.lilape;
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
          const now = nowOf(address);
          const received = formatAmountDown(units, TOKEN_DECIMALS, 0, i18n.locale);
          return (
            <tr key={name}>
              <th scope="row">{label === undefined ? name : i18n._(label)}</th>
              <td>
                <AddressLine address={address} isFull={false} />
              </td>
              <td className={styles.number}>
                <span className={styles.label}>
                  <Trans>Received</Trans>
                </span>
                {received}
              </td>
              <td className={styles.number}>
                <span className={styles.label}>
                  <Trans>Holds now</Trans>
                </span>
                {now === undefined ? <Blank sample={received} /> : formatTextDown(now, 0, i18n.locale)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
