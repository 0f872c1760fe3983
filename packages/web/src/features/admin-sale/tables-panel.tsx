/** The ledger of the sale as files for a spreadsheet. */
import type { SaleTable } from '@lilape/wire/admin-sale';
import { Trans, useLingui } from '@lingui/react/macro';
import admin from '#admin/admin.module.css';
import { Box } from '#admin/panel.tsx';
import { tablePath } from './admin-sale-api.ts';

/** A link each: the browser takes the file as it is sent, however long it is. */
export function TablesPanel() {
  const { t } = useLingui();
  const words: Record<SaleTable, string> = {
    purchases: t`Purchases`,
    buyers: t`Buyers: bought, claimed, refunded`,
    refunds: t`Refunds`,
    claims: t`Claims`,
    hours: t`Raised by hour`,
  };
  return (
    <Box title={t`Tables (CSV)`} isForLater>
      <ul className={admin.links}>
        {Object.entries(words).map(([table, name]) => (
          <li key={table}>
            <a href={tablePath(table as SaleTable)} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className={admin.none}>
        <Trans>Each file shows one moment; its name says up to which block. Times are UTC.</Trans>
      </p>
    </Box>
  );
}
