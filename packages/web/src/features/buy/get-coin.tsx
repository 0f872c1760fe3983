/** The way to a coin that the wallet has too little of. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { Trans } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { closeOverlay } from '#shell/first/overlay.ts';

/** Leads to the guide's step about bringing coins to Base; the amount is kept. */
export function GetCoin({ coin }: { coin: PaymentToken }) {
  return (
    <Link to="/how-to-buy#fund" onClick={() => closeOverlay('buy')}>
      <Trans>Get {coin}</Trans>
    </Link>
  );
}
