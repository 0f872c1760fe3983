/** What the button that pays says: the deal, or the one thing that is in its way. */
import type { AppError } from '@lilape/domain/app-error';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Quote } from '@lilape/domain/presale/quote';
import { isBuyable } from '@lilape/domain/presale/sale-status';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { PresaleInfo } from '@lilape/wire/presale';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/first/format.ts';
import { formatAmountDown } from '#text/amount.ts';

type Props = {
  isPending: boolean;
  info: PresaleInfo | null;
  isConnected: boolean;
  coin: PaymentToken;
  quote: Quote | null;
  fault: AppError | null;
};

/** The words; short ones, since the sentence about a fault stands beside the amount. */
export function BuyLabel({ isPending, info, isConnected, coin, quote, fault }: Props) {
  if (isPending) return <Trans>Processing...</Trans>;
  if (info?.sold_out === true) return <Trans>Sold out</Trans>;
  if (info?.status === 'upcoming') return <Trans>Not open yet</Trans>;
  if (info !== null && !isBuyable(info.status)) return <Trans>The sale is over</Trans>;
  if (!isConnected) return <Trans>Connect Wallet to buy</Trans>;
  if (fault !== null) return <Reason fault={fault} coin={coin} />;
  return quote === null ? <Trans>Buy LILAPE</Trans> : <Deal coin={coin} quote={quote} />;
}

function Reason({ fault: { code, values }, coin }: { fault: AppError; coin: PaymentToken }) {
  const { i18n } = useLingui();
  if (code === 'INSUFFICIENT_BALANCE') return <Trans>Not enough {coin}</Trans>;
  if (code === 'INSUFFICIENT_ETH') return <Trans>Not enough ETH for the fee</Trans>;
  if (code !== 'BELOW_MINIMUM') return <Trans>Check the amount</Trans>;
  const least = formatDecimal(String(values['min']), i18n.locale);
  return (
    <Trans>
      At least {least} {coin}
    </Trans>
  );
}

function Deal({ coin, quote }: { coin: PaymentToken; quote: Quote }) {
  const { i18n } = useLingui();
  const tokens = formatAmountDown(quote.tokens, TOKEN_DECIMALS, 2, i18n.locale);
  const charged = formatDecimal(formatUnits(quote.chargedUnits, STABLE_DECIMALS), i18n.locale);
  return (
    <span>
      <Trans>
        Buy {tokens} LILAPE for {charged} {coin}
      </Trans>
    </span>
  );
}
