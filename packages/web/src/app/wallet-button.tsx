/** The header's wallet button; it weighs nothing until it is pressed. @see specification §2 'Header and navigation' */
import { Trans, useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { openOverlay } from '#shell/first/overlay.ts';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { useSession } from '#shell/wallet/session.ts';

const headPx = 28;

/** Comes with a wallet: without one there is nothing to render. */
const Head = part<{ address: string; size: number }>({
  load: async () => (await import('#ui/lookup/address-head.tsx')).AddressHead,
  blank: () => <svg width={headPx} height={headPx} aria-hidden="true" />,
});

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
        <Head address={session.address} size={headPx} />
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
  return connectButton();
}

/** 'Connect Wallet', which opens the dialog; also what stands in the header where the session cannot be shown. */
export function ConnectButton() {
  return connectButton();
}

/** As an element, not a component: the button stays the same one when the session changes, and so keeps the focus. */
const connectButton = () => (
  <Button look="secondary" size="small" aria-haspopup="dialog" onClick={() => openWalletDialog()}>
    <Trans>Connect Wallet</Trans>
  </Button>
);
