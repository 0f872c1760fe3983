/** The receipt of a purchase, in place of the form that made it. @see specification §4 Buy flow, decision 73 "a receipt in the sheet" */
import { sentence } from '@lilape/domain/messages/catalogue';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Bought } from '#chain/acts/buy.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { formatAmountDown } from '#text/amount.ts';
import { Joy } from '#ui/joy.tsx';
import { useReceipt } from '#ui/receipt/use-receipt.ts';
import { HowSure } from '#ui/how-sure.tsx';
import styles from './purchase-receipt.module.css';
import { ShareButton } from './share-button.tsx';
import { Slip } from './slip.tsx';

type Props = {
  bought: Bought;
  /** When the sale ends, ISO 8601; null while unknown. */
  endsAt: string | null;
  /** The ETH price as decimal text; null while unknown. */
  ethUsd: string | null;
  /** A link in it was followed. */
  onLeave: () => void;
};

/** What was bought, what it cost, how sure it is, and where to go from here. */
export function PurchaseReceipt({ bought, endsAt, ethUsd, onLeave }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { value } = useReceipt(bought.hash);
  const transaction = value === 'unknown' ? null : value;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => title.current?.focus(), []);
  const tokens = formatAmountDown(bought.tokens, TOKEN_DECIMALS, 2, i18n.locale);
  const purchase = transaction?.purchases[0];
  return (
    <div className={styles.receipt}>
      <div className={styles.stage}>
        <span className={styles.burst}>
          <Joy />
        </span>
        <span className={styles.ape}>
          <Art name="ape-joy" width={160} isEager />
        </span>
      </div>
      <div className={styles.summary}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {sentence('PURCHASE_SUCCESSFUL', { tokens }, language).title}
        </h3>
        <p className={styles.amount}>
          {tokens} <span>LILAPE</span>
        </p>
        <p>
          <Trans>booked to your address</Trans>
        </p>
      </div>
      <Slip
        bought={bought}
        bands={purchase?.bands ?? null}
        endsAt={endsAt}
        ethUsd={ethUsd}
        onLeave={onLeave}
      />
      <HowSure status={purchase?.status ?? 'seen'} />
      <div className={styles.actions}>
        <ButtonLink to="/purchases" isWide onClick={onLeave}>
          <Trans>My purchases</Trans>
        </ButtonLink>
        <ShareButton transaction={purchase === undefined ? null : transaction} />
      </div>
    </div>
  );
}
