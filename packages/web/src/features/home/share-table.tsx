/** The seven shares of the supply as a table. */
import { Trans } from '@lingui/react/macro';
import styles from './share-table.module.css';

type Share = { key: string; name: string; percent: number; tokens: string };

/** One row a share: name, percent, tokens. */
export function ShareTable({ shares }: { shares: readonly Share[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>For</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Share</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Tokens</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, name, percent, tokens }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{percent}%</td>
            <td className={styles.number}>{tokens}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
