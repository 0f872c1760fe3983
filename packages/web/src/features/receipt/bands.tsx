/** A purchase band by band: how much of it each stage sold, and at what price. */
import type { Purchase } from '@lilape/wire/purchases';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal, formatPrice } from '#shell/text/format.ts';
import styles from './receipt.module.css';

/** A table with a line a band. */
export function Bands({ bands }: { bands: Purchase['bands'] }) {
  const { t, i18n } = useLingui();
  return (
    <table className={styles.bands} aria-label={t`Stages`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Stage</Trans>
          </th>
          <th scope="col">
            <Trans>Price</Trans>
          </th>
          <th scope="col">LILAPE</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ stage, price, tokens }) => (
          <tr key={stage}>
            <td>{stage}</td>
            <td>${formatPrice(price, i18n.locale)}</td>
            <td>{formatDecimal(tokens, i18n.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
