/** A purchase band by band: how much of it each stage sold, and at what price. */
import type { Purchase } from '@lilape/wire/purchases';
import { useLingui } from '@lingui/react/macro';
import { formatDecimal, formatPrice } from '#shell/text/format.ts';
import { Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './receipt.module.css';

/** A table with a line a band. */
export function Bands({ bands }: { bands: Purchase['bands'] }) {
  const { t, i18n } = useLingui();
  return (
    <Table
      className={styles.bands}
      caption={<VisuallyHidden>{t`Stages`}</VisuallyHidden>}
      columns={[
        { title: t`Stage` },
        { title: t`Price`, isNumber: true },
        { title: 'LILAPE', isNumber: true },
      ]}
      rows={bands.map(({ stage, price, tokens }) => ({
        key: stage,
        cells: [stage, `$${formatPrice(price, i18n.locale)}`, formatDecimal(tokens, i18n.locale)],
      }))}
    />
  );
}
