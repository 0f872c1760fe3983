/** A purchase stage by stage: how much of it each stage sold, and at what price. */
import type { Purchase } from '@lilape/wire/purchases';
import { useLingui } from '@lingui/react/macro';
import { formatDecimal, formatPrice } from '#shell/text/format.ts';
import { Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './receipt.module.css';

/** A table with a line a portion. */
export function Portions({ portions }: { portions: Purchase['portions'] }) {
  const { t, i18n } = useLingui();
  return (
    <Table
      className={styles.portions}
      caption={<VisuallyHidden>{t`Stages`}</VisuallyHidden>}
      columns={[
        { title: t`Stage` },
        { title: t`Price`, isNumber: true },
        { title: 'LILAPE', isNumber: true },
      ]}
      rows={portions.map(({ stage, price, tokens }) => ({
        key: stage,
        cells: [stage, `$${formatPrice(price, i18n.locale)}`, formatDecimal(tokens, i18n.locale)],
      }))}
    />
  );
}
