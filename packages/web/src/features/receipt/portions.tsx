/** A purchase stage by stage: how much of it each stage sold, and at what price. */
import type { Purchase } from '@lilape/wire/purchases';
import { useLingui } from '@lingui/react/macro';
import { formatPrice } from '#shell/first/format.ts';
import { Table } from '#ui/table/table.tsx';
import { Rounded } from './rounded.tsx';

/** A table with a line a portion. */
export function Portions({ portions }: { portions: Purchase['bands'] }) {
  const { t, i18n } = useLingui();
  return (
    <Table
      columns={[
        { title: t`Stage` },
        { title: t`Price`, isNumber: true },
        { title: 'LILAPE', isNumber: true },
      ]}
      rows={portions.map(({ stage, price, tokens }) => ({
        key: stage,
        cells: [stage, `$${formatPrice(price, i18n.locale)}`, <Rounded key={stage} tokens={tokens} />],
      }))}
    />
  );
}
