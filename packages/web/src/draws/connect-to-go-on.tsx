/** What stands in place of a draw's button while no wallet is connected. */
import { Trans } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';

/** Opens the dialog of wallets. */
export function ConnectToGoOn() {
  return (
    <div>
      <Button look="secondary" onClick={() => openWalletDialog()}>
        <Trans>Connect a wallet to continue</Trans>
      </Button>
    </div>
  );
}
