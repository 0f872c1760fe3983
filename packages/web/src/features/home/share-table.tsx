/** The seven shares of the supply as a table. */
import { useLingui } from '@lingui/react/macro';
import { Table } from '#ui/table/table.tsx';
import styles from './share-table.module.css';

type Share = { key: string; name: string; percent: number; tokens: string };

/** One row a share: name, percent, tokens. */
export function ShareTable({ shares }: { shares: readonly Share[] }) {
  const { t } = useLingui();
  return (
    <Table
      className={styles.table}
      columns={[{ title: t`For` }, { title: t`Share`, isNumber: true }, { title: t`Tokens`, isNumber: true }]}
      rows={shares.map(({ key, name, percent, tokens }) => ({ key, cells: [name, `${percent}%`, tokens] }))}
    />
  );
}
