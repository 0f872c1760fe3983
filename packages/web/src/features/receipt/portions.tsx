/** A purchase stage by stage: how much of it each stage sold, and at what price. */
import type { Purchase } from '@lilape/wire/purchases';
import { useLingui } from '@lingui/react/macro';
import { formatPrice } from '#shell/first/format.ts';
import table from '#ui/table/table.module.css';
import { Rounded } from './rounded.tsx';

/** A table with a line a portion; markup of its own, because `ui/table/table.tsx` would be more than the page may load. */
export function Portions({ portions }: { portions: Purchase['bands'] }) {
  const { t, i18n } = useLingui();
  return (
    <table className={table.table} aria-label={t`Stages`}>
      <thead>
        <tr>
          {[t`Stage`, t`Price`, 'LILAPE'].map((title, index) => (
            <th key={title} scope="col" className={index === 0 ? undefined : table.number}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {portions.map(({ stage, price, tokens }) => (
          <tr key={stage}>
            <td>{stage}</td>
            <td className={table.number}>${formatPrice(price, i18n.locale)}</td>
            <td className={table.number}>
              <Rounded tokens={tokens} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
