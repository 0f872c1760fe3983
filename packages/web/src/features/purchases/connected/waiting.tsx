/** How much of a wallet's purchases waits in the contract, above what happens next with it. */
import { payoutOf } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { Purchase } from '@lilape/wire/purchases';
import { textToTokens } from '@lilape/wire/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Art } from '#shell/ui/art.tsx';
import { formatAmountDown } from '#text/amount.ts';
import { Exact } from '#ui/exact.tsx';
import styles from './purchases.module.css';

const tokensOf = (purchases: readonly Purchase[]): bigint =>
  purchases
    .filter((purchase) => purchase.status !== 'orphaned')
    .reduce((sum, purchase) => sum + textToTokens(purchase.tokens), 0n);

/** Whether the sale is not settled and the purchases come to anything. */
export const isAnythingWaiting = (purchases: readonly Purchase[], status: SaleStatus): boolean =>
  payoutOf(status) === null && tokensOf(purchases) !== 0n;

type Props = { purchases: readonly Purchase[]; status: SaleStatus; children: ReactNode };

/** A panel around its children while anything waits; the children alone once the sale is settled, or where nothing counts. */
export function Waiting({ purchases, status, children }: Props) {
  const { i18n } = useLingui();
  if (!isAnythingWaiting(purchases, status)) return children;
  const tokens = tokensOf(purchases);
  const amount = (places: number) => formatAmountDown(tokens, TOKEN_DECIMALS, places, i18n.locale);
  return (
    <section className={styles.waiting}>
      <p className={styles.amountWaiting}>
        <Trans>
          <Exact short={amount(2)} full={amount(TOKEN_DECIMALS)} /> LILAPE waiting
        </Trans>
      </p>
      {children}
      <div className={styles.keeper}>
        <Art name="ape-guard" width={160} />
      </div>
    </section>
  );
}
