/** The header's wallet button. */
import { ConnectButton, WalletButton } from './wallet-button.tsx';
import { ErrorBoundary } from '#shell/island/error-boundary.tsx';

/** 'Connect Wallet', or the account; the way to connect stands though the account cannot be shown. */
export function HeaderWallet() {
  return (
    <ErrorBoundary fallback={<ConnectButton />}>
      <WalletButton />
    </ErrorBoundary>
  );
}
