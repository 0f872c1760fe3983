/** The header's wallet button; it weighs nothing until it is pressed. @see specification §2 'Header and navigation' */
import { Trans, useLingui } from '@lingui/react/macro';
import { shortAddress } from '#lib/short-address.ts';
import { Button } from '#ui/button.tsx';
import { openOverlay } from '#ui/overlay.ts';
import { openWalletDialog } from '#wallet/choose-wallet.ts';
import { useSession } from '#wallet/session.ts';

/** 'Connect Wallet', 'Connecting...', or the short address, which opens the account menu. */
export function WalletButton() {
  const { t } = useLingui();
  const session = useSession();
  if (session.status === 'connected') {
    const short = shortAddress(session.address);
    return (
      <Button
        look="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Your wallet, ${short}`}
        onClick={() => openOverlay('account')}
      >
        {short}
        <span aria-hidden="true">▾</span>
      </Button>
    );
  }
  if (session.status === 'connecting')
    return (
      <Button look="secondary" size="small" isBusy>
        <Trans>Connecting...</Trans>
      </Button>
    );
  return (
    <Button look="secondary" size="small" aria-haspopup="dialog" onClick={() => openWalletDialog()}>
      <Trans>Connect Wallet</Trans>
    </Button>
  );
}
