/** The sale as every visitor sees it. */
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal, formatDollars, formatPrice, formatTextDown } from '#shell/text/format.ts';
import { readSale } from './desk-api.ts';
import styles from '#desk/desk.module.css';
import { Panel, Row, Time } from '#desk/panel.tsx';
import { usePolled } from '#desk/use-polled.ts';

/** Where it stands; there is nothing to press, for the sale's powers are its owner's wallet's. */
export function SalePanel() {
  const { t } = useLingui();
  const language = useLanguage();
  const of = usePolled('sale', readSale);
  return (
    <Panel title={t`Sale`} of={of}>
      {({ sale, totals }) => (
        <dl className={styles.rows}>
          <Row name={t`State`}>
            <StatusWord status={sale.status} />
          </Row>
          <Row name={t`Stage`}>{sale.current_stage}</Row>
          <Row name={t`Price, $`}>{formatPrice(sale.current_price, language)}</Row>
          <Row name={t`Raised, $`}>{formatDollars(totals.totalRaised, language)}</Row>
          <Row name={t`Sold, LILAPE`}>{formatTextDown(sale.total_tokens_sold, 2, language)}</Row>
          <Row name={t`Buyers`}>{formatDecimal(String(totals.totalHolders), language)}</Row>
          <Row name={t`Purchases`}>{formatDecimal(String(totals.totalPurchases), language)}</Row>
          <Row name={t`Ends`}>
            <Time iso={sale.ends_at} />
          </Row>
        </dl>
      )}
    </Panel>
  );
}

function StatusWord({ status }: { status: SaleStatus }) {
  const { t } = useLingui();
  const words: Record<SaleStatus, string> = {
    upcoming: t`not begun`,
    open: t`open`,
    closing: t`closing early`,
    ended: t`ended, to be finalised`,
    finalised: t`finalised`,
    refunding: t`refunding`,
    cancelled: t`cancelled`,
  };
  return <>{words[status]}</>;
}
