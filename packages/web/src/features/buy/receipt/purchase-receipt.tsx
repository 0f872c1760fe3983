/** The receipt of a purchase, in place of the form that made it. @see specification §4 Buy flow, decision 73 "a receipt in the sheet" */
import { sentence } from '@lilape/domain/messages/catalogue';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bought } from '#chain/acts/buy.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatAmountDown } from '#text/amount.ts';
import { Ending } from '#ui/ending/ending.tsx';
import { useSureness } from '#ui/receipt/use-sureness.ts';
import { useRows } from './use-rows.tsx';

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
  const { sure, transaction } = useSureness(bought.hash);
  const tokens = formatAmountDown(bought.tokens, TOKEN_DECIMALS, 2, i18n.locale);
  const purchase = transaction?.purchases[0];
  const rows = useRows({ bought, portions: purchase?.bands ?? null, endsAt, ethUsd, onLeave });
  // The ledger has the words of the picture.
  const share =
    transaction === null || purchase === undefined
      ? null
      : async () => (await import('#ui/receipt/share.ts')).shareReceipt(transaction, language);
  return (
    <Ending
      isInSheet
      title={sentence('PURCHASE_SUCCESSFUL', { tokens }, language).title ?? ''}
      figure={tokens}
      unit="LILAPE"
      says={<Trans>booked to your address</Trans>}
      rows={rows}
      sure={sure}
      next={{ to: '/purchases', words: <Trans>My purchases</Trans>, onClick: onLeave }}
      share={share}
    />
  );
}
