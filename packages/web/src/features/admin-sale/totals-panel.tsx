/** The sale in sums: what came in, what was withdrawn, what waits to be claimed. */
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import type { AdminSale } from '@lilape/wire/admin-sale';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { cutDown, formatDecimal, formatDollars } from '#shell/first/format.ts';
import { Exact } from '#ui/exact.tsx';
import { Panel, Row, Time } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';

type Of = { of: Polled<AdminSale> };

/** Where it stands. */
export function TotalsPanel({ of }: Of) {
  const { t } = useLingui();
  const language = useLanguage();
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <Panel title={t`Sale`} of={of}>
      {(sale) => (
        <dl>
          <Row name={t`State`}>
            <StatusWord status={sale.status} />
          </Row>
          <Row name={t`Raised, $`}>{formatDollars(sale.raised, language)}</Row>
          <Row name={t`Its goal, $`}>{formatDollars(sale.soft_cap, language)}</Row>
          <Row name={t`Sold, LILAPE`}>
            <Tokens amount={sale.tokens} />
          </Row>
          <Row name={t`Purchases`}>{figure(sale.purchases)}</Row>
          <Row name={t`Buyers`}>{figure(sale.buyers)}</Row>
          <Row name={t`Opens`}>
            <Time iso={sale.starts_at} isShort />
          </Row>
          <Row name={t`Ends`}>
            <Time iso={sale.ends_at} isShort />
          </Row>
          <Row name={t`Read up to block`}>{figure(sale.block)}</Row>
        </dl>
      )}
    </Panel>
  );
}

/** What buyers have taken, and what they may take yet. */
export function PayoutsPanel({ of }: Of) {
  const { t } = useLingui();
  const language = useLanguage();
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <Panel title={t`Refunds and claims`} of={of} isForLater>
      {({ refunds, claims, coins }) => (
        <dl>
          <Row name={t`Refunded, $`}>{formatDollars(refunds.refunded, language)}</Row>
          <Row name={t`Yet to be refunded, $`}>{formatDollars(refunds.open, language)}</Row>
          <Row name={t`Buyers with everything refunded`}>{figure(refunds.buyers_done)}</Row>
          <Row name={t`Buyers who can still get a refund`}>{figure(refunds.buyers_open)}</Row>
          <Row name={t`Claimed, LILAPE`}>
            <Tokens amount={claims.claimed} />
          </Row>
          <Row name={t`Yet to be claimed, LILAPE`}>
            <Tokens amount={claims.open} />
          </Row>
          <Row name={t`Buyers who claimed`}>{figure(claims.buyers_done)}</Row>
          <Row name={t`Buyers who may claim yet`}>{figure(claims.buyers_open)}</Row>
          {coins.map(({ coin, collected }) => (
            <Row key={coin} name={t`Sent to the treasury, ${coin}`}>
              {formatDollars(collected, language)}
            </Row>
          ))}
        </dl>
      )}
    </Panel>
  );
}

/** Cut to hundredths, exact on a tap. */
function Tokens({ amount }: { amount: string }) {
  const language = useLanguage();
  return <Exact short={formatDecimal(cutDown(amount, 2), language)} full={formatDecimal(amount, language)} />;
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
